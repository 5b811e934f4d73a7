import { loadCheck } from "../generated/loadCheck.ts";
import type { CompiledCheck } from "../generated/contracts/FormDescriptor.ts";
import type { DvrImpact } from "../generated/types/DvrImpact.ts";
import type { JsonObject } from "../model/Json.ts";
import { text } from "../texts/text.ts";
import { ApiError } from "./ApiError.ts";
import type { HttpClient } from "./HttpClient.ts";

/** What recordings a merge patch of the config would cost by its limits; nothing is changed. @throws ApiError */
export async function readDvrImpact(http: HttpClient, patch: JsonObject): Promise<DvrImpact> {
  const check = await loadCheck("dvr-impact");
  const answer: unknown = await http.post("/flussonic/api/dvr_impact", patch);
  if (isImpact(answer, check)) return answer;
  throw new ApiError("unexpected-answer", text("errors.unexpectedAnswer"));
}

function isImpact(answer: unknown, check: CompiledCheck): answer is DvrImpact {
  return check(answer);
}
