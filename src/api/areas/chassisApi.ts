import type { Coder } from "../../generated/types/Coder.ts";
import type { HttpClient } from "../HttpClient.ts";
import { readServerInfo } from "../serverInfoApi.ts";

/** What the modules of a chassis tell and do; each throws ApiError. */
export interface ChassisCalls {
  /** Undefined where the server is no chassis. */
  coders(): Promise<readonly Coder[] | undefined>;
  /** Boots one anew; what runs on it stops meanwhile. */
  restart(coder: string): Promise<void>;
}

/** The calls of a server about its coders. */
export function createChassisCalls(http: HttpClient): ChassisCalls {
  return {
    coders: async () => (await readServerInfo(http)).chassis?.coders,
    async restart(coder) {
      await http.post("/flussonic/api/chassis/coder_restart", { coder });
    },
  };
}
