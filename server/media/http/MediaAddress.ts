import { belongsToConsole, plainPathOf } from "../../http/plainAddress.ts";

/** A media address taken apart. A name in it is escaped as its letters need; its fixed parts are spelled to the letter. */
export class MediaAddress {
  /** Whether it may be media at all: it is plain, leads nowhere else, and is not below the console's folders. */
  private readonly isMedia: boolean;

  private constructor(
    private readonly sent: string,
    /** With the escapes taken out. */
    private readonly path: string,
  ) {
    const leadsElsewhere = path.split(/[/\\]/).some((part) => part === "." || part === "..");
    this.isMedia = plainPathOf(sent) !== undefined && !leadsElsewhere && !belongsToConsole(path);
  }

  /** Undefined where the escapes are broken or hide a NUL. */
  static of(url: string): MediaAddress | undefined {
    const sent = url.split(/[?#]/, 1)[0] ?? "";
    try {
      const path = decodeURIComponent(sent);
      return path.includes("\0") ? undefined : new MediaAddress(sent, path);
    } catch {
      return undefined;
    }
  }

  /** The groups of a pattern that fits, `name` among them; undefined where it does not. */
  match(pattern: RegExp): Readonly<Record<string, string>> | undefined {
    const found = this.isMedia ? pattern.exec(this.path) : null;
    if (found === null) return undefined;
    return this.sent === this.path || this.isSpelledBy(pattern) ? (found.groups ?? {}) : undefined;
  }

  /** Whether what stands around the name was sent as it is. */
  private isSpelledBy(pattern: RegExp): boolean {
    const [from, to] = new RegExp(pattern, `${pattern.flags}d`).exec(this.path)?.indices?.groups?.["name"] ?? [0, 0];
    return this.sent.startsWith(this.path.slice(0, from)) && this.sent.endsWith(this.path.slice(to));
  }
}
