import { observer } from "mobx-react-lite";
import { Link, useLocation } from "react-router-dom";
import { GridCell } from "../../../components/data/GridCell.tsx";
import { StatusDot } from "../../../components/states/StatusDot.tsx";
import { useStores } from "../../../context/useStores.ts";
import { vodLine } from "../../../model/media/vodLine.ts";
import { text } from "../../../texts/text.ts";
import { itemAddress } from "../../itemAddress.ts";
import group from "../groups/GroupedList.module.css";
import { GroupName } from "../groups/GroupName.tsx";
import { RemoveButton } from "../groups/RemoveButton.tsx";
import { PickCell } from "../PickCell.tsx";
import styles from "./VodList.module.css";
import { VodSwitch } from "./VodSwitch.tsx";

/** A VOD: its name, whether it is on, how many folders it has, and the ways to browse, to switch and to remove it. */
export const VodCells = observer(function VodCells({ name }: { readonly name: string }) {
  const node = useStores().config.node("vods", name);
  const { search } = useLocation();
  void node.readConfig();
  const vod = node.readRuntime();
  if (!vod) return null;
  const { isDisabled, paths, clients, workers } = vodLine(vod);
  return (
    <>
      <PickCell collection="vods" id={name} name={name} />
      <GridCell>
        <GroupName list="vods" name={name} />
      </GridCell>
      <GridCell>
        <StatusDot status={isDisabled ? "dis" : "on"} text={text(isDisabled ? "status.disabled" : "vods.enabled")} />
      </GridCell>
      <GridCell isNumber>{clients.toLocaleString("en")}</GridCell>
      <GridCell isNumber>{workers.toLocaleString("en")}</GridCell>
      <GridCell>
        <span className={group.actions}>
          <span className={styles.paths}>{pathsInWords(paths)}</span>
          {paths > 0 && (
            <Link
              className={styles.browse}
              to={itemAddress("vod", [name], "tree/0") + search}
              aria-label={text("vods.browseOf", { name })}
            >
              {text("vods.browse")}
            </Link>
          )}
          <VodSwitch name={name} isDisabled={isDisabled} />
          <RemoveButton collection="vods" id={name} name={name} />
        </span>
      </GridCell>
    </>
  );
});

function pathsInWords(count: number): string {
  if (count === 0) return text("vods.noPaths");
  return count === 1 ? text("vods.onePath") : text("vods.paths", { count });
}
