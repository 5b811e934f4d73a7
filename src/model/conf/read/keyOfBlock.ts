import type { Row } from "../grammar/Row.ts";
import type { Statement } from "../syntax/Statement.ts";

/** The key of a map's item: what stands first behind its word, or the id the server gave. */
export function keyOfBlock(row: Row, { chunk, args }: Statement): string | undefined {
  if (row.property.serverKeys === true) return chunk.serverKey;
  const key = args.find((argument) => argument.key === undefined)?.value;
  return key === "" ? undefined : key;
}
