import type { SaveFailure } from "./SaveFailure.ts";
import type { SaveRequest } from "./SaveRequest.ts";

/**
 * Says whether a save may go ahead: checks, questions to the operator, warnings of lost access. A failure in place of
 * false is shown, with its problems at their fields.
 */
export type Approver = (request: SaveRequest) => Promise<boolean | SaveFailure>;
