import { useState } from "react";
import { entities } from "../generated/entities.ts";
import { namesInWords } from "../model/entity/entityNames.ts";
import { useStores } from "./StoresContext.ts";
import { deedText } from "../texts/en/deeds.ts";
import { text } from "../texts/text.ts";

/** Restarts streams, several after a question; each that does not is told of, and that the others did. */
export function useRestart(names: readonly string[]) {
  const { calls, failures, questions } = useStores();
  const [isRestarting, setRestarting] = useState(false);
  const isMeant = () =>
    questions.ask({
      title: deedText("deeds.restartTitle", { name: namesInWords(entities.stream, names) }),
      words: deedText("deeds.restartWords"),
      verb: text("overview.restart"),
      isDangerous: true,
    });
  const restartAll = async () => {
    if (names.length > 1 && !(await isMeant())) return;
    setRestarting(true);
    const restarted = await Promise.all(
      names.map((name) => failures.attempt(text("overview.restartFailed", { name }), () => calls.restart(name))),
    );
    setRestarting(false);
    const [name = "", ...others] = names.filter((_, index) => restarted[index]);
    if (others.length > 0) failures.tell(deedText("deeds.restartedMany", { count: others.length + 1 }));
    else if (name !== "") failures.tell(deedText("deeds.restarted", { name }));
  };
  return { isRestarting, restart: () => void restartAll() };
}
