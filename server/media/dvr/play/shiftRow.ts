import { ServerError } from "../../../ServerError.ts";
import { RecentMap } from "../../RecentMap.ts";
import { askedSession, type PollingViewer } from "../../outputs/PollingViewers.ts";
import { addressQuery, sendPlaylistText } from "../../outputs/mediaAnswers.ts";
import type { OutputCall, OutputRow } from "../../outputs/OutputRow.ts";
import type { ArchiveIndex } from "../index/ArchiveIndex.ts";
import type { StoredSegment } from "../index/archiveFolders.ts";
import { enterArchive, type PlayParts } from "./archivePlayback.ts";
import { archivePlaylist, sendMaster, withGaps } from "./archivePlaylist.ts";

const MOST_WINDOWS = 5000;
const LISTED = 6;
/** Who was away for longer goes on where the shifted clock is. */
const LOOK_BACK_MS = 60_000;

/**
 * `timeshift_abs-FROM.m3u8` begins at a time, `timeshift_rel-SECONDS.m3u8` so long ago; both go on like live, at the
 * distance they began with.
 */
export function shiftRow(parts: PlayParts): OutputRow {
  const windows = new ShiftWindows();
  return {
    pattern: /^\/(?<name>.+)\/timeshift_(?<kind>abs|rel)-(?<seconds>\d{1,11})\.m3u8$/,
    protocol: "hls",
    enter: (call) => enterArchive(call, parts, (player) => send(call, parts, player, windows)),
  };
}

async function send(
  call: OutputCall,
  parts: PlayParts,
  player: PollingViewer,
  windows: ShiftWindows,
): Promise<unknown> {
  const { kind = "", seconds = "" } = call.groups;
  const archive = parts.archives.find(call.stream.name);
  const nowMs = parts.context.now();
  const shiftMs = kind === "abs" ? nowMs - Number(seconds) * 1000 : Number(seconds) * 1000;
  if (shiftMs < 0) throw new ServerError("bad_request", "This time is in the future.");
  if (!call.query.has("session")) return sendMaster(call, player, archive, `timeshift_${kind}-${seconds}.m3u8`);
  // A player whose network changes has another viewer, and goes on where it was.
  const session = askedSession(call) ?? player.session;
  const window = windows.of(`${session} ${kind} ${seconds}`, archive.index, shiftMs);
  await window.moveTo(nowMs);
  if (window.segments.length === 0)
    throw new ServerError("not_found", `Nothing of ${call.stream.name} is recorded at this time.`);
  const { segments, sequence, discontinuitySequence } = window;
  const query = addressQuery(player.session, call.token);
  const body = archivePlaylist({ segments, query, kind: "live", sequence, discontinuitySequence });
  return sendPlaylistText(call, player, body);
}

/** The windows of all who watch later than live, by the id in their addresses; the one unused for longest goes first. */
class ShiftWindows {
  readonly #windows = new RecentMap<string, { readonly index: ArchiveIndex; readonly window: ShiftWindow }>(
    MOST_WINDOWS,
  );

  /** @param shiftMs counts when the window is new */
  of(session: string, index: ArchiveIndex, shiftMs: number): ShiftWindow {
    const known = this.#windows.get(session);
    // After a change of its disks an archive has another index.
    const window = known?.index === index ? known.window : new ShiftWindow(index, shiftMs);
    this.#windows.set(session, { index, window });
    return window;
  }
}

/** The moving window of one who watches later than live: six pieces that ended so long ago. */
class ShiftWindow {
  #segments: readonly StoredSegment[] = [];
  #sequence = 0;
  #discontinuities = 0;

  constructor(
    private readonly index: ArchiveIndex,
    private readonly shiftMs: number,
  ) {}

  get segments(): readonly StoredSegment[] {
    return this.#segments;
  }

  get sequence(): number {
    return this.#sequence;
  }

  get discontinuitySequence(): number {
    return this.#discontinuities;
  }

  /** Moves on to what is to be seen now. */
  async moveTo(nowMs: number): Promise<void> {
    const untilMs = nowMs - this.shiftMs;
    const last = this.#segments.at(-1);
    const afterMs = Math.max(last?.startMs ?? 0, untilMs - LOOK_BACK_MS);
    const found = await this.index.segmentsBetween(afterMs, untilMs);
    const news = found.filter(
      ({ startMs, durationMs }) => startMs > (last?.startMs ?? 0) && startMs + durationMs <= untilMs,
    );
    const all = [...this.#segments, ...withGaps(news, last && last.startMs + last.durationMs)];
    const gone = all.slice(0, Math.max(0, all.length - LISTED));
    this.#segments = all.slice(gone.length);
    this.#sequence += gone.length;
    this.#discontinuities += gone.filter(({ isDiscontinuity }) => isDiscontinuity).length;
  }
}
