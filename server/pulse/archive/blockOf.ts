/** The numbers of a binary column; none for anything else. */
export function blockOf(column: unknown): Float32Array {
  if (!(column instanceof ArrayBuffer)) return new Float32Array(0);
  return new Float32Array(column.slice(0, column.byteLength - (column.byteLength % 4)));
}
