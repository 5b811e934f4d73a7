import { observer } from "mobx-react-lite";
import { Link, useLocation } from "react-router-dom";
import { classes } from "../../../components/classes.ts";
import { Badge } from "../../../components/states/Badge.tsx";
import { StatusDot } from "../../../components/states/StatusDot.tsx";
import { useStores } from "../../../context/useStores.ts";
import type { MirrorServer } from "../../../model/mirror/serversOf.ts";
import { shownUrl } from "../../../model/names/shownUrl.ts";
import { text } from "../../../texts/text.ts";
import { itemAddress } from "../../itemAddress.ts";
import group from "../groups/GroupedList.module.css";
import styles from "./MirrorList.module.css";

interface MirrorServersProps {
  readonly id: string;
  readonly servers: readonly MirrorServer[];
}

/** The URLs of a mirror's servers, each with a dot for its health. */
export const MirrorServers = observer(function MirrorServers({ id, servers }: MirrorServersProps) {
  const { draft } = useStores();
  const { search } = useLocation();
  return (
    <span className={classes(group.group, styles.servers)}>
      {servers.map((server, index) => (
        <span key={`${index} ${server.url}`} className={styles.server}>
          <StatusDot isShapeOnly status={dots[server.health.kind]} text={inWords(server)} />
          <Link to={itemAddress("mirror", [id]) + search} tabIndex={-1} title={shownUrl(server.url)}>
            {shownUrl(server.url)}
          </Link>
        </span>
      ))}
      {draft.has(["sources", id]) && <Badge tone="accent">{text("pages.unsaved")}</Badge>}
    </span>
  );
});

const dots = { ok: "on", error: "err", unknown: "off" } as const;

function inWords({ url: address, health, offered }: MirrorServer): string {
  const url = shownUrl(address);
  if (health.kind === "error") return text("mirrors.health.error", { url, error: health.error ?? "" });
  return text(`mirrors.health.${health.kind}`, { url, count: offered.length });
}
