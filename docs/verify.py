#!/usr/bin/env python3
"""Checks a Skald game file without Skald: commitment, seals and every draw.

    python3 verify.py GAMEFILE...             checks game files
    python3 verify.py --vectors VECTORS       checks the published vectors

Needs Python 3.8 and its standard library, nothing else. The rules of the game are not in here: that every move was
legal is what `skald verify` checks besides. docs/fairness.md says what each step means.
"""

import hashlib
import json
import re
import sys

LINE = re.compile(r'(.*),"chain":"([0-9a-f]{64})"\}', re.DOTALL)


class Wrong(Exception):
    """Something does not fit; the message says what."""


def fields(*parts):
    """The one encoding of all that is hashed: each part with its length before it, 8 bytes, the least first."""
    out = bytearray()
    for part in parts:
        if isinstance(part, int):
            part = part.to_bytes(8, "little")
        elif isinstance(part, str):
            part = part.encode("utf-8")
        out += len(part).to_bytes(8, "little") + part
    return bytes(out)


def commitment(secret, table):
    return hashlib.sha3_512(fields("skald commitment 1", table, secret)).hexdigest()


def first_link(secret):
    return hashlib.sha3_256(fields("skald chain start 1", secret)).digest()


def next_link(link, body):
    return hashlib.sha3_256(fields("skald chain 1", link, body)).digest()


class Stream:
    """SHAKE256 as a stream of 32-bit words, 4 bytes each, the least first."""

    def __init__(self, seed):
        self.shake = hashlib.shake_256(seed)
        self.have = b""
        self.at = 0

    def word(self):
        if self.at + 4 > len(self.have):
            self.have = self.shake.digest(max(64, 2 * len(self.have)))
        self.at += 4
        return int.from_bytes(self.have[self.at - 4 : self.at], "little")

    def coin(self):
        return self.word() & 1 == 1

    def pick(self, n):
        if n < 2:
            return 0
        end = 2**32 - 2**32 % n
        while True:
            word = self.word()
            if word < end:
                return word % n

    def order(self, count):
        items = list(range(count))
        for last in range(count - 1, 0, -1):
            other = self.pick(last + 1)
            items[last], items[other] = items[other], items[last]
        return items


def draw_stream(secret, table, words, number, label):
    return Stream(fields("skald draw 1", secret, table, len(words), *words, number, label))


def own_stream(secret, table, seat, decision):
    return Stream(fields("skald own 1", secret, table, seat, decision))


def draw_again(secret, table, words, draw):
    """The same draw as the secret gives it."""
    stream = draw_stream(secret, table, words, draw["number"], draw["label"])
    again = {"number": draw["number"], "label": draw["label"]}
    if "coin" in draw:
        again["coin"] = stream.coin()
    elif "pick" in draw:
        again["pick"] = {"of": draw["pick"]["of"], "got": stream.pick(draw["pick"]["of"])}
    else:
        again["order"] = stream.order(len(draw["order"]))
    return again


def read_line(text):
    """A line as its body, its fields and its link."""
    found = LINE.fullmatch(text)
    if not found:
        raise Wrong("it does not end with its seal")
    body = found.group(1) + "}"
    try:
        value = json.loads(body)
    except ValueError as error:
        raise Wrong(f"it cannot be read: {error}") from None
    if json.dumps(value, separators=(",", ":"), ensure_ascii=False) != body:
        raise Wrong("the same could be said in two ways, and this is not Skald's")
    return body, value, bytes.fromhex(found.group(2))


def check_lines(data):
    """Reads a whole file; gives its lines and the findings so far."""
    findings, lines = [], []
    texts = data.split(b"\n")
    if texts.pop() != b"":
        findings.append((len(texts) + 1, "the file is cut off"))
    for number, text in enumerate(texts, 1):
        try:
            lines.append(read_line(text.decode("utf-8")))
        except (UnicodeDecodeError, Wrong) as error:
            findings.append((number, str(error)))
            return lines, findings
    kinds = [value.get("line") for _, value, _ in lines]
    wanted = ["game"] + ["entry"] * (len(lines) - 3) + ["reveal", "end"]
    for number, (kind, want) in enumerate(zip(kinds, wanted), 1):
        if kind != want:
            findings.append((number, f"there should be a line of the kind {want!r}"))
    if len(lines) < 4:
        findings.append((len(lines) + 1, "lines are missing"))
    return lines, findings


