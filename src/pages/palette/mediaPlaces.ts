import { readMediaView, writeMediaView } from "../../model/media/mediaView.ts";
import { isPlainObject } from "../../model/Json.ts";
import { formatMediaNames } from "../../model/stream/mediaNames.ts";
import { configWords } from "../../texts/en/configPages.ts";
import { userMenuText } from "../../texts/en/userMenu.ts";
import { paletteText } from "../../texts/en/palette.ts";
import { text } from "../../texts/text.ts";
import { clusterTabs } from "../cluster/ClusterLayout.tsx";
import type { ConsolePlaces } from "./ConsolePlaces.ts";

/** What is relayed or watched now, by what it belongs to. */
const relayed = [
  { collection: "lives", members: "streams", route: "published", group: "palette.published" },
  { collection: "sources", members: "streams", route: "mirrored", group: "palette.mirrored" },
  { collection: "vods", members: "files", route: "file", group: "palette.files" },
] as const;

/** The pages of the media server's console that no schema names. */
export const mediaPlaces: ConsolePlaces = {
  pages: ({ configText, serverInfo }) => [
    ...(configText.isOffered
      ? [{ to: "/config/editor", label: configWords("config.editor"), under: text("pages.config") }]
      : []),
    ...(serverInfo.can("revision_rows")
      ? [{ to: "/history", label: text("pages.history"), under: text("pages.config") }]
      : []),
    ...(serverInfo.can("audit")
      ? [{ to: "/audit", label: userMenuText("userMenu.audit"), under: text("pages.config") }]
      : []),
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
  settingPages: { cluster: "/cluster/settings", iptv: "/iptv" },
  searchAddress: (words) => {
    const none = new URLSearchParams();
    return `/?${writeMediaView(none, { ...readMediaView(none), query: words }).toString()}`;
  },
};
