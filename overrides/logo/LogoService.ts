import type { MediaCalls } from "../../src/api/mediaCalls.ts";
import { isPlainObject, type JsonObject } from "../../src/model/Json.ts";
import { logoUsers } from "../../src/model/logoUsers.ts";
import type { ConfigStore } from "../../src/stores/ConfigStore.ts";
import type { DraftStore } from "../../src/stores/editing/DraftStore.ts";

/** What the logo manager works with; the same object at each render. */
export interface LogoService {
  readonly calls: Pick<MediaCalls, "logos" | "logoPicture" | "writeLogo" | "deleteLogo">;
  /** Which streams show a logo; tracked. */
  readonly uses: () => LogoUses;
  /** A request failed; the manager itself says nothing more of it. */
  readonly onError: (what: string, error: Error) => void;
  /** A picture could not be read. */
  readonly onUnreadable: (error: Error) => void;
}

/** Names of the streams that show each logo, by its id. */
export interface LogoUses {
  /** By the config as the server holds it. */
  readonly saved: ReadonlyMap<string, readonly string[]>;
  /** By an edit that is not saved yet. */
  readonly staged: ReadonlyMap<string, readonly string[]>;
}

/** Who shows which logo, by the server's config and by the draft over it; tracked, but not for what streams report. */
export function readLogoUses(config: ConfigStore, draft: DraftStore): LogoUses {
  const saved: JsonObject = {};
  for (const name of Object.keys(config.readList("streams"))) {
    const stream = config.node("streams", name).readConfig();
    if (stream) saved[name] = stream;
  }
  const staged: JsonObject = {};
  for (const name of editedStreams(draft)) {
    const stream = draft.effective(["streams", name]);
    if (isPlainObject(stream)) staged[name] = stream;
  }
  return { saved: logoUsers({ streams: saved }), staged: logoUsers({ streams: staged }) };
}

function editedStreams(draft: DraftStore): ReadonlySet<string> {
  const paths = [...draft.edits.values()].map(({ path }) => path);
  return new Set(paths.flatMap(([collection, name]) => (collection === "streams" && name !== undefined ? [name] : [])));
}

/** Whatever was thrown, as an error. */
export function toError(thrown: unknown): Error {
  return thrown instanceof Error ? thrown : new Error(String(thrown));
}
