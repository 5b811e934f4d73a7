import type { JsonObject } from "../../../src/model/Json.ts";
import { mirroredModes } from "../../../src/model/mirror/mirroredModes.ts";
import { mirroredName } from "../../../src/model/mirror/mirroredName.ts";
import { serverKey } from "../../../src/model/mirror/serverKey.ts";
import { urlsOf } from "../../../src/model/status/urlsOf.ts";
import { mirrorServer } from "./mirrorServer.ts";

/** The streams a mirror takes from its first server, as if each were a stream of the config. */
export function mirroredStreams(mirror: JsonObject, seed: number): ReadonlyMap<string, JsonObject> {
  const urls = urlsOf(mirror);
  const [first] = urls;
  if (first === undefined) return new Map();
  const { stream_names: offered } = mirrorServer(serverKey(first), { index: 0, of: urls.length }, seed);
  const names = Array.isArray(offered) ? offered.filter((name) => typeof name === "string") : [];
  const { dvr } = mirror;
  const prefix = typeof mirror["prefix"] === "string" ? mirror["prefix"] : "";
  const modeOf = mirroredModes(mirror);
  return new Map(
    names
      .filter((name) => modeOf(name) !== "ignored")
      .map((name) => [
        mirroredName(prefix, name),
        {
          static: modeOf(name) === "static",
          urls: [`${serverKey(first)}/${name}`],
          ...(dvr === undefined ? {} : { dvr }),
        },
      ]),
  );
}
