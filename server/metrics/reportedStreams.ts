import { isPlainObject, type Json, type JsonObject } from "../../src/model/Json.ts";

/** A stream as the live tree has it. */
export interface ReportedStream {
  readonly labels: { readonly name: string };
  /** As it is reported (`StreamStats`); empty while the stream does not run. */
  readonly stats: JsonObject;
}

/**
 * All streams of the tree: those of the config, then what is published to locations and mirrored. Each name once: two
 * values of one name would make a scrape worthless.
 */
export function reportedStreams(tree: JsonObject): readonly ReportedStream[] {
  const found = new Map<string, ReportedStream>();
  takeStreams(tree["streams"], found);
  for (const key of ["lives", "sources"]) {
    const owners = tree[key];
    if (!isPlainObject(owners)) continue;
    for (const owner of Object.values(owners)) if (isPlainObject(owner)) takeStreams(owner["streams"], found);
  }
  return [...found.values()];
}

function takeStreams(streams: Json | undefined, found: Map<string, ReportedStream>): void {
  if (!isPlainObject(streams)) return;
  for (const name of Object.keys(streams)) {
    const stream = streams[name];
    if (found.has(name) || !isPlainObject(stream)) continue;
    const { stats } = stream;
    found.set(name, { labels: { name }, stats: isPlainObject(stats) ? stats : {} });
  }
}
