import { parseSync, Visitor } from "vite";
import type { ProjectFile } from "./filesUnder.ts";
import { lineCount } from "./lineCount.ts";

const mostLines = 120;
/** Pages of one subject that is long by itself, each with what makes it so. */
export const longPages: Readonly<Record<string, { readonly lines: number; readonly why: string }>> = {
  "src/pages/entity/EntityPage.tsx": {
    lines: 200,
    why: "every page that a schema names: its form, Save, gates, checks",
  },
  "src/pages/media/streams/ReplaceDialog.tsx": { lines: 140, why: "a dialog with its preview, row by row" },
  "src/pages/media/streams/streamColumns.tsx": { lines: 213, why: "a table: a row a column" },
};
const rawInputs = new Set(["input", "select", "textarea"]);

/** What keeps a page from being thin: it is long, has an input of its own, or knows a setting by name. */
export function pageFaults({ path, text }: ProjectFile, settings: ReadonlySet<string>): readonly string[] {
  const faults: string[] = [];
  const lines = lineCount(text);
  const limit = longPages[path]?.lines ?? mostLines;
  if (lines > limit) faults.push(`${path} has ${lines} lines, a page has ${limit} at most`);
  const refuse = (name: string) => {
    if (settings.has(name)) faults.push(`${path} names the setting ${name}, which only its schema should`);
  };
  new Visitor({
    JSXOpeningElement({ name }) {
      if (name.type === "JSXIdentifier" && rawInputs.has(name.name)) {
        faults.push(`${path} has a raw <${name.name}>, where a generated form or a component belongs`);
      }
    },
    Literal({ value }) {
      if (typeof value === "string") refuse(value);
    },
    MemberExpression({ property }) {
      if (property.type === "Identifier") refuse(property.name);
    },
    Property({ key }) {
      if (key.type === "Identifier") refuse(key.name);
    },
  }).visit(parseSync(path, text).program);
  return faults;
}
