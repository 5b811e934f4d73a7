import { ServerError } from "../../../ServerError.ts";
import type { MediaRoute } from "../../MediaRoute.ts";
import { viewerRequestOf } from "../viewerRequestOf.ts";
import type { VodParts } from "../VodParts.ts";
import { vodRoute } from "../vodRoute.ts";
import { findRungs } from "./findRungs.ts";
import { refuseHls } from "./refuseHls.ts";

/** The segments of files, made when a player asks for them. */
export function segmentRoute({ context, player, hlsViewers, files }: VodParts): MediaRoute {
  return vodRoute(context, {
    pattern: /^\/(?<name>.+)\/v(?<rung>\d{1,5})\/seg-(?<number>\d{1,6})\.ts$/,
    async enter(call) {
      const rungs = await findRungs(context.folder, call.target);
      const rung = rungs.find(({ key }) => key === call.groups["rung"]);
      if (!rung) return undefined;
      refuseHls(call.target);
      const session = call.query.get("session") ?? undefined;
      const { viewer } = await hlsViewers.follow(viewerRequestOf(call, "hls", true), session);
      files.note(call.target, rung.file.path);
      const answer = async () => {
        const segment = await player.segmentOf(call.target, rung.file, Number(call.groups["number"]));
        // It may have been cut for long.
        if (!viewer.isOpen) throw new ServerError("forbidden", "This session was ended.");
        viewer.addBytes(segment.length);
        return call.reply.type("video/mp2t").send(segment);
      };
      return { viewer, answer };
    },
  });
}
