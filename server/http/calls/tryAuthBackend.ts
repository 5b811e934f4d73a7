import { isIP } from "node:net";
import { formatPointer } from "../../../src/model/configPath.ts";
import { checkEntity } from "../../../src/model/entity/checkEntity.ts";
import { plainAddress } from "../../../src/model/ipAddress.ts";
import { isPlainObject, type JsonObject } from "../../../src/model/Json.ts";
import { CountryTable } from "../../media/CountryTable.ts";
import { type TriedViewer, tryAuth } from "../../media/viewers/admission/tryAuth.ts";
import { ServerError } from "../../ServerError.ts";
import type { ApiCall } from "../ApiCall.ts";
import { readMember } from "../callParameters.ts";
import type { ServerContext } from "./ServerContext.ts";

/** So many trials go on at a time, each for some seconds at most. */
const AT_ONCE = 4;

type Asked = Omit<TriedViewer, "streamClients" | "totalClients" | "limitedClients">;

/**
 * `POST /flussonic/api/auth_backends/try`: what would be decided about a viewer `{backend?, stream?, token?, ip, country?,
 * proto?, user_agent?, referer?}`, an `AuthTrial`. `auth_backends` has backends as they are edited, by key, in place of
 * those that are saved; null for one that is deleted.
 */
export function tryAuthBackend({ record, engine, iptv, now }: ServerContext): ApiCall {
  const countries = new CountryTable();
  let underWay = 0;
  const answer = async (body: JsonObject) => {
    const asked = readViewer(body);
    const config = await editedConfig(record.current.config, body["auth_backends"]);
    if (asked.backend !== undefined) requireBackend(config, asked.backend);
    const country = asked.country ?? countries.of(asked.ip);
    const streamClients = engine.sessions(asked.stream).length;
    const totalClients = engine.serverInfo().total_clients ?? 0;
    const limitedClients = engine.limitedClients(asked.stream);
    return tryAuth(
      { ...asked, country, streamClients, totalClients, limitedClients },
      { config, now, userOfKey: (key) => iptv.userOfKey(key, "127.0.0.1") },
    );
  };
  return {
    method: "POST",
    path: "/flussonic/api/auth_backends/try",
    body: "json",
    largestBodyBytes: 4_000_000,
    audit: "none",
    handle: async ({ body }) => {
      if (!isPlainObject(body)) throw new ServerError("bad_request", 'Send who comes: {"backend": "main", "ip": "…"}.');
      if (underWay >= AT_ONCE) throw new ServerError("too_many", "Other trials are under way. Wait a few seconds.");
      underWay += 1;
      try {
        return await answer(body);
      } finally {
        underWay -= 1;
      }
    },
  };
}

function readViewer(body: JsonObject): Asked {
  const backend = readMember(body, "backend");
  const stream = readMember(body, "stream") ?? "";
  if (backend === undefined && stream === "")
    throw new ServerError("bad_request", "Name an auth backend or a stream.", { pointer: "/stream" });
  const ip = plainAddress(readMember(body, "ip"));
  if (isIP(ip) === 0)
    throw new ServerError("bad_request", "ip must be an address such as 203.0.113.7.", { pointer: "/ip" });
  const country = readMember(body, "country")?.toUpperCase();
  if (country !== undefined && !/^[A-Z]{2}$/.test(country))
    throw new ServerError("bad_request", "country must be a code of two letters.", { pointer: "/country" });
  const proto = readMember(body, "proto") ?? "hls";
  if (!/^[a-z0-9]{1,20}$/.test(proto))
    throw new ServerError("bad_request", "proto must be a protocol such as hls.", { pointer: "/proto" });
  const own = {
    token: readMember(body, "token"),
    userAgent: readMember(body, "user_agent"),
    referer: readMember(body, "referer"),
  };
  return { backend, stream, ip, country, proto, ...own };
}

/** The config with backends as they are edited in the place of those that are saved. */
async function editedConfig(config: JsonObject, edited: unknown): Promise<JsonObject> {
  if (edited === undefined) return config;
  if (!isPlainObject(edited)) throw new ServerError("bad_request", "auth_backends must be an object.");
  const problems = await Promise.all(
    Object.entries(edited).map(async ([key, backend]) => {
      if (backend === null) return [];
      if (!isPlainObject(backend)) throw new ServerError("bad_request", `The auth backend ${key} must be an object.`);
      const own = await checkEntity("auth-backend", backend);
      return own
        .filter(({ level }) => level === "error")
        .map((problem) => ({ ...problem, pointer: formatPointer(["auth_backends", key]) + problem.pointer }));
    }),
  );
  const [first] = problems.flat();
  if (first !== undefined)
    throw new ServerError("invalid", `The auth backends as edited: ${first.message}`, { problems: problems.flat() });
  const saved = isPlainObject(config["auth_backends"]) ? config["auth_backends"] : {};
  const kept = Object.entries({ ...saved, ...edited }).filter(([, backend]) => backend !== null);
  return { ...config, auth_backends: Object.fromEntries(kept) };
}

function requireBackend({ auth_backends: all }: JsonObject, key: string): void {
  const backend = isPlainObject(all) && Object.hasOwn(all, key) ? all[key] : undefined;
  if (!isPlainObject(backend)) throw new ServerError("not_found", `There is no auth backend ${key}.`);
}
