/** An address as it is shown where it is not edited: the password of a login in it is hidden. */
export function shownUrl(url: string): string {
  return url.replace(/^([a-z0-9+.-]+:\/\/[^/?#@:]*):[^/?#@]*@/i, "$1:•••@");
}
