import { join } from "node:path";
import type { ArchiveFiles } from "../files/ArchiveFiles.ts";

const levels = [/^\d{4}$/, /^(?:0[1-9]|1[0-2])$/, /^(?:0[1-9]|[12]\d|3[01])$/, /^(?:[01]\d|2[0-3])$/];

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
