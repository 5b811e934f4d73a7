import { observer } from "mobx-react-lite";
import { Link, useLocation } from "react-router-dom";
import { IconButton } from "../../components/controls/Button.tsx";
import { GridCell } from "../../components/data/VirtualList.tsx";
import { Icon } from "../../components/Icon.tsx";
import { Badge } from "../../components/states/Badge.tsx";
import { useStores } from "../../context/StoresContext.ts";
import { valueAt } from "../../model/configPath.ts";
import type { Json } from "../../model/Json.ts";
import { formatValue, plainDefault } from "../../model/diff/settingWords.ts";
import { withHiddenShown } from "../../model/hiddenCharacters.ts";
import { text } from "../../texts/text.ts";
import { SelectionCell } from "../media/SelectionCell.tsx";
import { itemAddress } from "../mediaAddresses.ts";
import { type CollectionColumn, useListFrame } from "./collectionColumns.tsx";
import styles from "./CollectionList.module.css";

/** The cells of an item: its box, its name, its settings, what can be done to it. */
export const CollectionCells = observer(function CollectionCells({ item: key }: { readonly item: string }) {
  const { config } = useStores();
  const { entity, columns, rows } = useListFrame();
  const { collection = "" } = entity;
  const item = config.node(collection, key).readConfig();
  if (!item) return null;
  const title = rows.titleOf(key);
  return (
    <>
      <SelectionCell collection={collection} id={key} name={title} />
      <GridCell>
        <ItemName itemKey={key} title={title} />
      </GridCell>
      {columns.map((column) => (
        <GridCell key={column.pattern} isNumber={column.isNumber}>
          <SettingWords column={column} value={valueAt(item, column.path)} />
        </GridCell>
      ))}
      <GridCell>
        <RowButtons itemKey={key} title={title} />
      </GridCell>
    </>
  );
});

interface RowProps {
  readonly itemKey: string;
  /** What the operator knows it by. */
  readonly title: string;
}

/** The way to an item's page, and whether something of it is edited and not saved. */
const ItemName = observer(function ItemName({ itemKey, title }: RowProps) {
  const { draft } = useStores();
  const { search } = useLocation();
  const { entity } = useListFrame();
  const path = [entity.collection ?? "", itemKey];
  const isGone = draft.has(path) && draft.effective(path) === undefined;
  return (
    <span className={styles.name}>
      <Link to={itemAddress(entity.route ?? "", [itemKey]) + search} tabIndex={-1} title={withHiddenShown(title)}>
        {withHiddenShown(title)}
      </Link>
      {draft.has(path) && (
        <Badge tone={isGone ? "bad" : "accent"}>{text(isGone ? "collection.toBeDeleted" : "pages.unsaved")}</Badge>
      )}
    </span>
  );
});

interface SettingWordsProps {
  readonly column: CollectionColumn;
  readonly value: Json | undefined;
}

/** A setting in words: its default is quieter than what is set, and without one there is a dash. */
function SettingWords({ column: { field }, value }: SettingWordsProps) {
  const isSet = value !== undefined && value !== null;
  const shown = isSet ? value : plainDefault(field);
  const words = shown === undefined && field?.enumLabels?.[""] === undefined ? "–" : formatValue(shown, field);
  return (
    <span className={isSet ? undefined : styles.unset} title={isSet ? words : formatValue(undefined, field)}>
      {withHiddenShown(words)}
    </span>
  );
}

function RowButtons({ itemKey, title }: RowProps) {
  const { canMove, openMenu } = useListFrame();
  return (
    <span className={styles.actions}>
      {canMove && (
        <span className={styles.grip} draggable data-grip={itemKey} title={text("media.drag")}>
          <Icon name="grip" size={14} />
        </span>
      )}
      <IconButton
        size="small"
        icon="more"
        tabIndex={-1}
        aria-haspopup="menu"
        label={text("media.actionsOf", { name: title })}
        onClick={(event) => openMenu(itemKey, event.currentTarget)}
      />
    </span>
  );
}
