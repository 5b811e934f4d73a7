import type { JsonObject } from "../../src/model/Json.ts";
import { logoUsers } from "../../src/model/logos/logoUsers.ts";
import { isPlainObject } from "../../src/model/patch/isPlainObject.ts";
import type { ConfigStore } from "../../src/stores/ConfigStore.ts";
import type { DraftStore } from "../../src/stores/DraftStore.ts";
import type { LogoUses } from "./LogoUses.ts";

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
