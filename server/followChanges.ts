import type { ConfigListeners } from "./http/ConfigListeners.ts";
import type { ServerContext } from "./ServerContext.ts";

/** Carries every change to whom it concerns: engine, ports, consoles. Returns the function that ends it. */
export function followChanges(context: ServerContext, listeners: ConfigListeners): () => void {
  const { record, tree, engine, notices, log, now } = context;
  const { config } = record.current;
  let told: Readonly<Record<string, string>> = {};
  const tellNotices = (): void => {
    const gone = Object.fromEntries(Object.keys(told).map((topic) => [topic, null]));
    told = notices.byTopic;
    tree.applyRuntime({ notifications: { errors: { ...gone, ...told } } });
  };
  const stops = [
    record.onChange((change) => {
      tree.applyConfig(change.patch, change.config, change.rev);
      log.info("config saved", { rev: change.rev, who: change.who });
      engine.configure(change.config, change.renames);
      listeners.follow(change.config);
    }),
    engine.onRuntime((patch) => tree.applyRuntime({ now_ms: now(), ...patch })),
    notices.onChange(tellNotices),
  ];
  tellNotices();
  engine.configure(config);
  listeners.follow(config);
  return () => stops.forEach((stop) => stop());
}
