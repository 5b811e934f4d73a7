import { isPlainObject } from "../../../src/model/Json.ts";
import { ServerError } from "../../ServerError.ts";
import type { ApiCall } from "../ApiCall.ts";
import { requireMember } from "../callParameters.ts";
import type { ServerContext } from "./ServerContext.ts";

/**
 * `POST /flussonic/api/ad_convert` `{file: "prefix/name.mp4", stream}`: begins to make a copy that fits the stream, beside
 * the file; answers its name `{file}`. How far it is stands in `ad_checks`.
 */
export function convertAd({ engine, log }: Pick<ServerContext, "engine" | "log">): ApiCall {
  return {
    method: "POST",
    path: "/flussonic/api/ad_convert",
    body: "json",
    audit: "ad_convert",
    handle: async ({ body, visitor }) => {
      if (!isPlainObject(body))
        throw new ServerError("bad_request", 'Send {"file": "prefix/name.mp4", "stream": "…"}.');
      const [file, stream] = [requireMember(body, "file"), requireMember(body, "stream")];
      if (!engine.ads) throw new ServerError("unavailable", "Without ffmpeg this server converts nothing.");
      const answer = await engine.ads.convert(file, stream);
      log.info("ad conversion begun", { file, stream, by: visitor?.login });
      const words = `The advertising file ${file} began to be converted for stream ${stream}.`;
      return { answer, note: { words, target: file } };
    },
  };
}
