import { type Document, isMap, isPair, isScalar, isSeq, parseDocument } from "yaml";

/** As last parsed: many faults are told of one text. */
let last: { readonly text: string; readonly document: Document } | undefined;

/** Offset of what stands at some keys of a YAML text, of its key where it has one; of the nearest parent for what is not there. */
export function offsetInYaml(text: string, keys: readonly (string | number)[]): number {
  if (last?.text !== text) last = { text, document: parseDocument(text) };
  let node: unknown = last.document.contents;
  let offset = 0;
  for (const key of keys) {
    if (isMap(node)) {
      const pair = node.items.find((one) => isPair(one) && isScalar(one.key) && String(one.key.value) === String(key));
      if (pair === undefined) return offset;
      offset = (isScalar(pair.key) ? pair.key.range?.[0] : undefined) ?? offset;
      node = pair.value;
    } else if (isSeq(node)) {
      node = node.items[Number(key)];
      const range = isMap(node) || isSeq(node) || isScalar(node) ? node.range : undefined;
      if (!range) return offset;
      [offset] = range;
    } else return offset;
  }
  return offset;
}
