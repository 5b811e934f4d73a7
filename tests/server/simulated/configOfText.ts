import type { Json, JsonObject } from "../../../src/model/Json.ts";

/** The streams of a config text that holds the plain statements of the simulated one, and its other entities as JSON. */
export function configOfText(text: string): JsonObject {
  const streams: JsonObject = {};
  for (const [, word, name = "", body = ""] of text.matchAll(/^(stream|ondemand) (\S+) \{\n([^}]*)\}/gm)) {
    const urls = [...body.matchAll(/^ {2}input (\S+?)(?: [^;]*)?;/gm)].map(([, url = ""]): Json => ({ url }));
    streams[name] = {
      name,
      static: word === "stream",
      ...(urls.length > 0 ? { urls } : {}),
      ...(body.includes("  disabled;") ? { disabled: true } : {}),
      ...(body.includes("  dvr ") ? { dvr: { reference: "main", dvr_limit: 604_800 } } : {}),
      ...(body.includes("  transcoder ") ? { transcoder: { video: { 1: { size: { height: 720 } } } } } : {}),
    };
  }
  return {
    streams,
    lives: { talk: { prefix: "talk" } },
    sources: {
      1: { urls: ["http://origin.example.com:8080", "http://origin2.example.com"], only: ["news"], except: ["kids"] },
    },
    vods: { films: { prefix: "films", urls: [{ url: "/mnt/films" }] } },
  };
}
