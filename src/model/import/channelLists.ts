import Papa from "papaparse";
import { importText } from "../../texts/en/imports.ts";
import { type FileFault, ImportError, isAddress } from "./ImportFile.ts";

/** One channel of a list, as the file has it. */
export interface Channel {
  /** Where it begins in the file, from 1. */
  readonly line: number;
  /** What the list calls it: a short name, where there is one, else its title. */
  readonly name: string;
  readonly title: string;
  /** Empty where the file has none. */
  readonly url: string;
}

/**
 * The channels of an M3U list: `#EXTINF:-1 tvg-id="one" group-title="News",Channel one` and its address on the next line,
 * or addresses alone.
 * @throws ImportError where it is none
 */
export function readM3u(written: string, file: string): readonly Channel[] {
  const channels: Channel[] = [];
  let told: Channel | undefined;
  let first: FileFault | undefined;
  for (const [index, whole] of written.split("\n").entries()) {
    const words = whole.trim();
    const line = index + 1;
    if (/^#EXT-X-(?:TARGETDURATION|STREAM-INF|MEDIA-SEQUENCE)\b/i.test(words))
      throw noChannels(file, "m3u", { line, message: importText("import.isPlaylist") });
    const info = /^#EXTINF:(.*)/is.exec(words)?.[1];
    if (info !== undefined) {
      if (told !== undefined) channels.push(told);
      told = { line, url: "", ...titleOf(info) };
    } else if (words !== "" && !words.startsWith("#")) {
      first ??= { line, message: importText("import.noAddress") };
      const { name, ...rest } = told ?? { line, name: "", title: "" };
      channels.push({ ...rest, name: name === "" ? nameInAddress(words) : name, url: words });
      told = undefined;
    }
  }
  if (told !== undefined) channels.push(told);
  if (!channels.some(({ url }) => isAddress(url))) throw noChannels(file, "m3u", first);
  return channels;
}

function titleOf(info: string): Pick<Channel, "name" | "title"> {
  // The title follows the first comma outside of quotes.
  const behind = info.replace(/^(?:"[^"]*"|[^",]+)*/, "");
  const attributes = info.slice(0, info.length - behind.length);
  const title = behind.slice(1).trim();
  const id = /\btvg-id="([^"]*)"/i.exec(attributes)?.[1]?.trim() ?? "";
  const name = /\btvg-name="([^"]*)"/i.exec(attributes)?.[1]?.trim() ?? "";
  return { name: [id, title, name].find((one) => one !== "") ?? "", title: title === "" ? name : title };
}

