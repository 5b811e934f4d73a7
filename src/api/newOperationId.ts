/** A name for a save that no other has; `crypto.randomUUID` is missing where the console is served without TLS. */
export function newOperationId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
