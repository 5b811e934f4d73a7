import type { FastifyRequest } from "fastify";

/** Where a browser shows the answer itself: a tab, or a frame of a page. Scripts and players read it by themselves. */
const shown: ReadonlySet<unknown> = new Set(["document", "iframe", "frame", "embed", "object"]);

/**
 * Whether a person sees the answer as it is, by what browsers say of each request (Fetch Metadata). They say nothing of
 * it to a server by plain HTTP, unless it is the same machine: there it is a page that a browser would rather have.
 */
export function isShownAsIs({ headers }: FastifyRequest): boolean {
  const { "sec-fetch-dest": place, accept } = headers;
  return place === undefined ? /^text\/html\b/i.test(accept ?? "") : shown.has(place);
}

/** What such a page may do: nothing, on any site that may frame what it stands for. */
export const refusalPolicy = "default-src 'none'; style-src 'unsafe-inline'";

const signs: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** A refusal as a page: the words alone, in light and dark. @param id under which the log has more of it */
export function refusalPage(words: string, id?: string): string {
  const text = (id === undefined ? words : `${words} (request ${id})`).replaceAll(
    /[&<>"]/g,
    (sign) => signs[sign] ?? sign,
  );
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Not available</title>
<style>
  body { display: grid; place-content: center; min-height: 90vh; margin: 0; padding: 1rem; text-align: center;
    overflow-wrap: anywhere; font: 15px/1.5 system-ui, sans-serif; color: light-dark(#555, #bbb);
    background: light-dark(#f0f0f3, #18191b) }
</style>
<p>${text}</p>
</html>
`;
}
