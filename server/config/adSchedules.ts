import { formatPointer } from "../../src/model/configPath.ts";
import type { Rename } from "../../src/model/entity/entityPlace.ts";
import { isPlainObject, type Json, type JsonObject } from "../../src/model/Json.ts";
import { isHostileKey } from "../../src/model/merge/hostileKeys.ts";
import { createMergePatch } from "../../src/model/merge/mergePatch.ts";
import { ServerError } from "../ServerError.ts";
import { refuseProblems } from "./configProblems.ts";

const COLLECTION = "ad_schedules";
const MOST = 1000;
const NO_NAME = "Ad schedule name is required and should have 1 character at least.";

/** What a whole list of schedules changes of a config. */
interface AdSchedulesPlan {
  readonly delta: JsonObject;
  readonly renames: readonly Rename[];
}

/** An item of the list. */
interface Listed {
  readonly name: string;
  readonly formerName: string | undefined;
  readonly body: JsonObject;
}

/**
 * The change that makes the ad schedules of a config those of a list, in its order.
 * @throws ServerError `bad_request` for what is no such list, `invalid` for names that are missing or doubled
 */
export function planAdSchedules(list: unknown, config: JsonObject): AdSchedulesPlan {
  if (!Array.isArray(list))
    throw new ServerError("bad_request", 'Send the ad schedules as a list: [{"name": "evening"}].');
  if (list.length > MOST) throw new ServerError("bad_request", `These are more than ${MOST} ad schedules.`);
  const listed = list.map(readListed);
  refuseNames(listed);
  const before = isPlainObject(config[COLLECTION]) ? config[COLLECTION] : {};
  const names = new Set(listed.map(({ name }) => name));
  const removed = Object.keys(before).filter((name) => !names.has(name));
  const changes = listed.map(({ name, body }, position): readonly [string, Json] => {
    const wanted = { ...body, position };
    const known = Object.hasOwn(before, name) ? before[name] : undefined;
    // One that is there keeps its name, so that it is not taken for another one that moves in.
    return [name, isPlainObject(known) ? patchOf(known, wanted) : { name, ...wanted }];
  });
  const isChange = ([, change]: readonly [string, Json]) => !isPlainObject(change) || Object.keys(change).length > 0;
  const entries = [...removed.map((name): readonly [string, Json] => [name, null]), ...changes.filter(isChange)];
  const renames = listed.flatMap(({ name, formerName }) => {
    if (formerName === undefined || formerName === name || !removed.includes(formerName)) return [];
    return Object.hasOwn(before, name) ? [] : [{ from: [COLLECTION, formerName], to: [COLLECTION, name] }];
  });
  return { delta: entries.length === 0 ? {} : { [COLLECTION]: Object.fromEntries(entries) }, renames };
}

function patchOf({ name: _, ...known }: JsonObject, wanted: JsonObject): JsonObject {
  const patch = createMergePatch(known, wanted);
  return isPlainObject(patch) ? patch : {};
}

function readListed(item: unknown, index: number): Listed {
  const pointer = `/${index}`;
  if (!isPlainObject(item)) throw new ServerError("bad_request", "Each ad schedule is an object.", { pointer });
  const { name = "", former_name: former, position: _, ...body } = item;
  if (typeof name !== "string" || isHostileKey(name))
    throw new ServerError("bad_request", "This cannot be the name of an ad schedule.", { pointer: `${pointer}/name` });
  if (former !== undefined && former !== null && typeof former !== "string")
    throw new ServerError("bad_request", "The former name is a text.", { pointer: `${pointer}/former_name` });
  return { name, formerName: typeof former === "string" ? former : undefined, body };
}

function refuseNames(listed: readonly Listed[]): void {
  const names = new Set<string>();
  const problems = listed.flatMap(({ name }) => {
    const isTaken = names.has(name);
    names.add(name);
    if (name !== "" && !isTaken) return [];
    const [keyword, message] = name === "" ? ["required", NO_NAME] : ["unique", "Ad schedule name should be unique."];
    return [{ pointer: formatPointer([COLLECTION, name, "name"]), keyword, message, level: "error" as const }];
  });
  refuseProblems(problems);
}
