import { observer } from "mobx-react-lite";
import { Link, useLocation } from "react-router-dom";
import { classes } from "../../../components/classes.ts";
import { GridCell } from "../../../components/data/GridCell.tsx";
import { StatusDot } from "../../../components/states/StatusDot.tsx";
import type { PanelItem } from "../../../model/media/PanelItem.ts";
import { itemAddress } from "../../itemAddress.ts";
import styles from "./SidePanel.module.css";
import { usePanelStatus } from "./usePanelStatus.ts";

/** An item in the side panel: how it does, and the way to it. */
export const PanelRow = observer(function PanelRow({ item }: { readonly item: PanelItem }) {
  const { search } = useLocation();
  const status = usePanelStatus(item);
  return (
    <GridCell>
      <Link
        className={classes(styles.item, item.member && styles.child)}
        to={itemAddress(item.route, [item.name]) + search}
        tabIndex={-1}
        title={item.label}
      >
        {status && <StatusDot isShapeOnly status={status.dot} text={status.status} />}
        <span className={styles.name}>{item.label}</span>
      </Link>
    </GridCell>
  );
});
