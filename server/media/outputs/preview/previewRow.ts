import { ServerError } from "../../../ServerError.ts";
import type { MediaContext } from "../../MediaPart.ts";
import type { OutputCall } from "../OutputCall.ts";
import type { OutputRow } from "../OutputRow.ts";
import { sendFresh } from "../sendFresh.ts";
import { viewerRequestOf } from "../viewerRequestOf.ts";
import { pictureWidth } from "./pictureWidth.ts";
import type { Previews } from "./Previews.ts";

/** `preview.jpg`: the stream as it looks now, for those who may watch it. */
export function previewRow(
  { viewers }: MediaContext,
  previews: Previews,
  isViewToken: (token: string) => boolean,
): OutputRow {
  return {
    pattern: /^\/(?<name>.+)\/preview\.jpg$/,
    async enter(call) {
      const viewer = await viewers.open({ ...viewerRequestOf(call, "preview", false), isGlance: true });
      const isAdmin = call.token !== undefined && isViewToken(call.token);
      return { viewer, answer: () => sendPreview(call, previews, isAdmin) };
    },
  };
}

async function sendPreview(call: OutputCall, previews: Previews, isAdmin: boolean): Promise<unknown> {
  const { stream, query } = call;
  if (!isAdmin && stream.config.thumbnails?.enabled !== true) {
    throw new ServerError("not_found", `Thumbnails are switched off for the stream ${stream.name}.`);
  }
  const body = await previews.of(stream, pictureWidth(query.get("width")));
  return sendFresh(call, { body, type: "image/jpeg", cacheControl: "private, max-age=2" });
}
