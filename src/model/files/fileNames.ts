import { hiddenIn } from "../hiddenCharacters.ts";

const LONGEST_BYTES = 255;

/**
 * Whether a file or folder may go by this name: nothing that leads elsewhere (`..`, slashes of either kind), hides it
 * (a dot in front), or cannot be shown (control characters, half characters, bytes that are no text).
 */
export function isFileName(name: string): boolean {
  if (name === "" || name.startsWith(".") || new TextEncoder().encode(name).length > LONGEST_BYTES) return false;
  return !/[\p{Cc}\p{Surrogate}\uFFFD/\\]/u.test(name);
}

/** Whether a new file or folder may be given this name: beside the rules for all names, nothing that misleads the eye. */
export function isNewFileName(name: string): boolean {
  return isFileName(name) && hiddenIn(name).length === 0 && !/[. ]$|^ /u.test(name);
}

/** Whether a file is a film by the ending of its name, written large or small. */
export function isVideo(name: string): boolean {
  return /\.(mp4|flv|m4v|mov|mkv)$/i.test(name);
}

/** Paths below a folder, written with a slash between the names. Doubled slashes and those at the ends do not count. */
export const folderPath = {
  parts: (path: string): readonly string[] => path.split("/").filter((part) => part !== ""),
  join: (...paths: readonly string[]): string => paths.flatMap(folderPath.parts).join("/"),
  parent: (path: string): string => folderPath.parts(path).slice(0, -1).join("/"),
} as const;

/** A file of a VOD by what it is played as. */
interface VodFile {
  readonly prefix: string;
  /** Below the VOD's folders. */
  readonly path: string;
}

/** The VOD whose prefix begins the name of a file (the longest one); undefined when none does. */
export function findVodFile(name: string, vods: Readonly<Record<string, unknown>>): VodFile | undefined {
  const parts = name.split("/");
  for (let length = parts.length - 1; length > 0; length--) {
    const prefix = parts.slice(0, length).join("/");
    if (Object.hasOwn(vods, prefix)) return { prefix, path: parts.slice(length).join("/") };
  }
  return undefined;
}
