/** A stream's name in the path of an address; its slashes stay. */
export function encodedName(name: string): string {
  return name.split("/").map(encodeURIComponent).join("/");
}
