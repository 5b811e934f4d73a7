import { join } from "node:path";
import { ServerError } from "../../../ServerError.ts";
import type { ArchiveFiles } from "../ArchiveFiles.ts";

const segmentName = /^(?<minute>[0-5]\d)-(?<second>[0-5]\d)-(?<ms>\d{3})-(?<duration>\d{1,9})(?<anew>-d)?\.ts$/;
const levels = [/^\d{4}$/, /^(?:0[1-9]|1[0-2])$/, /^(?:0[1-9]|[12]\d|3[01])$/, /^(?:[01]\d|2[0-3])$/];

/** A recorded piece of a stream that can be played by itself. */
export interface ArchiveSegment {
  /** Milliseconds since 1970. */
  readonly startMs: number;
  readonly durationMs: number;
  /** The first one after something else than its forerunner: players begin anew. */
  readonly isDiscontinuity: boolean;
}

/** A recorded piece and where its file is. */
export interface StoredSegment extends ArchiveSegment {
  readonly path: string;
  /** Below the stream's folder of any disk: `2026/09/30/12/05-32-120-2000.ts`. */
  readonly place: string;
}

const LONGEST_PART = 200;
const LONGEST = 3000;

/**
 * The folder of a stream below an archive's root, made of letters, digits, `-`, `_`, `.` and `%`: every other character is
 * escaped as in an address, so that a name never leaves the root, and the folder tells the name. A long one goes on in a
 * folder of its own after a `~`, since disks take names of 255 bytes.
 * @throws ServerError for a name that no folder can have
 */
export function archiveFolderName(name: string): string {
  if (name === "" || !isWellFormed(name))
    throw new ServerError("invalid", "The stream's name cannot be that of a folder.");
  const escaped = encodeURIComponent(name)
    .replace(/[!'()*~]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
    .replace(/^\./, "%2E");
  if (escaped.length > LONGEST) throw new ServerError("invalid", "The stream's name is too long for a folder.");
  const parts = escaped.match(new RegExp(`.{1,${LONGEST_PART}}`, "g")) ?? [];
  return parts.map((part) => (part.startsWith(".") ? `~${part}` : part)).join("~/");
}

function isWellFormed(text: string): boolean {
  return !/[\uD800-\uDFFF]/u.test(text);
}

/** The folder of an hour below a stream's: `2026/09/30/12`, in UTC. */
export function hourFolder(timeMs: number): string {
  return new Date(timeMs).toISOString().slice(0, 13).replace(/[-T]/g, "/");
}

/**
 * The file of a recorded piece in the folder of its hour: minute, second, millisecond and duration in milliseconds, then
 * `-d` for one that players begin anew with. The names are all that is needed to play: no database can be lost.
 */
export function segmentFileName({ startMs, durationMs, isDiscontinuity }: ArchiveSegment): string {
  const [minute, second, millisecond] = new Date(startMs).toISOString().slice(14, 23).split(/[:.]/);
  return `${minute}-${second}-${millisecond}-${durationMs}${isDiscontinuity ? "-d" : ""}.ts`;
}

/** What a file in the folder of an hour is a recording of; undefined when it is none. */
export function readSegmentName(hourMs: number, name: string): ArchiveSegment | undefined {
  const groups = segmentName.exec(name)?.groups;
  if (!groups) return undefined;
  const { minute, second, ms, duration, anew } = groups;
  return {
    startMs: hourMs + Number(minute) * 60_000 + Number(second) * 1000 + Number(ms),
    durationMs: Number(duration),
    isDiscontinuity: anew !== undefined,
  };
}

/** The hours in a stream's folder, in milliseconds since 1970, with their folders. Anything else there is not looked at. */
export async function findHours(
  files: ArchiveFiles,
  streamFolder: string,
): Promise<readonly { readonly hourMs: number; readonly folder: string }[]> {
  let places: readonly string[] = [""];
  for (const level of levels) {
    const found = await Promise.all(
      places.map(async (place) => {
        const entries = await files.list(join(streamFolder, place));
        return entries
          .filter(({ name, isFolder }) => isFolder && level.test(name))
          .map(({ name }) => `${place}/${name}`);
      }),
    );
    places = found.flat();
  }
  return places.map((place) => ({ hourMs: hourOf(place), folder: join(streamFolder, place) })).filter(isReal);
}

function hourOf(place: string): number {
  const [, year, month, day, hour] = place.split("/").map(Number);
  return Date.UTC(year ?? Number.NaN, (month ?? 1) - 1, day, hour);
}

function isReal({ hourMs }: { readonly hourMs: number }): boolean {
  return Number.isFinite(hourMs);
}

/** The recorded pieces in the folder of an hour, the oldest first. */
export async function readPieces(
  files: ArchiveFiles,
  { folder, hourMs }: { readonly folder: string; readonly hourMs: number },
): Promise<readonly StoredSegment[]> {
  const place = hourFolder(hourMs);
  const entries = await files.list(folder);
  return entries
    .flatMap(({ name, isFolder }) => {
      const segment = isFolder ? undefined : readSegmentName(hourMs, name);
      return segment ? [{ ...segment, path: join(folder, name), place: `${place}/${name}` }] : [];
    })
    .sort((one, other) => one.startMs - other.startMs);
}

/** Does something with each item, a few at a time, so that a long list leaves the disks to others as well. */
export async function inTurns<Item>(
  items: readonly Item[],
  atOnce: number,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const queue = items[Symbol.iterator]();
  const workers = Array.from({ length: Math.min(atOnce, items.length) }, async () => {
    for (const item of queue) await work(item);
  });
  await Promise.all(workers);
}
