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
      // Its label may be among what is spread; the search names what it spreads by its first argument.
      else if (has("id") && has("run")) deeds.push({ path, kind: "item", parts });
      else {
        const [id] = properties.flatMap((one) => (one.type === "SpreadElement" ? deedNamed(source(one.argument)) : []));
        if (id !== undefined) deeds.push({ path, kind: "item", parts: { ...parts, id, run: "" } });
      }
    },
  }).visit(parseSync(path, text).program);
  return deeds;
}

/** Of `deed("delete", ...)` its `"delete"`. */
function deedNamed(source: string): readonly string[] {
  const [, id] = /^deed\(\s*("\w+"|\w+)/.exec(source) ?? [];
  return id === undefined ? [] : [id];
}

/** A control that does something as it is pressed, chosen or sent. */
export interface Press {
  readonly path: string;
  /** `Button.onClick` */
  readonly name: string;
  /** Whether the control itself says when: `"atOnce"`. */
  readonly when: string | undefined;
  /** The source of the component that it stands in. */
  readonly around: string;
}

/** The controls of a file that come to something: what matches, or what is made of that anywhere in the file. */
export function pressesIn({ path, text }: ProjectFile, deed: RegExp): readonly Press[] {
  const { program } = parseSync(path, text);
  const source = ({ start, end }: ESTree.Span) => text.slice(start, end);
  const made: { readonly names: readonly string[]; readonly of: string }[] = [];
  const components: ESTree.Span[] = [];
  const found: {
    readonly at: ESTree.Span;
    readonly name: string;
    readonly handler: string;
    when: string | undefined;
  }[] = [];
  new Visitor({
    VariableDeclarator({ id, init }) {
      if (init) made.push({ names: source(id).match(/\w+/g) ?? [], of: source(init) });
    },
    FunctionDeclaration({ id, ...all }) {
      made.push({ names: id ? [id.name] : [], of: source(all) });
      if (id && /^[A-Z]/.test(id.name)) components.push(all);
    },
    FunctionExpression({ id, ...all }) {
      if (id && /^[A-Z]/.test(id.name)) components.push(all);
    },
    JSXElement({ openingElement: { name, attributes }, ...at }) {
      const own = new Map(
        attributes.flatMap((one) =>
          one.type === "JSXAttribute" ? [[source(one.name), one.value ? source(one.value) : ""] as const] : [],
        ),
      );
      for (const [key, handler] of own)
        if (/^on[A-Z]/.test(key)) found.push({ at, name: `${source(name)}.${key}`, handler, when: own.get("when") });
    },
  }).visit(program);
  const names = new Set<string>();
  const isOne = (words: string) =>
    deed.test(words) || (words.match(/(?<!\.)\b\w+(?!\w*:)/g) ?? []).some((one) => names.has(one));
  for (let before = -1; before < names.size;) {
    before = names.size;
    for (const one of made) if (isOne(one.of)) for (const name of one.names) names.add(name);
  }
  return found.flatMap(({ at, name, handler, when }) => {
    if (!isOne(handler)) return [];
    const within = components.filter(({ start, end }) => start <= at.start && at.end <= end);
    const [nearest] = within.toSorted((one, other) => other.start - one.start);
    return [{ path, name, when, around: nearest ? source(nearest) : text }];
  });
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
