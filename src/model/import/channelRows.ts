import { text } from "../../texts/text.ts";
import { formatPointer } from "../configPath.ts";
import type { DraftEdits, FieldEdit } from "../draft/fieldEdits.ts";
import type { EntityCheck } from "../entity/checkEntity.ts";
import { nameFault } from "../entity/entityNames.ts";
import { isPlainObject, type Json, type JsonObject } from "../Json.ts";
import { newStream } from "../media/newMedia.ts";
import { sourceUrls } from "../stream/reportedStream.ts";
import { sourceUrlRewrite } from "../typingRewrites.ts";
import type { Channel } from "./channelLists.ts";
import { streamNamesOf } from "./channelNames.ts";
import { isAddress } from "./ImportFile.ts";

/** A channel on its way to a stream, as the operator has it. */
export interface ChannelRow {
  readonly id: string;
  /** In the file. */
  readonly line: number;
  readonly isTicked: boolean;
  readonly name: string;
  readonly title: string;
  readonly url: string;
  /** `source`: it becomes another source of the stream that has the name. */
  readonly becomes: "stream" | "source";
}

/** What is wrong with a row; a warning does not keep it back. */
export interface RowProblem {
  /** `taken`: there is a stream of this name; `twice`: another row wants the name too. */
  readonly kind: "taken" | "twice" | "name" | "url";
  readonly level: "error" | "warning";
  readonly message: string;
}

/** The rows of a list before anybody has touched them. @param streams those there are, by name */
export function channelRows(
  channels: readonly Channel[],
  streams: Readonly<Record<string, Json>>,
): readonly ChannelRow[] {
  const names = streamNamesOf(
    channels.map(({ name }) => name),
    (name) => Object.hasOwn(streams, name),
  );
  return channels.map(({ line, title, url }, index) => ({
    id: String(index),
    line,
    isTicked: true,
    name: names[index] ?? "",
    title,
    // As the form of a source does it while one types.
    url: sourceUrlRewrite().type(url),
    becomes: "stream",
  }));
}

/** What rows are judged by. */
interface Judging {
  readonly check: EntityCheck;
  /** The streams there are, by name. */
  readonly streams: Readonly<Record<string, Json>>;
}

/** What the schema says of a row is remembered for as long as the row is the same. */
const checked = new WeakMap<ChannelRow, RowProblem | undefined>();

/** The problems of the rows that are to be imported, by their ids. */
export function problemsOfRows(
  rows: readonly ChannelRow[],
  { check, streams }: Judging,
): ReadonlyMap<string, RowProblem> {
  const problems = new Map<string, RowProblem>();
  const byName = new Map<string, ChannelRow>();
  const byUrl = new Map<string, ChannelRow>();
  for (const row of rows) {
    if (!row.isTicked) continue;
    const alike = row.url === "" ? undefined : byUrl.get(row.url);
    const problem =
      problemOfName(row, streams, byName.get(row.name)) ??
      problemOfValue(row, check) ??
      problemOfSource(row, streams, alike);
    if (problem !== undefined) problems.set(row.id, problem);
    if (row.becomes === "stream" && !byName.has(row.name)) byName.set(row.name, row);
    if (alike === undefined) byUrl.set(row.url, row);
  }
  return problems;
}

function problemOfName(
  { name, becomes }: ChannelRow,
  streams: Judging["streams"],
  earlier: ChannelRow | undefined,
): RowProblem | undefined {
  const error = (kind: RowProblem["kind"], message: string) => ({ kind, level: "error", message }) as const;
  const isThere = Object.hasOwn(streams, name);
  if (becomes === "source") return isThere ? undefined : error("name", text("import.row.noStream"));
  const fault =
    name === "" ? text("import.row.nameMissing") : /\s/.test(name) ? text("import.row.nameSpace") : nameFault(name);
  if (fault !== undefined) return error("name", fault);
  if (isThere) return error("taken", text("import.row.taken"));
  return earlier && error("twice", text("import.row.twice", { line: earlier.line }));
}

function problemOfValue(row: ChannelRow, check: EntityCheck): RowProblem | undefined {
  if (checked.has(row)) return checked.get(row);
  const message =
    row.url === ""
      ? text("import.row.urlMissing")
      : isAddress(row.url)
        ? schemaWords(row, check)
        : text("import.row.urlScheme");
  const problem = message === undefined ? undefined : ({ kind: "url", level: "error", message } as const);
  checked.set(row, problem);
  return problem;
}

function schemaWords(row: ChannelRow, check: EntityCheck): string | undefined {
  return check(streamOf(row)).find(({ level }) => level === "error")?.message;
}

function problemOfSource(
  { name, url, becomes }: ChannelRow,
  streams: Judging["streams"],
  alike: ChannelRow | undefined,
): RowProblem | undefined {
  const warning = (message: string) => ({ kind: "url", level: "warning", message }) as const;
  const stream = becomes === "source" && Object.hasOwn(streams, name) ? streams[name] : undefined;
  if (isPlainObject(stream) && sourceUrls(stream).includes(url)) return warning(text("import.row.sourceThere"));
  return alike && warning(text("import.row.sameUrl", { line: alike.line }));
}

function streamOf({ name, title, url }: ChannelRow): JsonObject {
  const [, made] = newStream(name, url);
  return { ...(isPlainObject(made) ? made : { name }), ...(title === "" ? {} : { title }) };
}

/** The ticked rows as edits of the config: streams that come, and lists of sources that grow. */
export function editsOfRows(rows: readonly ChannelRow[], streams: Readonly<Record<string, Json>>): DraftEdits {
  const edits = new Map<string, FieldEdit>();
  for (const row of rows) {
    if (!row.isTicked) continue;
    if (row.becomes === "stream") {
      const path = ["streams", row.name];
      edits.set(formatPointer(path), { path, base: undefined, mine: streamOf(row) });
      continue;
    }
    const path = ["streams", row.name, "urls"];
    const stream = streams[row.name];
    const held = isPlainObject(stream) ? stream["urls"] : undefined;
    const base = Array.isArray(held) ? held : undefined;
    const mine = edits.get(formatPointer(path))?.mine ?? base;
    const list = Array.isArray(mine) ? mine : [];
    const isThere = sourceUrls({ urls: list }).includes(row.url);
    if (!isThere) edits.set(formatPointer(path), { path, base, mine: [...list, { url: row.url }] });
  }
  return edits;
}
