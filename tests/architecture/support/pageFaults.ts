import { parseSync, Visitor } from "vite";
import type { ProjectFile } from "./filesUnder.ts";
import { lineCount } from "./lineCount.ts";

const mostLines = 240;
const rawInputs = new Set(["input", "select", "textarea"]);

/** What keeps a page from being thin: it is long, has an input of its own, or knows a setting by name. */
export function pageFaults({ path, text }: ProjectFile, settings: ReadonlySet<string>): readonly string[] {
  const faults: string[] = [];
  const lines = lineCount(text);
  if (lines > mostLines) faults.push(`${path} has ${lines} lines, a page has ${mostLines} at most`);
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
