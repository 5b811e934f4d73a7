import { isPlainObject } from "../../src/model/patch/isPlainObject.ts";
import { valueAt } from "../../src/model/path/valueAt.ts";
import type { ServerContext } from "../ServerContext.ts";

/** Live sessions of a stream or a file; of a location those of all its published streams, each with the stream's name. */
export function sessionsOf({ engine, tree }: Pick<ServerContext, "engine" | "tree">, name: string): readonly object[] {
  const streams = valueAt(tree.tree, ["lives", name, "streams"]);
  const published = isPlainObject(streams) ? Object.keys(streams) : [];
  const below = published.flatMap((stream) => engine.sessions(stream).map((session) => ({ ...session, name: stream })));
  return [...engine.sessions(name), ...below];
}