def check_links(lines, secret):
    """Each line against the link before it; one changed line is one finding."""
    findings = []
    written = due = first_link(secret)
    for number, (body, _, link) in enumerate(lines, 1):
        after_written, after_due = next_link(written, body), next_link(due, body)
        if link not in (after_written, after_due):
            findings.append((number, "something in this line was changed: its seal does not fit"))
        due = after_due if link == after_due else after_written
        written = link
    return findings


def draws_of(entry):
    """The draws of an entry, and of what followed from it by itself."""
    return entry["draws"] + [draw for followed in entry.get("passes", []) for draw in followed["draws"]]


def check_entry(header, secret, number, entry, count):
    """One entry of the log; `count` draws were made before it."""
    if entry["number"] != number - 2:
        yield f"this should be entry {number - 2}"
    for draw in draws_of(entry):
        if draw["number"] != count:
            yield f"this should be draw {count}, not {draw['number']}"
        again = draw_again(secret, header["table"], header["words"], draw)
        if again != draw:
            yield f"draw {draw['number']} is {draw}; the secret gives {again}"
        count += 1


def check_fields(lines, secret, fits):
    """Commitment, secret and draws, line by line."""
    findings, count = [], 0
    header = lines[0][1]
    if not fits:
        findings.append((1, "the commitment is not the one of the revealed secret"))
    for number, (_, entry, _) in enumerate(lines[1:-2], 2):
        try:
            findings += [(number, what) for what in check_entry(header, secret, number, entry, count)]
            count += len(draws_of(entry))
        except (KeyError, TypeError, ValueError) as error:
            findings.append((number, f"the line does not have the fields of an entry: {error!r}"))
    return findings, count


def check(data):
    """Checks a file. Gives findings as (line, what), and what is to be compared by eye."""
    lines, findings = check_lines(data)
    if findings:
        return findings, None
    header, reveal = lines[0][1], len(lines) - 1
    secret = lines[reveal - 1][1].get("secret")
    if not isinstance(secret, str) or not re.fullmatch("[0-9a-f]{512}", secret):
        return [(reveal, "the secret does not have 512 hexadecimal digits")], None
    secret = bytes.fromhex(secret)
    if not all(name in header for name in ("game", "table", "words", "commitment")):
        return [(1, "the line does not have the fields of a header")], None
    fits = commitment(secret, header["table"]) == header["commitment"]
    findings = check_links(lines, secret)
    if not fits and reveal in [number for number, _ in findings]:
        findings = [found for found in findings if found[0] != 1]
        return findings + [(reveal, "the secret is not the one committed to")], None
    wrong, count = check_fields(lines, secret, fits)
    return findings + wrong, (header, count, lines[-1][2].hex())


def check_vectors(vectors):
    secrets = [bytes.fromhex(text) for text in vectors["secrets"]]
    for case in vectors["commitments"]:
        if commitment(secrets[case["secret"]], case["table"]) != case["commitment"]:
            yield f"commitment {case}"
    for case in vectors["draws"]:
        again = draw_again(secrets[case["secret"]], case["table"], case["words"], case["draw"])
        if again != case["draw"]:
            yield f"draw {case}: got {again}"
    for case in vectors["own"]:
        stream = own_stream(secrets[case["secret"]], case["table"], case["seat"], case["decision"])
        if [stream.word() for _ in case["stream"]] != case["stream"]:
            yield f"private source {case}"
    file = "".join(line + "\n" for line in vectors["file"])
    for line, what in check(file.encode("utf-8"))[0]:
        yield f"sample file, line {line}: {what}"


def main(arguments):
    if len(arguments) == 2 and arguments[0] == "--vectors":
        with open(arguments[1], encoding="utf-8") as file:
            wrong = list(check_vectors(json.load(file)))
        print("\n".join(wrong) or "All vectors agree.")
        return 1 if wrong else 0
    if not arguments or arguments[0].startswith("-"):
        print(__doc__)
        return 2
    failed = False
    for name in arguments:
        with open(name, "rb") as file:
            findings, about = check(file.read())
        failed = failed or bool(findings)
        for line, what in sorted(findings):
            print(f"{name}: line {line}: {what}")
        if not findings:
            header, count, seal = about
            print(f"{name}: {header['game']}, table {header['table']}: secret, seals and {count} draws fit.")
            print(f"  Compare with what was posted before the deal: {header['commitment']}")
            print(f"  Compare with what was posted at the end:      {seal}")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
