/** The path of an address with its escapes taken out, undefined when they are broken or hide a NUL. */
export function decodedPath(url: string): string | undefined {
  try {
    const path = decodeURIComponent(url.split(/[?#]/, 1)[0] ?? "");
    return path.includes("\0") ? undefined : path;
  } catch {
    return undefined;
  }
}
