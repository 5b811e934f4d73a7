import { importText } from "../../texts/en/imports.ts";

/** What a file may be: a config as JSON or as text, or a list of channels to make streams of. */
export type ImportFormat = "json" | "conf" | "m3u" | "csv";

/** Larger ones are no configs: reading one would hang the page. */
export const largestFileBytes = 64_000_000;

/** One thing wrong with a file; lines count from 1. */
export interface FileFault {
  readonly line?: number;
  readonly message: string;
}

/** A file that cannot be imported as what it is taken for: why, in words fit to show, and where. */
export class ImportError extends Error {
  override readonly name = "ImportError";

  constructor(
    readonly kind: "too-large" | "binary" | "empty" | "no-config" | "no-channels",
    message: string,
    readonly faults: readonly FileFault[] = [],
    /** How many more faults there are. */
    readonly unlisted = 0,
  ) {
    super(message);
  }
}

/** The text of a file, without a byte order mark and with `\n` at the ends of its lines. */
export interface FileText {
  readonly text: string;
  /** It is no UTF-8, and was read as the text of older Western systems. */
  readonly isLatin1: boolean;
}

/** @throws ImportError for what is no text, or holds none */
export function readFileText(bytes: Uint8Array, file: string): FileText {
  const { text: found, isLatin1 } = decoded(bytes);
  const written = found.replace(/\r\n?/g, "\n");
  const nul = written.indexOf("\0");
  if (nul !== -1) {
    const fault = { line: lineAt(written, nul), message: importText("import.nullByte") };
    throw new ImportError("binary", importText("import.binary", { file }), [fault]);
  }
  if (written.trim() === "") throw new ImportError("empty", importText("import.empty", { file }));
  return { text: written, isLatin1 };
}

/** @param offset of a character, from 0 */
function lineAt(written: string, offset: number): number {
  let line = 1;
  for (let at = written.indexOf("\n"); at !== -1 && at < offset; at = written.indexOf("\n", at + 1)) line += 1;
  return line;
}

function decoded(bytes: Uint8Array): FileText {
  const [first, second] = bytes;
  // Spreadsheets save "Unicode text" so.
  const wide =
    first === 0xff && second === 0xfe ? "utf-16le" : first === 0xfe && second === 0xff ? "utf-16be" : undefined;
  try {
    return { text: new TextDecoder(wide ?? "utf-8", { fatal: true }).decode(bytes), isLatin1: false };
  } catch {
    return { text: new TextDecoder("windows-1252").decode(bytes), isLatin1: true };
  }
}

const linesLookedAt = 100;

/** What a text is by what stands in it; where that does not tell, by the name of its file. */
export function recogniseFormat(written: string, file: string): ImportFormat {
  const lines = firstLines(written);
  const statements = lines.filter((line) => !line.startsWith("#"));
  if (lines.some((line) => /^#EXT(?:M3U|INF)\b/i.test(line))) return "m3u";
  if (/^[{[]/.test(lines[0] ?? "")) return "json";
  if (statements.length > 0 && statements.every(isAddress)) return "m3u";
  // A config text has commas and tabs between addresses too.
  if (statements.some((line) => /[{}]\s*(?:#.*)?$/.test(line))) return "conf";
  return formatByName(file) ?? (isTable(statements) ? "csv" : "conf");
}

function firstLines(written: string): readonly string[] {
  const lines: string[] = [];
  for (const [line] of written.matchAll(/\S.*/g)) {
    lines.push(line.trimEnd());
    if (lines.length === linesLookedAt) break;
  }
  return lines;
}

/** Whether a text is an address with its scheme and nothing else. */
export function isAddress(words: string): boolean {
  return /^[a-z][a-z0-9+.-]*:\/\/\S*$/i.test(words);
}

/** Columns with an address among them, or with a head that says which is one. */
function isTable(lines: readonly string[]): boolean {
  const rows = lines.map((line) => line.split(/[,;\t]/).map((cell) => cell.trim().replace(/^"|"$/g, "")));
  if (rows[0]?.some((title) => title.toLowerCase() === "url") === true) return true;
  return rows.some((cells) => cells.length > 1 && cells.some(isAddress));
}

const byEnding: ReadonlyMap<string, ImportFormat> = new Map([
  ["json", "json"],
  ["conf", "conf"],
  ["m3u", "m3u"],
  ["m3u8", "m3u"],
  ["csv", "csv"],
  ["tsv", "csv"],
]);

function formatByName(file: string): ImportFormat | undefined {
  const [, ending = ""] = /\.(\w+)$/.exec(file) ?? [];
  return byEnding.get(ending.toLowerCase());
}
