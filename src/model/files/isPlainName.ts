const LONGEST_BYTES = 255;

/**
 * Whether a file or folder may go by this name: nothing that leads elsewhere (`..`, slashes of either kind), hides it
 * (a dot in front), or cannot be shown (control characters, half characters, bytes that are no text).
 */
export function isPlainName(name: string): boolean {
  if (name === "" || name.startsWith(".") || new TextEncoder().encode(name).length > LONGEST_BYTES) return false;
  return !/[\p{Cc}\p{Surrogate}\uFFFD/\\]/u.test(name);
}
