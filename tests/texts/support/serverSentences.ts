import { type ESTree, parseSync, Visitor } from "vite";
import { filesUnder } from "../../architecture/support/filesUnder.ts";

/** Where the server says what an operator reads: the audit log, notifications, and refusals of what a page asks for. */
const places =
  /^server\/(records|certificates|config|logUpload|iptv|cluster|createServer|security\/(openLogins|AdminAccount|LoginGuard)|http\/(calls\/|ConfigListeners)|simulated\/CoderRack|media\/(logos|ads|rtmp\/RtmpListener|vod\/(upload\/|vod|Vod|DiskReaders)|viewers\/admission\/BackendNotices))/;

/** To whoever writes a program: no page of the console sends what is refused so. */
const toPrograms =
  /^(Send |\{1\} must be a text|The parameter |X-|If-Match|Say which revision|Write sqlite|A revision must be|The revision is|Each ad schedule is|The former name|The member was|The body needs|Only programs of|Name the VOD in X-|Only changes wait|A save with this X-|A path to a setting|Pages are numbers|A filter has|The file \{1\} is not in X-|The \w+ of the request|This proof|The cluster key is wrong|Only servers that know|The clocks of the two|This address came|This server has no cluster key|The media side|Name the hosts: )/;

/** Of the log of a stream, of the start of the server, and of what passes between programs. */
const notShown =
  /^(The older name|Renamed: |Another server works on|Others on this machine|\{1\} cannot be used \(\{2\}\), and no|\{1\} is damaged\. Remove it|The advertising (of|file) |PRAGMA|The media side|Asked for headers|The download is over|No stream \{1\} may|Sound \{1\}|The database is closed|This login reads|Too many error reports|The server is shutting|The config's thread|Basic |Sluice copy|\{1\} \{2\} instead of|\{1\} was not written whole)/;

/** Every sentence that a literal in these files holds, once, with `{1}`, `{2}` ... for what it is filled in with. */
export function serverSentences(): readonly string[] {
  const files = filesUnder("server", /\.ts$/).filter(({ path }) => places.test(path));
  const found = new Set(files.flatMap(({ path, text }) => sentencesIn(path, text)));
  return [...found].filter((said) => !toPrograms.test(said) && !notShown.test(said)).toSorted();
}

/** The sentences of one file. */
export function sentencesIn(path: string, text: string): readonly string[] {
  const found: string[] = [];
  const parts = new Set<ESTree.Node>();
  const take = (node: ESTree.Expression) => {
    if (parts.has(node)) return;
    let holes = 0;
    const said = wordsOf(node, parts, () => `{${(holes += 1)}}`).trim();
    if (/^[A-Z{"].* .*[.!}]$/s.test(said) && /[a-z]{2} [a-z{]/.test(said)) found.push(said);
  };
  new Visitor({ Literal: take, TemplateLiteral: take, BinaryExpression: take }).visit(parseSync(path, text).program);
  return found;
}

function wordsOf(
  node: ESTree.Expression | ESTree.PrivateIdentifier,
  parts: Set<ESTree.Node>,
  hole: () => string,
): string {
  if (node.type === "Literal" && typeof node.value === "string") return node.value;
  if (node.type === "TemplateLiteral")
    return node.quasis
      .map(({ value }, index) => (value.cooked ?? "") + (node.expressions[index] ? hole() : ""))
      .join("");
  if (node.type === "BinaryExpression" && node.operator === "+") {
    for (const part of [node.left, node.right]) parts.add(part);
    return wordsOf(node.left, parts, hole) + wordsOf(node.right, parts, hole);
  }
  return hole();
}
