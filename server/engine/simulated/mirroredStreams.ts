import type { Json, JsonObject } from "../../../src/model/Json.ts";
import { mirrorServer } from "./mirrorServer.ts";
import { serverKey } from "./serverKey.ts";
import { urlsOf } from "../../../src/model/status/urlsOf.ts";

/** The streams a mirror takes from its first server, as if each were a stream of the config. */
export function mirroredStreams(mirror: JsonObject, seed: number): ReadonlyMap<string, JsonObject> {
  const urls = urlsOf(mirror);
  const [first] = urls;
  if (first === undefined) return new Map();
  const { stream_names: offered } = mirrorServer(serverKey(first), { index: 0, of: urls.length }, seed);
  const names = Array.isArray(offered) ? offered.filter((name) => typeof name === "string") : [];
  const prefix = typeof mirror["prefix"] === "string" && mirror["prefix"] !== "" ? `${mirror["prefix"]}/` : "";
  const { dvr, only, except } = mirror;
  return new Map(
    names
      .filter((name) => !isNamed(except, name))
      .map((name) => [
        `${prefix}${name}`,
        {
          static: !Array.isArray(only) || isNamed(only, name),
          urls: [`${serverKey(first)}/${name}`],
          ...(dvr === undefined ? {} : { dvr }),
        },
      ]),
  );
}

function isNamed(list: Json | undefined, name: string): boolean {
  if (!Array.isArray(list)) return false;
  return list.some((entry) => typeof entry === "string" && fits(entry, name));
}

function fits(pattern: string, name: string): boolean {
  const [start = "", ...rest] = pattern.split("*");
  return rest.length === 0 ? pattern === name : name.startsWith(start) && name.endsWith(rest.at(-1) ?? "");
}
