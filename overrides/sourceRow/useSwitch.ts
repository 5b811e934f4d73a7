import { useEffect, useState } from "react";
import { useStores } from "../../src/context/StoresContext.ts";
import { text } from "../../src/texts/text.ts";

/** How long the button rests after the answer, so that the stream can take up its new source. */
const restMs = 3000;

/** Switches a stream to one of its sources; busy until the answer is there and `restMs` after it [S204]. */
export function useSwitch(name: string, url: string) {
  const { calls, failures } = useStores();
  const [phase, setPhase] = useState<"free" | "asking" | "resting">("free");
  useEffect(() => {
    if (phase !== "resting") return undefined;
    const timer = setTimeout(() => setPhase("free"), restMs);
    return () => clearTimeout(timer);
  }, [phase]);
  const run = async () => {
    setPhase("asking");
    await failures.attempt(text("input.notSwitched", { name, url }), () => calls.switchSource(name, url));
    setPhase("resting");
  };
  return { isBusy: phase !== "free", run: () => void run() };
}
