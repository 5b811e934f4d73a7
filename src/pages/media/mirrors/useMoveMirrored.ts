import { useState } from "react";
import { useStores } from "../../../context/useStores.ts";
import { knownNames } from "../../../model/mirror/knownNames.ts";
import { type MirrorMove, moveMirrored } from "../../../model/mirror/moveMirrored.ts";
import type { MirroredMode } from "../../../model/mirror/MirrorLists.ts";
import { saveMirrorLists } from "../../../stores/saveMirrorLists.ts";
import { text } from "../../../texts/text.ts";

/**
 * Moves a stream of a mirror to another mode and saves that at once; `moving`: the mode that is being saved. `name` is
 * that at the origin, or an entry of the ignored names.
 */
export function useMoveMirrored(owner: string, name: string) {
  const stores = useStores();
  const [moving, setMoving] = useState<MirroredMode>();
  const planned = (to: MirroredMode): MirrorMove => {
    const { config } = stores;
    const mirror = config.node("sources", owner).readRuntime() ?? {};
    return moveMirrored(mirror, name, to, knownNames(mirror, config.readValue("servers")));
  };
  const save = async (to: MirroredMode) => {
    const { questions, failures } = stores;
    const plan = planned(to);
    if (plan.kind === "refused") return failures.attempt(text("mirrors.notMoved", { name }), refuse);
    if (plan.asksFirst && !(await questions.ask(text("mirrors.asksFirst")))) return false;
    return saveMirrorLists(stores, owner, () => {
      const now = planned(to);
      return now.kind === "save" ? now.changes : undefined;
    });
  };
  const move = (to: MirroredMode) => {
    setMoving(to);
    void save(to).finally(() => setMoving(undefined));
  };
  return { move, moving };
}

function refuse(): Promise<never> {
  return Promise.reject(new Error(text("mirrors.noneKnown")));
}
