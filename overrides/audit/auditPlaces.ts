import type { AuditEntry } from "../../src/api/areas/auditApi.ts";
import { entities } from "../../src/generated/entities.ts";
import { findVodFile } from "../../src/model/files/fileNames.ts";
import { comparisonAddress, revisionsAddress } from "../../src/model/revisions/revisionView.ts";
import { formatMediaNames } from "../../src/model/stream/mediaNames.ts";
import type { ConfigStore } from "../../src/stores/ConfigStore.ts";
import { readRelayedStream } from "../../src/stores/media/relayedStreams.ts";

type Place = (target: string, config: ConfigStore) => string | undefined;

/** What stands in an entry as its target, by kind, and the page that shows it; undefined for what is gone. */
const placesByKind: Readonly<Record<string, Place>> = {
  stream_restart: streamPlace,
  source_switched: streamPlace,
  stream_copied: streamPlace,
  file_uploaded: vodPlace,
  file_removed: vodPlace,
  folder_made: vodPlace,
  ad_convert: vodPlace,
  coder_restart: () => "/chassis",
  iptv_user: () => "/iptv",
};

/** Address of what an entry is about; undefined where there is none. Tracked. */
export function targetAddress({ kind, target }: AuditEntry, config: ConfigStore): string | undefined {
  return target === undefined || !Object.hasOwn(placesByKind, kind) ? undefined : placesByKind[kind]?.(target, config);
}

/** Address of what a revision has changed. */
export function revisionAddress(rev: number): string {
  // Nothing was before the first one.
  return rev > 1 ? comparisonAddress("before", rev) : revisionsAddress({ rev });
}

function streamPlace(name: string, config: ConfigStore): string | undefined {
  const names = formatMediaNames([name]);
  if (Object.hasOwn(config.readList("streams"), name)) return `/${entities.stream.route}/${names}`;
  if (readRelayedStream(config, "lives", name)) return `/published/${names}`;
  return readRelayedStream(config, "sources", name) && `/mirrored/${names}`;
}

/** The VOD in which a file or folder lies: of a VOD itself nothing stands behind the last slash. */
function vodPlace(name: string, config: ConfigStore): string | undefined {
  const found = findVodFile(`${name}/`, config.readList("vods"));
  return found && `/${entities.vod.route}/${formatMediaNames([found.prefix])}`;
}
