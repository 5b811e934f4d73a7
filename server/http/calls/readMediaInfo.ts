import { isPlainObject, type JsonObject } from "../../../src/model/Json.ts";
import { ServerError } from "../../ServerError.ts";
import type { ApiCall } from "../ApiCall.ts";
import { requireParameter } from "../callParameters.ts";
import type { ServerContext } from "./ServerContext.ts";

/**
 * `GET /flussonic/api/media_info/{name}`: size and tracks of what a stream sends out, else of what comes in; without
 * tracks while nothing is known of them. A name may hold slashes, encoded or not.
 */
export function readMediaInfo({ tree }: Pick<ServerContext, "tree">): ApiCall {
  return {
    method: "GET",
    path: "/flussonic/api/media_info/*",
    handle: (request) => {
      const name = requireParameter(request, "*");
      const stream = findStream(tree.tree, name);
      if (stream === undefined) throw new ServerError("not_found", `There is no stream named ${name}.`);
      const stats = objectAt(stream, "stats");
      return objectAt(stats, "media_info") ?? objectAt(stats, "input_media_info") ?? {};
    },
  };
}

/** In the config, published to a location, or mirrored. */
function findStream(tree: JsonObject, name: string): JsonObject | undefined {
  const owners = ["lives", "sources"].flatMap((key) => Object.values(objectAt(tree, key) ?? {}));
  const places = [tree, ...owners.filter(isPlainObject)];
  return places.map((place) => objectAt(objectAt(place, "streams"), name)).find((stream) => stream !== undefined);
}

function objectAt(from: JsonObject | undefined, key: string): JsonObject | undefined {
  const value = from !== undefined && Object.hasOwn(from, key) ? from[key] : undefined;
  return isPlainObject(value) ? value : undefined;
}
