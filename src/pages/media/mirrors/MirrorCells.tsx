import { observer } from "mobx-react-lite";
import { classes } from "../../../components/classes.ts";
import { GridCell } from "../../../components/data/GridCell.tsx";
import { useStores } from "../../../context/useStores.ts";
import { groupTotals } from "../../../model/media/groups/groupTotals.ts";
import { mirrorKind } from "../../../model/media/groups/mirrorKind.ts";
import { serversOf } from "../../../model/mirror/serversOf.ts";
import { text } from "../../../texts/text.ts";
import group from "../groups/GroupedList.module.css";
import { GroupTotalsCells } from "../groups/GroupTotalsCells.tsx";
import { RemoveButton } from "../groups/RemoveButton.tsx";
import { PickCell } from "../PickCell.tsx";
import { DefaultMode } from "./DefaultMode.tsx";
import styles from "./MirrorList.module.css";
import { MirrorServers } from "./MirrorServers.tsx";

/** A mirror: its servers and how they do, what its streams come to, its default mode, and how it is removed. */
export const MirrorCells = observer(function MirrorCells({ id }: { readonly id: string }) {
  const { config } = useStores();
  const node = config.node("sources", id);
  void node.readConfig();
  const mirror = node.readRuntime();
  if (!mirror) return null;
  const servers = serversOf(mirror, config.readValue("servers"));
  const name = servers.map(({ url }) => url).join(", ");
  const totals = groupTotals(mirror, mirrorKind);
  const { count, online } = totals;
  const failed = servers.find(({ health }) => health.kind === "error");
  return (
    <>
      <PickCell collection="sources" id={id} name={name} />
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
