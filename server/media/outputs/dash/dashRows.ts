import { ServerError } from "../../../ServerError.ts";
import { addressQuery } from "../addressQuery.ts";
import type { OutputCall } from "../OutputCall.ts";
import type { OutputRow } from "../OutputRow.ts";
import type { Viewer } from "../../viewers/Viewer.ts";
import type { PollingViewer } from "../PollingViewer.ts";
import type { PollingViewers } from "../PollingViewers.ts";
import { readyStream } from "../readyStream.ts";
import { segmentBase } from "../segmentBase.ts";
import { sendFresh } from "../sendFresh.ts";
import type { DashRuns } from "./DashRuns.ts";
import { readyManifest } from "./readyManifest.ts";

/** DASH: a manifest of the best rendition, and what it names. */
export function dashRows(polling: PollingViewers, runs: DashRuns): readonly OutputRow[] {
  return [
    {
      pattern: /^\/(?<name>.+)\/index\.mpd$/,
      protocol: "dash",
      async enter(call) {
        // A player asks again by the same address, which holds no id.
        const player = await polling.follow(call, "dash");
        return { viewer: player.viewer, answer: () => sendManifest(call, player, runs) };
      },
    },
    {
      pattern: /^\/(?<name>.+)\/(?<file>dash-[0-9a-f]{8}-(?:init|chunk)-\d+(?:-\d+)?\.m4s)$/,
      protocol: "dash",
      async enter(call) {
        const { viewer } = await polling.follow(call, "dash");
        return { viewer, answer: () => sendFile(call, viewer, runs) };
      },
    },
  ];
}

async function sendManifest(call: OutputCall, { session, viewer }: PollingViewer, runs: DashRuns): Promise<unknown> {
  await readyStream(call.stream, viewer);
  const run = await runs.of(call.stream);
  const { text, startedAtMs } = await run.manifest();
  const body = readyManifest(text, {
    base: segmentBase(call.stream.name, call.stream.config),
    query: addressQuery(session, call.token),
    startedAtMs,
    codecs: call.stream.renditions[0]?.codecs,
  });
  return sendFresh(call, { body, type: "application/dash+xml", cacheControl: "no-cache", viewer });
}

async function sendFile(call: OutputCall, viewer: Viewer, runs: DashRuns): Promise<unknown> {
  const { file = "" } = call.groups;
  const body = await runs.read(call.stream, file);
  if (!body) throw new ServerError("not_found", "This segment is no longer kept. Ask for the manifest again.");
  const cacheControl = `${call.stream.config.auth ? "private" : "public"}, max-age=3600, immutable`;
  return sendFresh(call, { body, type: "video/mp4", cacheControl, etag: file, viewer });
}
