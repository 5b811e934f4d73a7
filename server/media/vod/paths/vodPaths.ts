/** The paths of a VOD as configured, in the order they are searched; written alone or as `{url}`. */
export function vodPaths(vod: { readonly urls?: unknown }): readonly string[] {
  if (!Array.isArray(vod.urls)) return [];
  return vod.urls.flatMap((entry: unknown) => {
    const url = typeof entry === "object" && entry !== null && "url" in entry ? entry.url : entry;
    return typeof url === "string" && url !== "" ? [url] : [];
  });
}
