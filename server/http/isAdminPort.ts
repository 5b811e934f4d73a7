import type { Json, JsonObject } from "../../src/model/Json.ts";
import { listenAddress } from "./listenAddress.ts";

/**
 * Whether a port may be used for the console and its API: any, unless the config names some (`admin_http`,
 * `admin_https`); the port of the command line always may, so that nobody locks himself out.
 */
export function isAdminPort(config: JsonObject, port: number | undefined, ownPort: number): boolean {
  const named = [...ports(config["admin_http"]), ...ports(config["admin_https"])];
  return named.length === 0 || port === ownPort || (port !== undefined && named.includes(port));
}

function ports(value: Json | undefined): readonly number[] {
  const list = Array.isArray(value) ? value : [value];
  return list.flatMap((one) => listenAddress(one, "")?.port ?? []);
}
