import { useEffect } from "react";
import { useStores } from "../../context/StoresContext.ts";
import { StreamView } from "../../model/stream/StreamView.ts";
import { text } from "../../texts/text.ts";

/**
 * A stream in one line; undefined when it is gone. To be read in an observer. An agent status nobody knows is logged:
 * the operator can do nothing about it.
 */
export function useStreamView(name: string): StreamView | undefined {
  const { config, log } = useStores();
  const node = config.node("streams", name);
  void node.readConfig();
  const stream = node.readRuntime();
  const view = stream && new StreamView(stream);
  const unknown = view?.unknownAgent;
  useEffect(() => {
    if (unknown !== undefined) log(new Error(text("overview.unknownAgent", { name, status: unknown })));
  }, [log, name, unknown]);
  return view;
}
