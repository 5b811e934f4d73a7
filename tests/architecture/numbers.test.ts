import { type ESTree, parseSync, Visitor } from "vite";
import { describe, expect, it } from "vitest";
import { filesUnder, type ProjectFile } from "./support/filesUnder.ts";

/** Numbers become words in the first, days and clocks in the others. */
const formatters = [
  "src/texts/numbers.ts",
  "src/model/units/formatTime.ts",
  "src/model/units/momentWords.ts",
  "src/model/units/zonedTime.ts",
];
const own =
  /\.(?:toLocaleString|toLocaleDateString|toLocaleTimeString|toFixed)\(|Intl\.(?:NumberFormat|DateTimeFormat)/;
/** A rate says what it is a rate of: `Mb` alone is an amount. */
const oldUnits = /[^\w](?:[kMG]bit\/s|[kKMG]b\/s)\b|^"[KMG]b"$|} ?[kKMG]?b`$/;

function faultsIn(text: string): readonly string[] {
  return text.split("\n").filter((line) => own.test(line) && !/^\s*(?:\*|\/\/)/.test(line));
}

/** What counts things, by its name. */
const counting = /^(?:count|total|streams|clients|viewers|length)$|(?:Count|Total)$|_(?:count|streams|clients)$/;

/** Counts among what an expression comes to, as they are: not handed to anything that makes words of them. */
function bareCounts(node: ESTree.Node | null): readonly string[] {
  switch (node?.type) {
    case "ConditionalExpression":
      return [...bareCounts(node.consequent), ...bareCounts(node.alternate)];
    case "LogicalExpression":
      return [...(node.operator === "&&" ? [] : bareCounts(node.left)), ...bareCounts(node.right)];
    case "TemplateLiteral":
      return node.expressions.flatMap(bareCounts);
    case "ChainExpression":
      return bareCounts(node.expression);
    case "Identifier":
      return counting.test(node.name) ? [node.name] : [];
    case "MemberExpression":
      return node.property.type === "Identifier" && counting.test(node.property.name) ? [node.property.name] : [];
    case "CallExpression":
      return node.callee.type === "Identifier" && node.callee.name === "String" ? ["String"] : [];
    default:
      return [];
  }
}

/** Counts that a component draws without the formatter: `{stream_count}`, `{String(count)}`, `figure(count, String)`. */
function drawnBare({ path, text }: ProjectFile): readonly string[] {
  const found: string[] = [];
  const look = ({ children }: { readonly children: readonly ESTree.JSXChild[] }) => {
    for (const child of children)
      if (child.type === "JSXExpressionContainer")
        found.push(...bareCounts(child.expression).map((name) => `${path} draws ${name}`));
  };
  new Visitor({
    JSXElement: look,
    JSXFragment: look,
    CallExpression({ callee, arguments: given }) {
      // The keys of rows are made of numbers so, and are not drawn.
      const isKeys = callee.type === "MemberExpression" && callee.property.type === "Identifier";
      if (!isKeys && given.some((one) => one.type === "Identifier" && one.name === "String"))
        found.push(`${path} has String make words`);
    },
  }).visit(parseSync(path, text).program);
  return found;
}

describe("a number in the console", () => {
  const files = ["src", "overrides"].flatMap((folder) => filesUnder(folder, /\.tsx?$/));

  it("is written by the one formatter and by nothing else", () => {
    const faults = files
      .filter(({ path }) => !formatters.includes(path))
      .flatMap(({ path, text }) => faultsIn(text).map((line) => `${path}: ${line.trim()}`));
    expect(faults).toEqual([]);
  });

  it("has one spelling of each unit: a rate is in kbps, Mbps or Gbps", () => {
    const words = /"[^"]*"|`[^`]*`/g;
    const faults = files
      .filter(({ path }) => !path.startsWith("src/generated/"))
      .flatMap(({ path, text }) =>
        [...text.replaceAll(/^\s*(?:\*|\/\/|\/\*\*).*$/gm, "").matchAll(words)]
          .filter(([said]) => oldUnits.test(said))
          .map(([said]) => `${path}: ${said}`),
      );
    expect(faults).toEqual([]);
  });

  it("is drawn as all counts are, where it counts something", () => {
    const parts = files.filter(({ path }) => path.endsWith(".tsx") && !path.startsWith("src/generated/"));
    expect(parts.flatMap(drawnBare)).toEqual([]);
  });

  it.each([
    "<td>{source.stream_count}</td>",
    "<>{told?.clients}</>",
    "<b>{names.length > 0 ? names.length : none}</b>",
    "<b>{String(total)}</b>",
    "<td>{figure(server.client_count, String)}</td>",
    "<b>{`${rows.length} rows`}</b>",
  ])("is found out when it is drawn as %s", (code) =>
    expect(drawnBare({ path: "src/a.tsx", text: `const a = ${code};` })).toHaveLength(1),
  );

  it.each(["<b>{formatCount(count)}</b>", "<b>{count > 0 && words}</b>", "<Chip count={count} />", "list.map(String)"])(
    "is fine as %s",
    (code) => expect(drawnBare({ path: "src/a.tsx", text: `const a = ${code};` })).toEqual([]),
  );

  it.each(["`${amount} b`", '"Mb"', '"Kb"', '"10 kb/s"'])("has no unit that is written as %s", (said) =>
    expect(oldUnits.test(said)).toBe(true),
  );

  it.each(["a.toFixed(2)", "count.toLocaleString()", "new Intl.NumberFormat()", "day.toLocaleDateString(locale())"])(
    "is found out when it is written by %s",
    (code) => expect(faultsIn(`const words = ${code};`)).toHaveLength(1),
  );
});
