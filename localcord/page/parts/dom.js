// Making elements. Text always becomes text nodes, so nothing that a user wrote is ever read as HTML.

const SVG = "http://www.w3.org/2000/svg";

function fill(element, attributes, children) {
  for (const [name, value] of Object.entries(attributes ?? {})) {
    if (value === null || value === undefined || value === false) continue;
    if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else if (name === "data") Object.assign(element.dataset, value);
    else element.setAttribute(name, value === true ? "" : value);
  }
  element.append(...children.flat(Infinity).filter((child) => child !== null && child !== undefined && child !== false));
  return element;
}

/** An element with attributes (`onclick` and the like take functions, `data` an object) and children. */
export function h(name, attributes, ...children) {
  return fill(document.createElement(name), attributes, children);
}

/** The same for drawings. */
export function svg(name, attributes, ...children) {
  return fill(document.createElementNS(SVG, name), attributes, children);
}

/** The element with this id. */
export const byId = (id) => document.getElementById(id);

/** A button that is not part of a form's submission. */
export function button(words, onclick, attributes) {
  return h("button", { type: "button", onclick, ...attributes }, words);
}

let lastNumber = 0;
/** An id that no other element has. */
export const freshId = (stem) => `${stem}-${(lastNumber += 1)}`;

/**
 * Brings the children of `parent` in line with `items`. Children whose `mark` has not changed stay the very same
 * elements, so that focus, scroll position and half typed text in them survive.
 */
export function keep(parent, items, key, mark, make) {
  const old = new Map([...parent.children].map((child) => [child.dataset.key, child]));
  let here = parent.firstElementChild;
  for (const item of items) {
    const name = String(key(item));
    const sign = mark(item);
    let child = old.get(name);
    old.delete(name);
    if (!child || child.keptMark !== sign) {
      const made = make(item);
      made.dataset.key = name;
      made.keptMark = sign;
      if (child) {
        const focus = focusIn(child);
        unfold(child, made);
        if (child === here) here = made;
        child.replaceWith(made);
        refocus(made, focus);
      }
      child = made;
    }
    if (child === here) here = here.nextElementSibling;
    else parent.insertBefore(child, here);
  }
  for (const child of old.values()) child.remove();
}

/** What was unfolded in the old element is unfolded in the new one. */
function unfold(old, made) {
  const folds = made.querySelectorAll("details");
  old.querySelectorAll("details").forEach((one, index) => one.open && folds[index] && (folds[index].open = true));
}

function focusIn(element) {
  const focused = document.activeElement;
  return element.contains(focused) ? focused.dataset.focus ?? focused.id ?? "" : null;
}

function refocus(element, focus) {
  if (focus === null) return;
  const all = [...element.querySelectorAll("[data-focus], [id]")];
  const same = focus && all.find((one) => one.dataset.focus === focus || one.id === focus);
  const target = same && !same.disabled ? same : element;
  if (target === element) element.tabIndex = -1;
  target.focus({ preventScroll: true });
}
