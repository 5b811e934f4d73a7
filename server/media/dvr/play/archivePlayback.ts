import { ServerError } from "../../../ServerError.ts";
import type { MediaContext } from "../../MediaPart.ts";
import type { Visit } from "../../MediaRoute.ts";
import type { OutputCall } from "../../outputs/OutputRow.ts";
import type { PollingViewer, PollingViewers } from "../../outputs/PollingViewers.ts";
import type { Archive } from "../Archive.ts";
import type { ArchiveFiles } from "../ArchiveFiles.ts";
import type { Archives } from "../Archives.ts";
import type { StoredSegment } from "../index/archiveFolders.ts";

/** The longest part of an archive that is given at once. */
const MOST_S = 86_400;

/** What the addresses of archives work with. */
export interface PlayParts {
  readonly context: MediaContext;
  readonly archives: Archives;
  readonly files: ArchiveFiles;
  readonly polling: PollingViewers;
}

/** Lets in who asks for a playlist of an archive: by the id in the address, else as somebody new. */
export async function enterArchive(
  call: OutputCall,
  { polling }: PlayParts,
  answer: (player: PollingViewer) => Promise<unknown>,
): Promise<Visit> {
  if (call.query.has("session")) {
    const player = await polling.follow(call, "hls");
    return { viewer: player.viewer, answer: () => answer(player) };
  }
  const player = await polling.begin(call, "hls");
  const { viewer } = player;
  return {
    viewer,
    answer: () =>
      answer(player).catch((error: unknown) => {
        // Who found nothing takes no place.
        viewer.close("There was nothing to play.");
        throw error;
      }),
  };
}

/** A part of an archive that somebody asks for, in milliseconds since 1970. */
interface TimeAsked {
  readonly fromMs: number;
  /** Infinite: until now, and on. */
  readonly toMs: number;
}

/** Reads `FROM-DURATION` of an address, in seconds; DURATION may be `now`. @throws ServerError for more than a day */
export function askedTime(from: string, duration: string, nowMs: number): TimeAsked {
  const fromS = Number(from);
  const seconds = duration === "now" ? nowMs / 1000 - fromS : Number(duration);
  if (seconds <= 0) {
    throw new ServerError(
      "bad_request",
      "The duration must be above 0. The address is FROM-DURATION: seconds since 1970, and seconds.",
    );
  }
  if (seconds > MOST_S) {
    throw new ServerError("bad_request", `At most ${MOST_S} seconds of an archive can be requested at once.`);
  }
  return {
    fromMs: fromS * 1000,
    toMs: duration === "now" ? Number.POSITIVE_INFINITY : (fromS + Number(duration)) * 1000,
  };
}

/** What is recorded of a time. @throws ServerError `not_found` when it is nothing */
export async function recordedIn(
  { index, stream }: Archive,
  { fromMs, toMs }: TimeAsked,
): Promise<readonly StoredSegment[]> {
  const segments = await index.segmentsBetween(fromMs, toMs);
  if (segments.length > 0) return segments;
  throw new ServerError(
    "not_found",
    `Nothing of ${stream.name} is recorded in this time. Its recording_status.json tells when.`,
  );
}
