import type { OutputCall, OutputRow } from "../../outputs/OutputRow.ts";
import { playRequest } from "../../viewers/ViewerRequest.ts";
import type { PlayParts } from "./archivePlayback.ts";

const MOST_RANGES = 10_000;

/**
 * `recording_status.json`: when the stream was recorded, `[{stream, ranges: [{from, duration}]}]` in seconds; `from` and
 * `to` of the query choose a part. Who may watch may ask.
 */
export function statusRow(parts: PlayParts): OutputRow {
  return {
    pattern: /^\/(?<name>.+)\/recording_status\.json$/,
    async enter(call) {
      const viewer = await parts.context.viewers.open({
        ...playRequest(call.request, call.stream.name, "hls"),
        isOneShot: true,
      });
      return { viewer, answer: () => send(call, parts) };
    },
  };
}

async function send(call: OutputCall, { archives }: PlayParts): Promise<unknown> {
  const { stream, query, reply } = call;
  const { ranges } = archives.find(stream.name).index;
  const fromMs = boundary(query.get("from"), 0);
  const toMs = boundary(query.get("to"), Number.POSITIVE_INFINITY);
  const inside = ranges.all
    .map((range) => ({ fromMs: Math.max(range.fromMs, fromMs), toMs: Math.min(range.toMs, toMs) }))
    .filter((range) => range.fromMs < range.toMs)
    .slice(-MOST_RANGES)
    .map((range) => {
      const from = Math.floor(range.fromMs / 1000);
      return { from, duration: Math.ceil(range.toMs / 1000) - from };
    });
  return reply.header("cache-control", "no-store").send([{ stream: stream.name, ranges: inside }]);
}

function boundary(text: string | null, otherwise: number): number {
  return text !== null && /^\d{1,11}$/.test(text) ? Number(text) * 1000 : otherwise;
}
