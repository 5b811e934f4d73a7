import type { MediaContext, MediaPart } from "../MediaPart.ts";
import { PollingViewers } from "./PollingViewers.ts";
import type { Output, OutputParts } from "./Output.ts";
import { dashOutput } from "./dash/dashOutput.ts";
import { embedOutput } from "./embed/embedOutput.ts";
import { hlsOutput } from "./hls/hlsOutput.ts";
import { mpegtsOutput } from "./mpegts/mpegtsOutput.ts";
import { outputRoute, unservedRoutes } from "./outputRoutes.ts";
import { previewOutput } from "./preview/previewOutput.ts";

/** What players fetch over HTTP, in the order in which their addresses are asked. */
const outputTable: readonly ((parts: OutputParts) => Output)[] = [
  embedOutput,
  hlsOutput,
  mpegtsOutput,
  dashOutput,
  previewOutput,
];

/** Plays streams over HTTP: a protocol is a folder here, a row above, and one in the model's `protocols.ts`. */
export function createOutputsPart(
  context: MediaContext,
  { isViewToken = () => false }: Partial<Pick<OutputParts, "isViewToken">> = {},
): MediaPart {
  const polling = new PollingViewers(context);
  const outputs = outputTable.map((make) => make({ context, polling, isViewToken }));
  const forget = context.streams.onStream((stream) => () => {
    polling.end(stream, "The stream was removed.");
    for (const output of outputs) output.end?.(stream);
  });
  return {
    routes: [
      ...outputs.flatMap(({ routes = [], rows = [] }) => [...routes, ...rows.map((row) => outputRoute(context, row))]),
      ...unservedRoutes(context),
    ],
    async stop() {
      forget();
      for (const output of outputs) await output.stop?.();
    },
  };
}
