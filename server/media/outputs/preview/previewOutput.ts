import { ServerError } from "../../../ServerError.ts";
import { playRequest } from "../../viewers/ViewerRequest.ts";
import { sendFresh } from "../mediaAnswers.ts";
import type { Output, OutputParts } from "../Output.ts";
import type { OutputCall } from "../OutputRow.ts";
import { Previews } from "./Previews.ts";

/** Widths in pixels that previews come in; any other would let strangers keep the processor busy. */
const pictureWidths = [120, 240, 320, 480, 640, 960, 1280] as const;
const USUAL = 240;

/** `preview.jpg`: the stream as it looks now, for those who may watch it. */
export function previewOutput({ context, isViewToken }: OutputParts): Output {
  const previews = new Previews(context);
  return {
    rows: [
      {
        pattern: /^\/(?<name>.+)\/preview\.jpg$/,
        async enter(call) {
          const asked = playRequest(call.request, call.stream.name, "preview");
          const viewer = await context.viewers.open({ ...asked, isOneShot: true });
          const isAdmin = call.token !== undefined && isViewToken(call.token);
          return { viewer, answer: () => sendPreview(call, previews, isAdmin) };
        },
      },
    ],
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

/** The smallest width that is not below what was asked for. */
export function pictureWidth(asked: string | null): number {
  const wanted = Number(asked ?? USUAL);
  if (!Number.isFinite(wanted) || wanted <= 0) return USUAL;
  return pictureWidths.find((width) => width >= wanted) ?? 1280;
}
