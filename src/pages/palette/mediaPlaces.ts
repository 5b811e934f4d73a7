import { entities } from "../../generated/entities.ts";
import { hasLogs } from "../../model/entity/itemLogs.ts";
import { readMediaView, writeMediaView } from "../../model/media/mediaView.ts";
import { isPlainObject } from "../../model/Json.ts";
import { formatMediaNames } from "../../model/stream/mediaNames.ts";
import { clientsText } from "../../texts/en/clients.ts";
import { logText } from "../../texts/en/streamLog.ts";
import { configWords } from "../../texts/en/configPages.ts";
import { userMenuText } from "../../texts/en/userMenu.ts";
import { camerasText } from "../../texts/en/cameras.ts";
import { alsoCalled, paletteText } from "../../texts/en/palette.ts";
import { text } from "../../texts/text.ts";
import { clusterTabs } from "../cluster/ClusterLayout.tsx";
import { downloadConfig } from "../config/configFile.ts";
import { addingHash } from "../list/useAskedToAdd.ts";
import { streamPages } from "../mediaAddresses.ts";
import type { ConsolePlaces } from "./ConsolePlaces.ts";

/** What is relayed or watched now, by what it belongs to. */
const relayed = [
  { collection: "lives", members: "streams", route: "published", group: "palette.published" },
  { collection: "sources", members: "streams", route: "mirrored", group: "palette.mirrored" },
  { collection: "vods", members: "files", route: "file", group: "palette.files" },
] as const;

function configPage(to: string, label: string, also: "settings" | "editor" | "revisions" | "audit") {
  return { to, label, under: text("pages.config"), names: alsoCalled(also) };
}

/** The pages of the media server's console that no schema names. */
export const mediaPlaces: ConsolePlaces = {
  pages: ({ configText, serverInfo }) => [
    { ...configPage("/config#settings", configWords("config.settings"), "settings"), isSought: true },
    ...(configText.isOffered ? [configPage("/config/editor", configWords("config.editor"), "editor")] : []),
    ...(serverInfo.can("revision_rows") ? [configPage("/history", text("pages.history"), "revisions")] : []),
    ...(serverInfo.can("audit") ? [configPage("/audit", userMenuText("userMenu.audit"), "audit")] : []),
    ...(serverInfo.isChassis
      ? []
      : clusterTabs(serverInfo)
          .slice(1)
          .map(({ to, label }) => ({ to, label, under: text("pages.cluster") }))),
  ],
  items: ({ config }) =>
    relayed.flatMap(({ collection, members, route, group }) =>
      Object.keys(config.readList(collection)).flatMap((owner) => {
        const running = config.node(collection, owner).readRuntime()?.[members];
        return Object.keys(isPlainObject(running) ? running : {}).map((member) => {
          const label = members === "files" ? `${owner}/${member}` : member;
          return { to: `/${route}/${formatMediaNames([label])}`, label, under: owner, group: paletteText(group) };
        });
      }),
    ),
  itemPages: ({ entity, keys }, server) => {
    if (keys.length !== 1) return [];
    const logs = hasLogs(entity, (capability) => server.can(capability))
      ? [{ page: "logs", label: logText("log.title"), names: alsoCalled("logs") }]
      : [];
    if (entity.name === entities.vod.name)
      return [{ page: "tree", label: text("vods.files"), names: alsoCalled("files") }, ...logs];
    const own = entity.name === entities.stream.name ? streamPages : [];
    return [...own.map((page) => ({ page, label: clientsText(`${page}.title`), names: alsoCalled(page) })), ...logs];
  },
  deeds: (stores) => [
    {
      id: "download",
      label: configWords("config.download"),
      names: alsoCalled("download"),
      icon: "download",
      run: () => void downloadConfig(stores, "json"),
    },
    {
      id: "downloadText",
      label: configWords("config.downloadText"),
      names: alsoCalled("download"),
      icon: "download",
      run: () => void downloadConfig(stores, "conf"),
    },
    ...(stores.serverInfo.isChassis
      ? []
      : ([
          {
            id: "addCamera",
            label: camerasText("cameras.add"),
            names: alsoCalled("add"),
            icon: "plus",
            to: `/watcher${addingHash}`,
          },
        ] as const)),
  ],
  settingPages: { cluster: "/cluster/settings", iptv: "/iptv" },
  searchAddress: (words) => {
    const none = new URLSearchParams();
    return `/?${writeMediaView(none, { ...readMediaView(none), query: words }).toString()}`;
  },
};
