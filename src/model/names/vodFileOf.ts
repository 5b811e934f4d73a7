/** A file of a VOD by what it is played as. */
interface VodFile {
  readonly prefix: string;
  /** Below the VOD's folders. */
  readonly path: string;
}

/** The VOD whose prefix begins the name of a file (the longest one); undefined when none does. */
export function vodFileOf(name: string, vods: Readonly<Record<string, unknown>>): VodFile | undefined {
  const parts = name.split("/");
  for (let length = parts.length - 1; length > 0; length--) {
    const prefix = parts.slice(0, length).join("/");
    if (Object.hasOwn(vods, prefix)) return { prefix, path: parts.slice(length).join("/") };
  }
  return undefined;
}
