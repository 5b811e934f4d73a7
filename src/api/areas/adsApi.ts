import type { CompiledCheck } from "../../generated/contracts/FormDescriptor.ts";
import { loadCheck } from "../../generated/loadCheck.ts";
import type { AdChecks } from "../../generated/types/AdChecks.ts";
import type { AdStats } from "../../generated/types/AdStats.ts";
import { isPlainObject } from "../../model/Json.ts";
import { text } from "../../texts/text.ts";
import { ApiError } from "../ApiError.ts";
import type { HttpClient } from "../HttpClient.ts";

/** What the server tells of advertising beside its config; each throws ApiError. */
export interface AdCalls {
  /** How often each file was shown, by stream. */
  streams(): Promise<AdStats>;
  /** Which files do not fit which streams. */
  checks(): Promise<AdChecks>;
  /** Begins to make a copy of a file that fits a stream; how far it has come is among the checks. */
  convert(file: string, stream: string): Promise<void>;
}

/** The calls of a server about its advertising. */
export function createAdCalls(http: HttpClient): AdCalls {
  return {
    async streams() {
      const [check, answer] = await Promise.all([loadCheck("ad-stats"), http.get("/flussonic/api/ad_streams")]);
      if (isStats(answer, check)) return answer;
      throw new ApiError("unexpected-answer", text("errors.unexpectedAnswer"));
    },
    async checks() {
      const [check, answer] = await Promise.all([loadCheck("ad-checks"), http.get("/flussonic/api/ad_checks")]);
      if (isChecks(answer, check)) return answer;
      throw new ApiError("unexpected-answer", text("errors.unexpectedAnswer"));
    },
    async convert(file, stream) {
      await http.post("/flussonic/api/ad_convert", { file, stream });
    },
  };
}

function isStats(answer: unknown, check: CompiledCheck): answer is AdStats {
  return isPlainObject(answer) && check(answer);
}

function isChecks(answer: unknown, check: CompiledCheck): answer is AdChecks {
  return check(answer);
}
