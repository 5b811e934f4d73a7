import { ServerError } from "../../../ServerError.ts";
import type { Viewer } from "../../viewers/Viewer.ts";
import type { OutputCall } from "../../outputs/OutputCall.ts";
import type { OutputRow } from "../../outputs/OutputRow.ts";
import { openPiece } from "./openPiece.ts";
import type { PlayParts } from "./PlayParts.ts";

/** A recorded piece, as the playlists of the archive name it. */
export function pieceRow(parts: PlayParts): OutputRow {
  return {
    pattern: /^\/(?<name>.+)\/archive\/(?<place>\d{4}\/\d{2}\/\d{2}\/\d{2}\/[0-5]\d-[0-5]\d-\d{3}-\d{1,9}(?:-d)?\.ts)$/,
    protocol: "hls",
    async enter(call) {
      const { viewer } = await parts.polling.follow(call, "hls");
      return { viewer, answer: () => send(call, parts, viewer) };
    },
  };
}

async function send(call: OutputCall, { archives, files }: PlayParts, viewer: Viewer): Promise<unknown> {
  const archive = archives.find(call.stream.name);
  const piece = await openPiece(files, archive, call.groups["place"] ?? "");
  if (!piece) throw new ServerError("not_found", "This piece is no longer in the archive. Ask for the playlist again.");
  const { stream, bytes } = piece;
  const scope = call.stream.config.auth ? "private" : "public";
  void call.reply.headers({ "cache-control": `${scope}, max-age=3600, immutable`, "content-length": bytes });
  void call.reply.type("video/mp2t");
  if (call.request.method === "HEAD") {
    stream.destroy();
    return call.reply.send();
  }
  stream.once("close", () => viewer.addBytes(stream.bytesRead));
  return call.reply.send(stream);
}
