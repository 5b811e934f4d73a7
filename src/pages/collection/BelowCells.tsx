import { observer } from "mobx-react-lite";
import { Link, useLocation } from "react-router-dom";
import { classes } from "../../components/classes.ts";
import { Button } from "../../components/controls/Button.tsx";
import { GridCell } from "../../components/data/VirtualList.tsx";
import { useStores } from "../../context/StoresContext.ts";
import type { BelowRow, FoldRow } from "../../model/collection/listRows.ts";
import { withHiddenShown } from "../../model/hiddenCharacters.ts";
import { formatCount } from "../../model/units/formatQuantity.ts";
import { readMember } from "../../stores/collection/CollectionRows.ts";
import { itemAddress } from "../mediaAddresses.ts";
import { useListFrame } from "./collectionColumns.tsx";
import list from "../list/List.module.css";
import styles from "./CollectionList.module.css";
import { useListView } from "../list/useListView.ts";

/** The cells of a row below an item: the way to it, and what the list's override says of it. */
export const BelowCells = observer(function BelowCells({ row }: { readonly row: BelowRow }) {
  const { config } = useStores();
  const { search } = useLocation();
  const { entity, override, columns } = useListFrame();
  const { below } = override;
  const { collection = "" } = entity;
  const item = config.node(collection, row.owner).readConfig();
  if (!below || !item) return null;
  const member = readMember(config, [collection, row.owner, below.membersIn], row.name);
  const cells = below.cells({ row, item, member });
  if (!cells) return null;
  const link = below.linkOf(row);
  const name = withHiddenShown(row.name);
  const start = `${withHiddenShown(row.owner)}/`;
  // On a phone there is room for what tells it from its neighbours; it stands below its owner there as well.
  const shownName = name.startsWith(start) ? (
    <>
      <span className={styles.owner}>{start}</span>
      {name.slice(start.length)}
    </>
  ) : (
    name
  );
  const named = cells["name"] ?? (
    <span className={styles.member}>
      {link ? (
        <Link to={itemAddress(link.route, [link.name]) + search} tabIndex={-1} title={name}>
          {shownName}
        </Link>
      ) : (
        shownName
      )}
    </span>
  );
  const { rest } = cells;
  const shown = rest === undefined ? columns : columns.slice(0, 2);
  return (
    <>
      {shown.map(({ id, isNumber = false, isLive = false }) => (
        <GridCell key={id} isNumber={isNumber} isLive={isLive}>
          {id === "name" ? (
            named
          ) : id === "actions" ? (
            <span className={classes(list.actions, styles.actions)}>{cells[id]}</span>
          ) : (
            cells[id]
          )}
        </GridCell>
      ))}
      {rest !== undefined && <GridCell fromColumn={3}>{rest}</GridCell>}
    </>
  );
});

/** Shows the folded rows below an item, and hides them again. */
export function FoldCells({ row: { owner, count, isOpen } }: { readonly row: FoldRow }) {
  const { toggle } = useListView();
  const { override } = useListFrame();
  return (
    <>
      <GridCell />
      <GridCell fromColumn={2} isLive>
        <span className={styles.fold}>
          <Button
            size="small"
            variant="ghost"
            icon={isOpen ? "chevron-down" : "chevron-right"}
            aria-expanded={isOpen}
            onClick={() => toggle(owner)}
          >
            {override.below?.foldWords?.(count, isOpen) ?? formatCount(count)}
          </Button>
        </span>
      </GridCell>
    </>
  );
}
