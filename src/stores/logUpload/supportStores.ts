import type { MediaCalls } from "../../api/mediaCalls.ts";
import { logUploadText } from "../../texts/en/logUpload.ts";
import { LogUploadStore } from "./LogUploadStore.ts";
import { SshAgentStore } from "./SshAgentStore.ts";

/** The stores of the page for support. */
interface SupportStores {
  readonly agent: SshAgentStore;
  readonly upload: LogUploadStore;
}

const known = new WeakMap<object, SupportStores & { readonly login: number }>();

/**
 * One pair a server: they come with the page that needs them, and stay when one leaves it.
 * @param login of the queue of saves: who signs in under another name does not see what was typed
 */
export function supportStoresOf(calls: Pick<MediaCalls, "support">, login: number): SupportStores {
  const before = known.get(calls);
  if (before?.login === login) return before;
  const upload = new LogUploadStore(calls);
  const agent = new SshAgentStore(calls, () => upload.sendAlso(logUploadText("logUpload.automatic")));
  const made = { agent, upload, login };
  known.set(calls, made);
  return made;
}
