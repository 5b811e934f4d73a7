import { ApiError } from "../../api/ApiError.ts";
import type { MediaCalls } from "../../api/mediaCalls.ts";
import { entities } from "../../generated/entities.ts";
import { mayRemove } from "../../model/dvr/removingEdits.ts";
import { namesInWords } from "../../model/entity/entityNames.ts";
import type { QuestionStore } from "../QuestionStore.ts";
import type { ServerInfoStore } from "../ServerInfoStore.ts";
import type { Approver } from "./approvers.ts";

/**
 * An approver that asks before a save that removes recordings, and says how much of them. Where the server cannot say, that
 * is asked about too; nothing is asked of a server that does not know the question.
 */
export function approveByLosses(
  questions: QuestionStore,
  calls: Pick<MediaCalls, "dvrImpact">,
  serverInfo: Pick<ServerInfoStore, "can">,
): Approver {
  return async ({ edits, patch }) => {
    if (!serverInfo.can("dvr_impact") || !mayRemove(edits, entities)) return true;
    // The words are not part of the first page.
    const [{ lossWords }, { dvrStorageText }] = await Promise.all([
      import("../../model/dvr/lossWords.ts"),
      import("../../texts/en/dvrStorage.ts"),
    ]);
    const deed = { verb: dvrStorageText("dvr.losses.verb"), isDangerous: true };
    try {
      const impact = await calls.dvrImpact(patch);
      const words = lossWords(impact);
      if (words === undefined) return true;
      const name = namesInWords(entities.stream, impact.stream_names, impact.stream_count);
      return await questions.ask({
        ...deed,
        title: dvrStorageText("dvr.losses.title", { name }),
        words: `${words} ${dvrStorageText("dvr.losses.ask")}`,
      });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      // What is wrong with it the save itself is going to say.
      if (error.kind === "invalid") return true;
      return questions.ask({
        ...deed,
        title: dvrStorageText("dvr.losses.titleUnknown"),
        words: dvrStorageText("dvr.losses.askUnknown", { reason: error.message }),
      });
    }
  };
}
