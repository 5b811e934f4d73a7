import type { DvrImpact } from "../generated/types/DvrImpact.ts";
import { isPlainObject, type JsonObject } from "../model/Json.ts";
import { text } from "../texts/text.ts";
import { ApiError } from "./ApiError.ts";
import type { HttpClient } from "./HttpClient.ts";

/** What recordings a merge patch of the config would cost by its limits; nothing is changed. @throws ApiError */
export async function readDvrImpact(http: HttpClient, patch: JsonObject): Promise<DvrImpact> {
  const answer = await http.post("/flussonic/api/dvr_impact", patch);
  if (isPlainObject(answer)) return answer;
  throw new ApiError("unexpected-answer", text("errors.unexpectedAnswer"));
}
