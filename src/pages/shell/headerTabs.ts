import { mediaLists } from "../../model/media/mediaLists.ts";
import { text } from "../../texts/text.ts";

interface HeaderTab {
  readonly to: string;
  readonly label: string;
  readonly isExact?: boolean;
  readonly also?: readonly string[];
}

/** The items of the media lists have addresses of their own. */
const mediaAddresses = Object.values(mediaLists).flatMap(({ route, items }) => [
  `/${route}/`,
  ...items.map((item) => `/${item}/`),
]);

/** The tabs of the header; a chassis server has others. */
export function headerTabs(isChassis: boolean): readonly HeaderTab[] {
  const media = { to: "/", label: text("pages.media"), isExact: true, also: mediaAddresses };
  const pulse = { to: "/pulse", label: text("pages.pulse") };
  const config = { to: "/config", label: text("pages.config") };
  const logupload = { to: "/logupload", label: text("pages.logupload") };
  if (isChassis) return [media, pulse, config, { to: "/chassis", label: text("pages.chassis") }, logupload];
  return [
    media,
    pulse,
    config,
    { to: "/cluster", label: text("pages.cluster") },
    { to: "/iptv", label: text("pages.iptv") },
    { to: "/watcher", label: text("pages.cameras") },
    logupload,
  ];
}
