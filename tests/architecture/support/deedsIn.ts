import { type ESTree, parseSync, Visitor } from "vite";
import { filesUnder, type ProjectFile } from "./filesUnder.ts";

/** Something that can be done, as a source file has it: a button, an item of a menu, or what is asked before. */
export interface Deed {
  readonly path: string;
  readonly kind: "button" | "item" | "question";
  /** The source of its properties by their names, and of what stands within it as `children`. */
  readonly parts: Readonly<Record<string, string>>;
}

/** What can be done in a file, and what it asks. */
export function deedsIn({ path, text }: ProjectFile): readonly Deed[] {
  const deeds: Deed[] = [];
  const source = ({ start, end }: ESTree.Span) => text.slice(start, end);
  new Visitor({
    JSXElement({ openingElement: { name, attributes }, children }) {
      const kind = name.type === "JSXIdentifier" ? elements.get(name.name) : undefined;
      if (kind === undefined) return;
      const own = attributes.flatMap((one) =>
        one.type === "JSXAttribute" && one.name.type === "JSXIdentifier"
          ? [[one.name.name, one.value === null ? "true" : source(one.value)] as const]
          : [],
      );
      const parts = Object.fromEntries(own);
      deeds.push({ path, kind, parts: { ...parts, children: children.map(source).join("") } });
    },
    ObjectExpression({ properties }) {
      const own = properties.flatMap((one) =>
        one.type === "Property" && one.key.type === "Identifier" ? [[one.key.name, source(one.value)] as const] : [],
      );
      const parts = Object.fromEntries(own);
      const has = (name: string) => Object.hasOwn(parts, name);
      if (has("title") && has("words")) deeds.push({ path, kind: "question", parts });
      else if (has("label") && (has("icon") || has("id"))) deeds.push({ path, kind: "item", parts });
    },
  }).visit(parseSync(path, text).program);
  return deeds;
}

const elements = new Map<string, Deed["kind"]>([
  ["Button", "button"],
  ["IconButton", "button"],
  ["ConfirmDialog", "question"],
]);

/** The keys of the texts that a piece of source names. */
export function textKeysIn(source: string): readonly string[] {
  return [...source.matchAll(/"([a-z]\w*(?:\.\w+)+)"/g)].map(([, key = ""]) => key);
}

/** All that the console says, in English, by key, as the tables of texts stand in their files. */
export function englishByKey(): Readonly<Record<string, string>> {
  const row = /^ {2}"([\w.]+)":\s*(?:"((?:[^"\\]|\\.)*)"|'([^']*)')/gm;
  const rows = filesUnder("src/texts/en", /\.ts$/).flatMap(({ text }) =>
    [...text.matchAll(row)].map(([, key = "", double, single]) => [key, double ?? single ?? ""] as const),
  );
  return Object.fromEntries(rows);
}
