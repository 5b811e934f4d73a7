import type { JsonObject } from "../../../src/model/Json.ts";
import { ConfigStore } from "../../../src/stores/ConfigStore.ts";
import { DraftStore } from "../../../src/stores/editing/DraftStore.ts";

export const title = ["streams", "news", "title"];
export const timeout = ["streams", "news", "clients_timeout"];

/** A draft over some streams. @param stored what the browser has kept of one before */
export function openDraft(
  streams: JsonObject = { news: { name: "news", title: "A", clients_timeout: 60, stats: { alive: true } } },
  stored?: string,
) {
  const config = new ConfigStore();
  config.replace({ streams }, 1);
  const storage = { text: stored };
  const draft = new DraftStore(config, { read: () => storage.text, write: (text) => (storage.text = text) });
  return { config, draft, storage };
}
