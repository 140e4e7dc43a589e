//! Components of messages, walked as the JSON that they are.

use serde_json::Value;

use crate::json::Read;

/// Visits every component, outer ones first.
pub(crate) fn each(components: &[Value], visit: &mut impl FnMut(&Value)) {
    for component in components {
        visit(component);
        each(component.list("components"), visit);
        for key in ["accessory", "component"] {
            if let Some(inner) = component.get(key) {
                each(std::slice::from_ref(inner), visit);
            }
        }
    }
}
