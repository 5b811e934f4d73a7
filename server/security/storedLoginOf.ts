import { valueAt } from "../../src/model/path/valueAt.ts";
import type { JsonObject } from "../../src/model/Json.ts";
import type { StoredLogin } from "./StoredLogin.ts";

/** The administrator's login as the config holds it (`edit_auth`); undefined until both parts are set. */
export function storedLoginOf(config: JsonObject): StoredLogin | undefined {
  const [login, password] = [valueAt(config, ["edit_auth", "login"]), valueAt(config, ["edit_auth", "password"])];
  return typeof login === "string" && typeof password === "string" ? { login, password } : undefined;
}
