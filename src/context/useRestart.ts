import { useState } from "react";
import { useStores } from "./StoresContext.ts";
import { text } from "../texts/text.ts";

/** Restarts streams; each that does not is told of. */
export function useRestart(names: readonly string[]) {
  const { calls, failures } = useStores();
  const [isRestarting, setRestarting] = useState(false);
  const restartAll = async () => {
    setRestarting(true);
    await Promise.all(
      names.map((name) => failures.attempt(text("overview.restartFailed", { name }), () => calls.restart(name))),
    );
    setRestarting(false);
  };
  return { isRestarting, restart: () => void restartAll() };
}
