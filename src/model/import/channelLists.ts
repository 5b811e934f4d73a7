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
    const info = /^#EXTINF:\s*[-+.\d]*(?<rest>.*)$/i.exec(words)?.groups?.["rest"];
    if (info !== undefined) {
      if (told !== undefined) channels.push(told);
      told = { line, url: "", ...titleOf(info) };
    } else if (words !== "" && !words.startsWith("#")) {
      if (!isAddress(words)) first ??= { line, message: importText("import.noAddress") };
      channels.push({ ...(told ?? { line, name: nameInAddress(words), title: "" }), url: words });
      told = undefined;
    }
  }
  if (told !== undefined) channels.push(told);
  if (!channels.some(({ url }) => isAddress(url))) throw noChannels(file, "m3u", first);
  return channels;
}

function titleOf(info: string): Pick<Channel, "name" | "title"> {
  // The title follows the first comma outside of quotes.
  const [attributes = ""] = /^(?:"[^"]*"|[^",])*/.exec(info) ?? [];
  const title = info.slice(attributes.length).replace(/^,/, "").trim();
  const id = /\btvg-id="([^"]*)"/i.exec(attributes)?.[1]?.trim() ?? "";
  const name = /\btvg-name="([^"]*)"/i.exec(attributes)?.[1]?.trim() ?? "";
  return { name: [id, title, name].find((one) => one !== "") ?? "", title: title === "" ? name : title };
}

/** What a stream may be called after its address: the last part of the path, without its ending. */
function nameInAddress(url: string): string {
  const path = /^[^:]+:\/\/[^/?#]*\/?(?<path>[^?#]*)/.exec(url)?.groups?.["path"] ?? "";
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
  const isHead =
    head.cells.length > 0 && !head.cells.some(isAddress) && head.cells.some((cell) => columnOf(cell) !== undefined);
  const rows = isHead ? rest : [head, ...rest];
  const columns = isHead ? columnsByHead(head.cells) : columnsByContent(rows);
  if (columns.url === -1)
    throw noChannels(file, "csv", {
      line: head.line,
      message: importText(isHead ? "import.noUrlColumn" : "import.noAddress"),
    });
  const channels = rows.map(({ line, cells }): Channel => {
    const at = (column: number) => cells[column] ?? "";
    const [name, title, url] = [at(columns.name), at(columns.title), at(columns.url)];
    return { line, name: [name, title].find((one) => one !== "") ?? nameInAddress(url), title, url };
  });
  if (!channels.some(({ url }) => isAddress(url)))
    throw noChannels(file, "csv", { line: head.line, message: importText("import.noAddress") });
  return channels;
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
  Papa.parse<string[]>(written.slice(start), {
    delimiter: said?.[1] ?? "",
    newline: "\n",
    delimitersToGuess: [",", ";", "\t"],
    step: ({ data, errors, meta }) => {
      if (errors.some(({ type }) => type === "Quotes")) faults.push({ line, message: importText("import.quotes") });
      const cells = data.map((cell) => cell.trim());
      if (cells.some((cell) => cell !== "")) rows.push({ line, cells });
      // A quoted cell may go over several lines.
      const end = start + meta.cursor;
      for (; from < end; from += 1) if (written[from] === "\n") line += 1;
    },
  });
  if (faults.length > 0) throw noChannels(file, "csv", ...faults.slice(0, 20));
  return rows;
}

interface Columns {
  readonly name: number;
  readonly title: number;
  /** -1: there is none. */
  readonly url: number;
}

const heads: Readonly<Record<keyof Columns, readonly string[]>> = {
  name: ["name", "id", "tvg-id", "stream"],
  title: ["title", "channel", "tvg-name", "description"],
  url: ["url", "source", "address", "input", "link", "uri"],
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

/** Without a head: the addresses are the URLs, what stands beside them first the name, then the title. */
function columnsByContent(rows: readonly TableRow[]): Columns {
  const seen = rows.slice(0, rowsLookedAt);
  const width = Math.max(0, ...seen.map(({ cells }) => cells.length));
  const all = Array.from({ length: width }, (_, column) => column);
  const addressesIn = (column: number) => seen.filter(({ cells }) => isAddress(cells[column] ?? "")).length;
  const most = Math.max(0, ...all.map(addressesIn));
  const url = most === 0 ? -1 : all.findIndex((column) => addressesIn(column) === most);
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
