import { useState } from "react";
import { entities } from "../generated/entities.ts";
import { namesInWords } from "../model/entity/entityNames.ts";
import { publishersOfStreams, viewersOfStreams } from "../model/stream/reportedStream.ts";
import { useStores } from "./StoresContext.ts";
import { deedText } from "../texts/en/deeds.ts";
import { text } from "../texts/text.ts";

/**
 * Restarts streams: after a question where they are several, or somebody watches or publishes. Each that does not is told
 * of, and that the others did.
 * @param as `stop`: what a restart comes to for a stream that runs on demand only
 */
export function useRestart(names: readonly string[], as: "restart" | "stop" = "restart") {
  const { calls, config, failures, questions } = useStores();
  const [isRestarting, setRestarting] = useState(false);
  const isMeant = async () => {
    const viewers = viewersOfStreams(names, config.peek());
    const publishers = publishersOfStreams(names, config.peek());
    if (names.length === 1 && viewers + publishers === 0) return true;
    const name = namesInWords(entities.stream, names);
    let words = deedText(viewers === 0 ? "deeds.nobodyWatches" : "deeds.restartWords", { count: viewers });
    if (publishers > 0) words += ` ${deedText("deeds.cutsPublishers", { count: publishers })}`;
    const cut = { words, isDangerous: true };
    return as === "stop"
      ? questions.ask({ ...cut, title: deedText("deeds.stopTitle", { name }), verb: deedText("deeds.stop") })
      : questions.ask({ ...cut, title: deedText("deeds.restartTitle", { name }), verb: text("overview.restart") });
  };
  const restartAll = async () => {
    if (!(await isMeant())) return;
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