/** What a stream may be called after its address: the last part of the path, without its ending. */
function nameInAddress(url: string): string {
  const path = /^[^:]+:\/\/[^/?#]*([^?#]*)/.exec(url)?.[1] ?? "";
  const parts = path
    .split("/")
    .filter((part) => part !== "" && !/^(?:index|mono|playlist|mpegts)(?:\.\w+)?$/i.test(part));
  return (parts.at(-1) ?? "").replace(/\.\w{1,5}$/, "");
}

/**
 * The channels of a table: values between commas, semicolons or tabs, quoted as RFC 4180 says, under a head or without.
 * @throws ImportError where it is none
 */
export function readCsv(written: string, file: string): readonly Channel[] {
  const [head, ...rest] = rowsOf(written, file);
  if (head === undefined) throw noChannels(file, "csv");
  const isHead = !head.cells.some(isAddress) && head.cells.some((cell) => columnOf(cell) !== undefined);
  const rows = isHead ? rest : [head, ...rest];
  const columns = isHead ? columnsByHead(head.cells) : columnsByContent(rows);
  if (columns.url === -1) throw noChannels(file, "csv", { line: head.line, message: importText("import.noUrlColumn") });
  // The rest would be lost, of an address that has the separator in it too.
  const wider = rows.flatMap(({ line, cells }): readonly FileFault[] => {
    const behind = cells[columns.url + 1];
    if (!isHead)
      return isPieceOfAddress(behind)
        ? [{ line, message: importText("import.pieceOfAddress", { value: behind }) }]
        : [];
    const isWider = cells.slice(head.cells.length).some((cell) => cell !== "");
    return isWider ? [{ line, message: importText("import.moreValues") }] : [];
  });
  if (wider.length > 0) throw noChannels(file, "csv", ...wider.slice(0, MOST_FAULTS));
  const channels = rows.map(({ line, cells }): Channel => {
    const at = (column: number) => cells[column] ?? "";
    const [name, title, url] = [at(columns.name), at(columns.title), at(columns.url)];
    return { line, name: [name, title].find((one) => one !== "") ?? nameInAddress(url), title, url };
  });
  if (!channels.some(({ url }) => isAddress(url)))
    throw noChannels(file, "csv", { line: head.line, message: importText("import.noAddress") });
  return channels;
}

/** More are not told at once: who mends these sees the next ones. */
const MOST_FAULTS = 20;

/** What stands beside an address where nothing says what it is, and looks like more of it. */
function isPieceOfAddress(cell: string | undefined): cell is string {
  if (cell === undefined) return false;
  return /^[\w.-]+=\S*$|^\S+\.(?:m3u8|mpd|ts|flv)\b\S*$/i.test(cell) && !isAddress(cell);
}

interface TableRow {
  readonly line: number;
  readonly cells: readonly string[];
}

function rowsOf(written: string, file: string): readonly TableRow[] {
  // A spreadsheet may say on a first line which separator it means.
  const said = /^sep=(.)\n/i.exec(written);
  const start = said?.[0].length ?? 0;
  const rows: TableRow[] = [];
  const faults: FileFault[] = [];
  let line = said === null ? 1 : 2;
  let from = start;
  const table = written.slice(start);
  Papa.parse<string[]>(table, {
    delimiter: said?.[1] ?? separatorOf(table),
    newline: "\n",
    step: ({ data, errors, meta }) => {
      if (errors.some(({ type }) => type === "Quotes")) faults.push({ line, message: importText("import.quotes") });
      const cells = data.map((cell) => cell.trim());
      if (cells.some((cell) => cell !== "")) rows.push({ line, cells });
      // A quoted cell may go over several lines.
      const end = start + meta.cursor;
      for (; from < end; from += 1) if (written[from] === "\n") line += 1;
    },
  });
  if (faults.length > 0) throw noChannels(file, "csv", ...faults.slice(0, MOST_FAULTS));
  return rows;
}

const separators = [",", ";", "\t"];
const rowsGuessedBy = 50;

/**
 * The one that makes columns of what a channel is: that tells most titles of a head apart, then most addresses from what
 * stands beside them. How even the rows are tells less: some are empty, some have a comma in their title.
 */
function separatorOf(table: string): string {
  const guesses = separators.map((separator) => {
    const { data } = Papa.parse<string[]>(table, { delimiter: separator, newline: "\n", preview: rowsGuessedBy });
    const rows = data.map((row) => row.map((cell) => cell.trim()).filter((cell) => cell !== ""));
    const head = rows.find((cells) => cells.length > 0) ?? [];
    const titles = head.filter((cell) => columnOf(cell) !== undefined).length;
    return { separator, titles, channels: rows.filter((cells) => cells.length > 1 && cells.some(isAddress)).length };
  });
  const [best] = guesses.toSorted((a, b) => b.titles - a.titles || b.channels - a.channels);
  return best?.separator ?? ",";
}

interface Columns {
  readonly name: number;
  readonly title: number;
  /** -1: there is none. */
  readonly url: number;
}

const heads: Readonly<Record<keyof Columns, readonly string[]>> = {
  name: ["name", "id", "tvg-id", "stream"],
  title: ["title", "channel", "tvg-name", "description", "titel", "kanal", "beschreibung"],
  url: ["url", "source", "address", "input", "link", "uri", "adresse", "quelle"],
};

function columnOf(cell: string): keyof Columns | undefined {
  const word = cell.toLowerCase();
  return (["name", "title", "url"] as const).find((column) => heads[column].includes(word));
}

function columnsByHead(cells: readonly string[]): Columns {
  const columns = cells.map(columnOf);
  return { name: columns.indexOf("name"), title: columns.indexOf("title"), url: columns.indexOf("url") };
}

const rowsLookedAt = 20;
/** No list of channels is wider: what is asked of each column is asked of so many. */
const columnsLookedAt = 100;

/** Without a head: the addresses are the URLs, what stands beside them first the name, then the title. */
function columnsByContent(rows: readonly TableRow[]): Columns {
  const seen = rows.slice(0, rowsLookedAt);
  const width = Math.min(columnsLookedAt, Math.max(0, ...seen.map(({ cells }) => cells.length)));
  const all = Array.from({ length: width }, (_, column) => column);
  const addressesIn = (column: number) => seen.filter(({ cells }) => isAddress(cells[column] ?? "")).length;
  const most = Math.max(0, ...all.map(addressesIn));
  const url = all.findIndex((column) => addressesIn(column) === most);
  const [name = -1, title = -1] = all.filter((column) => column !== url);
  return { name, title, url };
}

function noChannels(file: string, format: "m3u" | "csv", ...faults: readonly (FileFault | undefined)[]): ImportError {
  const message = importText(format === "m3u" ? "import.noM3u" : "import.noCsv", { file });
  return new ImportError(
    "no-channels",
    message,
    faults.flatMap((fault) => fault ?? []),
  );
}
