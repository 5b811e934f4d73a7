/** Whether a key could reach a prototype when it is assigned: never a legal key of a config. */
export function isHostileKey(key: string): boolean {
  // The length first: this runs for every key of every delta.
  if (key.length === 9) return key === "__proto__" || key === "prototype";
  return key.length === 11 && key === "constructor";
}
