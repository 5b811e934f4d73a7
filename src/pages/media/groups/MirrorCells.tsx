import { observer } from "mobx-react-lite";
import { Link, useLocation } from "react-router-dom";
import { classes } from "../../../components/classes.ts";
import { RadioGroup } from "../../../components/controls/Choices.tsx";
import { GridCell } from "../../../components/data/VirtualList.tsx";
import { Badge } from "../../../components/states/Badge.tsx";
import { StatusDot } from "../../../components/states/StatusDot.tsx";
import { useStores } from "../../../context/StoresContext.ts";
import { groupTotals } from "../../../model/media/mediaGroups.ts";
import { mirrorKind } from "../../../model/media/mirrorRows.ts";
import { defaultMode } from "../../../model/mirror/mirroredModes.ts";
import { dropsNames, withDefaultMode } from "../../../model/mirror/moveMirrored.ts";
import { type MirrorServer, mirrorServers } from "../../../model/mirror/mirrorServers.ts";
import { shownUrl } from "../../../model/hiddenCharacters.ts";
import { saveMirrorLists } from "../../../stores/saving/immediateSaves.ts";
import { text } from "../../../texts/text.ts";
import { itemAddress } from "../../mediaAddresses.ts";
import { SelectionCell } from "../SelectionCell.tsx";
import { GroupTotalsCells, RemoveButton } from "./GroupCells.tsx";
import group from "./GroupedList.module.css";
import styles from "./MirrorList.module.css";

/** A mirror: its servers and how they do, what its streams come to, its default mode, and how it is removed. */
export const MirrorCells = observer(function MirrorCells({ id }: { readonly id: string }) {
  const { config } = useStores();
  const node = config.node("sources", id);
  void node.readConfig();
  const mirror = node.readRuntime();
  if (!mirror) return null;
  const servers = mirrorServers(mirror, config.readValue("servers"));
  const name = servers.map(({ url }) => url).join(", ");
  const totals = groupTotals(mirror, mirrorKind);
  const { count, online } = totals;
  const failed = servers.find(({ health }) => health.kind === "error");
  return (
    <>
      <SelectionCell collection="sources" id={id} name={name} />
      <GridCell>
        <MirrorServers id={id} servers={servers} />
      </GridCell>
      <GroupTotalsCells
        totals={count === 0 && failed ? { ...totals, status: "err" } : totals}
        words={
          count === 0 ? (failed?.health.error ?? text("mirrors.quiet")) : text("mirrors.totals", { online, count })
        }
      />
      <GridCell>
        <span className={classes(group.actions, styles.default)}>
          <DefaultMode id={id} name={name} />
          <RemoveButton collection="sources" id={id} name={name} />
        </span>
      </GridCell>
    </>
  );
});

interface MirrorServersProps {
  readonly id: string;
  readonly servers: readonly MirrorServer[];
}

/** The URLs of a mirror's servers, each with a dot for its health. */
const MirrorServers = observer(function MirrorServers({ id, servers }: MirrorServersProps) {
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

interface DefaultModeProps {
  readonly id: string;
  /** What the operator knows the mirror by. */
  readonly name: string;
}

/** What a mirror does with a stream it meets: static or on demand; another choice is saved at once. */
const DefaultMode = observer(function DefaultMode({ id, name }: DefaultModeProps) {
  const stores = useStores();
  const { config, connection, questions } = stores;
  const mirror = config.node("sources", id).readConfig() ?? {};
  const choose = async (mode: "static" | "onDemand") => {
    if (dropsNames(mirror, mode) && !(await questions.ask(text("mirrors.asksAllStatic")))) return;
    await saveMirrorLists(stores, id, () => withDefaultMode(mode));
  };
  return (
    <RadioGroup
      label={text("mirrors.defaultMode", { name })}
      options={[
        { value: "static", label: text("mirrors.static") },
        { value: "onDemand", label: text("mirrors.onDemand") },
      ]}
      value={defaultMode(mirror)}
      isDisabled={connection.isOffline}
      onChange={(mode) => void choose(mode)}
    />
  );
});
