import { observer } from "mobx-react-lite";
import type { ReactNode } from "react";
import { Link, useLocation } from "react-router-dom";
import { classes } from "../../components/classes.ts";
import { GridCell } from "../../components/data/VirtualList.tsx";
import { useStores } from "../../context/StoresContext.ts";
import type { ListRow } from "../../model/collection/listRows.ts";
import { valueAt } from "../../model/configPath.ts";
import { withHiddenShown } from "../../model/hiddenCharacters.ts";
import { itemAddress } from "../mediaAddresses.ts";
import { BelowCells, FoldCells } from "./BelowCells.tsx";
import { DeleteButton } from "./deleteItems.tsx";
import { type CollectionColumn, useListFrame } from "./collectionColumns.tsx";
import list from "../list/List.module.css";
import styles from "./CollectionList.module.css";
import { RowButtons } from "../list/RowMenu.tsx";
import { WaitingBadge } from "../list/WaitingBadge.tsx";
import { SelectionBox } from "../list/SelectionBox.tsx";
import { SettingWords } from "./SettingWords.tsx";

/** The cells of a row of a list. */
export function CollectionRow({ item: row }: { readonly item: ListRow }) {
  switch (row.kind) {
    case "item":
      return <ItemCells itemKey={row.key} />;
    case "below":
      return <BelowCells row={row} />;
    case "fold":
      return <FoldCells row={row} />;
  }
}

/** The cells of an item: its box, its name, what its list has of its own, its settings, what can be done to it. */
const ItemCells = observer(function ItemCells({ itemKey: key }: { readonly itemKey: string }) {
  const stores = useStores();
  const { search } = useLocation();
  const { entity, override, columns, rows, canMove, openMenu } = useListFrame();
  const { collection = "", route = "" } = entity;
  const node = stores.config.node(collection, key);
  const item = node.readConfig();
  if (!item) return null;
  // Who has cells of his own may show what the server reports; the settings alone do not change with it.
  if (override.cells) void node.readRuntime();
  const address = (page?: string) => itemAddress(route, [key], page) + search;
  const own = override.cells?.({ key, item, stores, address }) ?? {};
  const name = rows.titleOf(key);
  const cellOf = ({ id, setting }: CollectionColumn): ReactNode => {
    switch (id) {
      case "select":
        return (
          <SelectionBox
            collection={collection}
            id={key}
            name={name}
            isSelected={stores.selected.has(collection, key)}
          />
        );
      case "name":
        return (
          <ItemName path={[collection, key]} address={address()} name={name}>
            {own["name"]}
          </ItemName>
        );
      case "actions":
        return (
          <span className={classes(list.actions, styles.actions)}>
            {own["actions"]}
            {override.hasDelete === true && <DeleteButton rows={rows} itemKey={key} name={name} />}
            <RowButtons itemKey={key} name={name} canMove={canMove} openMenu={openMenu} />
          </span>
        );
      default:
        return own[id] ?? (setting && <SettingWords field={setting.field} value={valueAt(item, setting.path)} />);
    }
  };
  return columns.map((column) => (
    <GridCell key={column.id} isNumber={column.isNumber ?? false} isLive={column.isLive ?? false}>
      {cellOf(column)}
    </GridCell>
  ));
});

interface ItemNameProps {
  readonly path: readonly [collection: string, key: string];
  readonly address: string;
  readonly name: string;
  /** In place of the name. */
  readonly children: ReactNode;
}

/** The way to an item's page, and whether something of it is edited and not saved. */
const ItemName = observer(function ItemName({ path, address, name, children }: ItemNameProps) {
  const { draft } = useStores();
  return (
    <span className={styles.name}>
      {children ?? (
        <Link to={address} tabIndex={-1} title={withHiddenShown(name)}>
          {withHiddenShown(name)}
        </Link>
      )}
      <WaitingBadge waits={draft.waitsAt(path)} />
    </span>
  );
});
