/** Whether an input is not a source to fetch but the entry that lets others publish to the stream. */
export function isPublishUrl(url: string): boolean {
  return url.startsWith("publish://");
}
