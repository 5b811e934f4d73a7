/** A stream's name in the path of an address; its slashes stay. */
export function encodedName(name: string): string {
  return name.split("/").map(encodeURIComponent).join("/");
}

/** The segment of a route for one or several names; a plus sign inside a name is encoded, so it never joins. */
export function formatMediaNames(names: readonly string[]): string {
  return names.map(encodeURIComponent).join("+");
}

/**
 * The names in a route's `{mediaNames}`, from the raw segment of `location.pathname`: several stand between plus signs,
 * each URL-encoded on its own. A router's own parameters are decoded too early for this: there `%2B` is a plus already.
 */
export function parseMediaNames(segment: string): readonly string[] {
  return segment
    .split("+")
    .filter((name) => name !== "")
    .map(decodedPart);
}

/** A part of an address between its signs. A link typed by hand may hold a lone percent sign: it is taken as it stands. */
export function decodedPart(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** Address of the player page of a stream; a static stream waits for the press of play. */
export function embedUrl(name: string, isStatic: boolean, token: string, tokenName = "token"): string {
  return `/${encodedName(name)}/embed.html?version=3&autoplay=${!isStatic}&${tokenName}=${encodeURIComponent(token)}`;
}

/** The traffic graph of a stream, as server and console name it. */
export function trafficTopic(name: string): string {
  return `traffic{name=${encodeURIComponent(name)}}`;
}
