"""Breaks the rules of a game in many places, all in one build, each behind its number, and says what its tests notice.

Called by .ci/mutants, which hands over the list that `cargo mutants --list --json` made: one function at a time stands
there once as it is and once for each way to break it, and SKALD_BROKEN says which of them runs. So a place takes the time
of its tests alone, scenarios first, and none for building.

    python3 .ci/mutants.py LIST GAME FOLDER
"""

import json, os, random, re, resource, shutil, subprocess, sys
from collections import Counter, defaultdict
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

NOW = '''
/// Which place is broken: SKALD_BROKEN, and 0 where it says nothing.
pub(crate) fn broken_now() -> u32 {
    static NOW: std::sync::LazyLock<u32> =
        std::sync::LazyLock::new(|| std::env::var("SKALD_BROKEN").ok().and_then(|n| n.parse().ok()).unwrap_or(0));
    *NOW
}
'''


def place(starts, at):
    """Where a line and column of the list lie in the text."""
    return starts[at["line"] - 1] + at["column"] - 1


def body_of(text, start, end):
    """Where the body of the function begins that lies between two places: its first brace outside of brackets and words."""
    depth, at = 0, start
    while at < end:
        if text.startswith("//", at):
            at = text.index("\n", at)
        elif text[at] == '"':
            at = re.compile(r'"(?:\\.|[^"\\])*"', re.S).match(text, at).end() - 1
        elif text[at] in "([":
            depth += 1
        elif text[at] in ")]":
            depth -= 1
        elif text[at] == "{" and depth == 0:
            return at
        at += 1
    return None


def broken(text, mutants, constant):
    """The text of a file with every function once for each of its mutants, and which lines are which mutant's."""
    starts, at = [0], 0
    for line in text.split("\n"):
        at += len(line) + 1
        starts.append(at)
    spans = lambda of: (place(starts, of["start"]), place(starts, of["end"]))
    functions = defaultdict(list)
    for mutant in mutants:
        if mutant.get("function"):
            functions[spans(mutant["function"]["span"])].append(mutant)
    # What lies in a function inside of another one belongs to the outer one.
    for inner in sorted(functions, key=lambda span: span[0] - span[1], reverse=True):
        outer = [span for span in functions if span != inner and span[0] <= inner[0] and inner[1] <= span[1]]
        if outer:
            functions[outer[0]] += functions.pop(inner)
    out, at, marks = "", 0, []
    for (start, end), all_of in sorted(functions.items()):
        begin = body_of(text, start, end)
        inside = [m for m in all_of if begin and begin < spans(m["span"])[0] and spans(m["span"])[1] < end + 1]
        if not inside or inside[0]["function"]["function_name"].split("::")[-1] in constant:
            continue
        head = text[start:begin]
        # Arms of a match have one type; what a function gives that keeps its own to itself does not.
        hidden = re.search(r"->[^{]*\bimpl\s+(\w+)", head)
        if hidden and (hidden[1] != "Iterator" or not re.search(r"->\s*impl\b", head)):
            continue
        arm = lambda body: f"({body}).collect::<Vec<_>>().into_iter()," if hidden else body + ","
        out += text[at:start] + head + "{ match crate::broken_now() {\n"
        for mutant in inside:
            left, right = spans(mutant["span"])
            first = out.count("\n") + 1
            out += f"{mutant['number']} => " + arm(text[begin:left] + mutant["replacement"] + text[right:end]) + "\n"
            marks.append((first, out.count("\n") + 1, mutant["number"]))
        out += "_ => " + arm(text[begin:end]) + "\n} }"
        at = end
    return out + text[at:], marks


def plainly(text, constant):
    """The text without functions that could be called where nothing runs yet, for those cannot ask what is broken."""
    return re.sub(r"\bconst (fn (\w+))", lambda of: of[0] if of[2] in constant else of[1], text)


def copy(tree):
    """The files of the house as they are now, in a folder of their own."""
    names = subprocess.run(["git", "ls-files", "-z", "-co", "--exclude-standard"], check=True, capture_output=True)
    for name in filter(None, names.stdout.decode().split("\0")):
        source, to = Path(name), tree / name
        if source.is_file() and not (to.is_file() and to.read_bytes() == source.read_bytes()):
            to.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(source, to)


