import type { CompiledCheck } from "../generated/contracts/FormDescriptor.ts";
import { loadCheck } from "../generated/loadCheck.ts";
import type { SourceProbe } from "../generated/types/SourceProbe.ts";
import { text } from "../texts/text.ts";
import { ApiError } from "./ApiError.ts";
import type { HttpClient } from "./HttpClient.ts";

/** Has the server look at a camera: what it sends, or why nothing comes. @throws ApiError */
export async function probeSource(http: HttpClient, url: string): Promise<SourceProbe> {
  const check = await loadCheck("source-probe");
  const answer: unknown = await http.post("/flussonic/api/probe_source", { url });
  if (isProbe(answer, check)) return answer;
  throw new ApiError("unexpected-answer", text("errors.unexpectedAnswer"));
}

function isProbe(answer: unknown, check: CompiledCheck): answer is SourceProbe {
  return check(answer);
}
