import type { MediaRoute } from "../../MediaRoute.ts";
import { viewerRequestOf } from "../viewerRequestOf.ts";
import type { VodParts } from "../VodParts.ts";
import { vodRoute } from "../vodRoute.ts";
import { findRungs } from "./findRungs.ts";

/** `/PREFIX/FILE/preview.jpg`: a small picture from the beginning of a file. */
export function previewRoute({ context, player }: VodParts): MediaRoute {
  return vodRoute(context, {
    pattern: /^\/(?<name>.+)\/preview\.jpg$/,
    async enter(call) {
      const [first] = await findRungs(context.folder, call.target);
      if (!first) return undefined;
      const viewer = await context.viewers.open({ ...viewerRequestOf(call, "preview", false), isGlance: true });
      const answer = async () => call.reply.type("image/jpeg").send(await player.previewOf(call.target, first.file));
      return { viewer, answer };
    },
  });
}
