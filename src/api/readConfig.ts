import type { JsonObject } from "../model/Json.ts";
import { isPlainObject } from "../model/patch/isPlainObject.ts";
import { refuseHostileKeys } from "../model/patch/refuseHostileKeys.ts";
import { text } from "../texts/text.ts";
import { ApiError } from "./ApiError.ts";
import type { HttpClient } from "./HttpClient.ts";

/** The whole config as the server holds it now. @throws ApiError */
export async function readConfig(http: HttpClient): Promise<JsonObject> {
  const answer = await http.get("/flussonic/api/read_config");
  if (!isPlainObject(answer)) throw new ApiError("unexpected-answer", text("errors.unexpectedAnswer"));
  refuseHostileKeys(answer);
  return answer;
}
