import { useStores } from "../../../context/useStores.ts";
import { neededEdit } from "../../../model/media/neededEdit.ts";
import { saveAtOnce } from "../../../stores/saveAtOnce.ts";
import { text } from "../../../texts/text.ts";
import { useRestart } from "../../stream/useRestart.ts";
import type { StreamActionId } from "./StreamActionId.ts";
import { streamEditOf } from "./streamActionTable.ts";

/** Does something to one stream, at once, or to several: then their config changes in the draft, to be reviewed. */
export function useStreamActions(names: readonly string[]): (id: StreamActionId) => Promise<void> {
  const stores = useStores();
  const { restart } = useRestart(names);
  const [name = "", ...others] = names;
  return async (id) => {
    const { config, draft, questions } = stores;
    const isBulk = others.length > 0;
    if (id === "restart") {
      const words = text("media.restartQuestion", { count: names.length });
      if (!isBulk || (await questions.ask(words, { label: text("overview.restart") }))) restart();
      return;
    }
    const streams = config.readList("streams");
    const edits = names.map((one) => neededEdit(streamEditOf[id](one), streams));
    if (isBulk) return draft.editEach(edits);
    const remove = { label: text("confirm.deleteButton"), isDangerous: true };
    if (id === "delete" && !(await questions.ask(text("confirm.delete", { name }), remove))) return;
    await saveAtOnce(stores, edits);
  };
}
