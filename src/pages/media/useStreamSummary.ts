import { useEffect } from "react";
import { useStores } from "../../context/useStores.ts";
import { streamSummary, type StreamSummary } from "../../model/status/streamSummary.ts";
import { text } from "../../texts/text.ts";

/**
 * A stream in one line; undefined when it is gone. To be read in an observer. An agent status nobody knows is logged:
 * the operator can do nothing about it.
 */
export function useStreamSummary(name: string): StreamSummary | undefined {
  const { config, log } = useStores();
  const node = config.node("streams", name);
  void node.readConfig();
  const stream = node.readRuntime();
  const unknowns: string[] = [];
  const summary = stream && streamSummary(stream, "standalone", (status) => unknowns.push(status));
  const [unknown] = unknowns;
  useEffect(() => {
    if (unknown !== undefined) log(new Error(text("overview.unknownAgent", { name, status: unknown })));
  }, [log, name, unknown]);
  return summary;
}
