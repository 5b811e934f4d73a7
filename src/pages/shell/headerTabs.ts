import type { MenuGroup } from "../../model/entity/entityMenu.ts";
import { mediaLists } from "../../model/media/mediaView.ts";
import { text } from "../../texts/text.ts";
import { groupUnder, schemaTabs } from "../collection/collectionMenu.ts";

interface HeaderTab {
  readonly to: string;
  readonly label: string;
  readonly isExact?: boolean;
  readonly also?: readonly string[];
}

/** The items of the media lists have addresses of their own. */
const mediaPrefixes = Object.values(mediaLists).flatMap(({ route, items }) => [
  `/${route}/`,
  ...items.map((item) => `/${item}/`),
]);

/** The tabs of the header: our own, of which a chassis server has others, and those that schemas make. */
export function headerTabs(isChassis: boolean): readonly HeaderTab[] {
  const media = { to: "/", label: text("pages.media"), isExact: true, also: mediaPrefixes };
  const pulse = { to: "/pulse", label: text("pages.pulse") };
  const config = ownTab("/config", text("pages.config"));
  const logupload = { to: "/logupload", label: text("pages.logupload") };
  const made = schemaTabs.map(schemaTab);
  if (isChassis) return [media, pulse, config, { to: "/chassis", label: text("pages.chassis") }, ...made, logupload];
  return [
    media,
    pulse,
    config,
    ownTab("/cluster", text("pages.cluster")),
    ownTab("/iptv", text("pages.iptv")),
    { to: "/watcher", label: text("pages.cameras") },
    ...made,
    logupload,
  ];
}

function ownTab(to: string, label: string): HeaderTab {
  return { to, label, also: addressesOf(groupUnder(label)) };
}

function schemaTab(group: MenuGroup): HeaderTab {
  const [first = "", ...others] = addressesOf(group);
  return { to: first, label: group.title, also: others };
}

function addressesOf(group: MenuGroup | undefined): readonly string[] {
  return group?.entities.map(({ route = "" }) => `/${route}`) ?? [];
}
