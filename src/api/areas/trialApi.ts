import type { TestedSource } from "../../model/stream/testableSources.ts";
import { loadCheck } from "../../generated/loadCheck.ts";
import type { CompiledCheck } from "../../generated/contracts/FormDescriptor.ts";
import type { AuthTrial } from "../../generated/types/AuthTrial.ts";
import type { SourceProbe } from "../../generated/types/SourceProbe.ts";
import type { DvrImpact } from "../../generated/types/DvrImpact.ts";
import type { JsonObject } from "../../model/Json.ts";
import { text } from "../../texts/text.ts";
import { ApiError } from "../ApiError.ts";
import type { HttpClient } from "../HttpClient.ts";

/** Who would come to watch; what is left out is not sent. */
export interface TrialQuestion {
  /** Key of the auth backend that is asked; absent: what the stream is played by. */
  readonly backend?: string;
  readonly stream?: string;
  readonly token?: string;
  readonly ip: string;
  /** Absent: that of the address. */
  readonly country?: string;
  readonly proto: string;
  readonly user_agent?: string;
  readonly referer?: string;
  /** Backends as they are edited, by key; null for one that is deleted. */
  readonly auth_backends?: JsonObject;
}

/** Asks what would be decided about a viewer, without letting anybody in. @throws ApiError */
export async function tryAuth(http: HttpClient, question: TrialQuestion): Promise<AuthTrial> {
  const check = await loadCheck("auth-trial");
  const answer: unknown = await http.post("/flussonic/api/auth_backends/try", { ...question });
  if (isTrial(answer, check)) return answer;
  throw new ApiError("unexpected-answer", text("errors.unexpectedAnswer"));
}

function isTrial(answer: unknown, check: CompiledCheck): answer is AuthTrial {
  return check(answer);
}

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

/** Has the server look at a source with its options: what it sends, or why nothing comes. @throws ApiError */
export async function probeSource(http: HttpClient, source: TestedSource): Promise<SourceProbe> {
  const check = await loadCheck("source-probe");
  const answer: unknown = await http.post("/flussonic/api/probe_source", source);
  if (isProbe(answer, check)) return answer;
  throw new ApiError("unexpected-answer", text("errors.unexpectedAnswer"));
}

function isProbe(answer: unknown, check: CompiledCheck): answer is SourceProbe {
  return check(answer);
}
