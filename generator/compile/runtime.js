/** Length of a string in code points, as JSON Schema counts it. */
export function ucs2length(text) {
  let length = 0;
  for (const _ of text) length++;
  return length;
}

/** Deep equality of two JSON values. */
export function equal(one, other) {
  if (one === other) return true;
  if (typeof one !== "object" || typeof other !== "object" || one === null || other === null) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => Object.hasOwn(other, key) && equal(one[key], other[key]))
  );
}
