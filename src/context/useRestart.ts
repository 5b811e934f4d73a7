import { useState } from "react";
import { useStores } from "./StoresContext.ts";
import { deedText } from "../texts/en/deeds.ts";
import { text } from "../texts/text.ts";

/** Restarts streams; each that does not is told of, and that the others did. */
export function useRestart(names: readonly string[]) {
  const { calls, failures } = useStores();
  const [isRestarting, setRestarting] = useState(false);
  const restartAll = async () => {
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