def build(tree, game, mutants):
    """The program of the game's tests with every place that can be built, and the numbers of those."""
    # What would only be a style is none of a test's business here.
    whole = tree / "Cargo.toml"
    whole.write_text(whole.read_text().replace('unused_must_use = "deny"', 'unused_must_use = "allow"'))
    source = tree / f"rules/{game}/src"
    names = sorted(str(path.relative_to(tree)) for path in source.rglob("*.rs"))
    plain = {name: (tree / name).read_text() for name in names}
    plain[f"rules/{game}/src/lib.rs"] += NOW
    out_of, constant = set(), set()
    while True:
        marks = {}
        for name in names:
            here = [m for m in mutants if m["file"] == name and m["number"] not in out_of]
            text, marks[name] = broken(plain[name], here, constant)
            (tree / name).write_text(plainly(text, constant))
        env = os.environ | {"CARGO_PROFILE_DEV_DEBUG": "0", "CARGO_PROFILE_DEV_OPT_LEVEL": "1", "CARGO_INCREMENTAL": "0"}
        # What the games stand on is built once for all of them.
        env |= {"CARGO_TARGET_DIR": str(tree.parent / "built")}
        ask = ["cargo", "test", "-q", "-p", f"skald-{game}", "--lib", "--no-run", "--message-format=json"]
        done = subprocess.run(ask, cwd=tree, env=env, capture_output=True, text=True)
        said = [json.loads(line) for line in done.stdout.splitlines() if line.startswith("{")]
        if done.returncode == 0:
            program = [one["executable"] for one in said if one.get("executable")][-1]
            return program, {number for file in marks.values() for _, _, number in file}
        before = len(out_of), len(constant)
        wrong = [one["message"] for one in said if one.get("message", {}).get("level") == "error"]
        for message in wrong:
            of = re.search(r"non-const (?:associated function|method|fn|function) `(?:.*::)?(\w+)`", message["message"].split("<")[0])
            constant |= {of[1]} if of else set()
            for span in message["spans"]:
                lines = marks.get(span["file_name"], [])
                out_of |= {number for first, last, number in lines if first <= span["line_start"] <= last}
        if (len(out_of), len(constant)) == before:
            sys.exit("this cannot be built:\n" + "\n".join(m["rendered"] or "" for m in wrong) + done.stderr)


def notice(program, folder, number, seconds):
    """What notices a broken place: the name of a test, "time" after so many seconds of a processor, or nothing."""
    def limits():
        resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds))
        resource.setrlimit(resource.RLIMIT_AS, (4 << 30, 4 << 30))
    env = os.environ | {"SKALD_BROKEN": str(number), "INSTA_UPDATE": "no", "RUST_BACKTRACE": "0"}
    for which in (["scenarios::"], ["--skip", "scenarios::"]):
        run = subprocess.Popen([program, "--test-threads=1", *which], cwd=folder, env=env, stdout=subprocess.PIPE,
                               stderr=subprocess.DEVNULL, text=True, preexec_fn=limits)
        last = ""
        for line in run.stdout:
            last = line.split(" ...")[0].removeprefix("test ") if line.startswith("test ") else last
            if line.rstrip().endswith("FAILED"):
                run.kill()
                run.wait()
                return last
        if run.wait() != 0:
            return "time" if run.returncode in (-9, -24) else f"stopped in {last}"
    return None


def main():
    listed, game, folder = sys.argv[1:]
    folder = Path(folder).resolve()
    # One copy for all games: what they stand on is built once, and knows the folder in which it was built.
    tree = folder.parent / "tree"
    mutants = [mutant | {"number": at + 1} for at, mutant in enumerate(json.loads(Path(listed).read_text()))]
    copy(tree)
    program, tried = build(tree, game, mutants)
    crate = tree / f"rules/{game}"
    begin = resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime
    if found := notice(program, crate, 0, 3600):
        sys.exit(f"with nothing broken, {found} fails")
    usage = resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime - begin
    seconds = int(os.environ.get("SKALD_TIMEOUT", 10 + 3 * usage))
    only = {int(n) for n in os.environ.get("SKALD_ONLY", "").split(",") if n}
    todo = [m for m in mutants if m["number"] in tried and (not only or m["number"] in only)]
    # In an order by chance, always the same one, so that a run that was cut off is a fair sample, too.
    random.Random(1).shuffle(todo)
    todo = todo[:int(os.environ.get("SKALD_ENOUGH", len(todo)))]
    print(f"{len(mutants)} places, {len(tried)} of them built, {len(todo)} are tried", flush=True)
    print(f"the tests take {usage:.1f} s, and no place more than {seconds}", flush=True)
    counts, lines = Counter(), []

    def one(mutant):
        found = notice(program, crate, mutant["number"], seconds)
        where = mutant["name"]
        kind = "survived" if found is None else "time" if found == "time" else "scenario" if "scenarios::" in found else "test"
        counts[kind] += 1
        lines.append(f"{mutant['number']}\t{kind}\t{found or ''}\t{where}")
        print(lines[-1], flush=True)
        (folder / "found.tsv").write_text("\n".join(sorted(lines, key=lambda line: int(line.split("\t")[0]))) + "\n")

    with ThreadPoolExecutor(int(os.environ.get("SKALD_JOBS", os.cpu_count()))) as jobs:
        list(jobs.map(one, todo))
    caught = sum(counts.values()) - counts["survived"]
    print(f"{sum(counts.values())} tried, {caught} caught ({100 * caught / max(1, sum(counts.values())):.1f} %): {dict(counts)}")
    for mutant in mutants:
        if mutant["number"] not in tried:
            print(f"cannot be built: {mutant['name']}")


if __name__ == "__main__":
    main()
