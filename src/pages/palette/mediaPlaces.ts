import { readMediaView, writeMediaView } from "../../model/media/mediaView.ts";
import { configWords } from "../../texts/en/configPages.ts";
import { userMenuText } from "../../texts/en/userMenu.ts";
import { text } from "../../texts/text.ts";
import { clusterTabs } from "../cluster/ClusterLayout.tsx";
import type { ConsolePlaces } from "./ConsolePlaces.ts";

/** The pages of the media server's console that no schema names. */
export const mediaPlaces: ConsolePlaces = {
  pages: ({ configText, serverInfo }) => [
    ...(configText.isOffered
      ? [{ to: "/config/editor", label: configWords("config.editor"), under: text("pages.config") }]
      : []),
    ...(serverInfo.can("audit") ? [{ to: "/audit", label: userMenuText("userMenu.audit"), under: "" }] : []),
    ...(serverInfo.isChassis
      ? []
      : clusterTabs(serverInfo)
          .slice(1)
          .map(({ to, label }) => ({ to, label, under: text("pages.cluster") }))),
  ],
  settingPages: { cluster: "/cluster/settings", iptv: "/iptv" },
  searchAddress: (words) => {
    const none = new URLSearchParams();
    return `/?${writeMediaView(none, { ...readMediaView(none), query: words }).toString()}`;
  },
};
