import { runInThisContext } from "node:vm";
import { equal, standardFormats, ucs2length } from "../../../generator/compile/runtime.js";
import type { CompiledCheck } from "../../../generator/contracts/FormDescriptor.ts";
import type { ProductSchema } from "../../../generator/dereference.ts";
import { compileCheck } from "../../../generator/emit/emitChecks.ts";

/**
 * The check of a schema as it is emitted, run without writing a file: thousands of them are needed. An emitted module
 * holds one check and imports nothing but what checks call while they run.
 * @param judgesFormats by the drafts a format is a remark and no rule
 */
export function evaluateCheck(schema: ProductSchema, judgesFormats = true): CompiledCheck {
  const body = compileCheck(schema, judgesFormats)
    .replace(/^import .*$/gm, "")
    .replaceAll(/export const (\w+) = (\w+);/g, "const $1 = $2;")
    .replaceAll(/^export default .*?;/gm, "");
  const make: unknown = runInThisContext(`(ucs2length, equal, standardFormats) => {${body}\nreturn check;}`);
  return (make as (...runtime: unknown[]) => CompiledCheck)(ucs2length, equal, standardFormats);
}
