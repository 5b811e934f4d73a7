import { observer } from "mobx-react-lite";
import { createContext, type ReactNode, useContext } from "react";
import { Link } from "react-router-dom";
import { IconButton } from "../../components/controls/Button.tsx";
import { GridCell } from "../../components/data/VirtualList.tsx";
import { Icon } from "../../components/Icon.tsx";
import { useStores } from "../../context/StoresContext.ts";
import type { ConfigPath } from "../../model/configPath.ts";
import { partInWords } from "../../model/diff/listChange.ts";
import type { Change } from "../../model/diff/Change.ts";
import { withHiddenShown } from "../../model/hiddenCharacters.ts";
import type { ComparedEntity } from "../../model/revisions/comparedConfigs.ts";
import { revisionRestoreOf } from "../../stores/revisions/RevisionRestore.ts";
import { compareText } from "../../texts/en/compare.ts";
import { changeText } from "../../texts/en/changeWords.ts";
import { formAddress } from "../formAddress.ts";
import { mediaPlaces } from "../palette/mediaPlaces.ts";
import styles from "./Compare.module.css";
import type { ShownComparison } from "./useComparison.ts";

/** A line of the list: an entity, or one change of it. */
export interface WordRow {
  readonly id: string;
  readonly entity: ComparedEntity;
  readonly change: Change | undefined;
}

/** What all lines share. */
export const ComparisonContext = createContext<ShownComparison | undefined>(undefined);

/** One line of the differences. */
export const WordRowCells = observer(function WordRowCells({ item }: { readonly item: WordRow }) {
  const { entity, change } = item;
  return (
    <GridCell>{change ? <ChangeLine entity={entity} change={change} /> : <EntityLine entity={entity} />}</GridCell>
  );
});

function EntityLine({ entity }: { readonly entity: ComparedEntity }) {
  const { path, title } = entity;
  const { config } = useStores();
  const [collection, key] = path;
  const isHere = collection !== undefined && key !== undefined && Object.hasOwn(config.readList(collection), key);
  const address = isHere ? formAddress(path, mediaPlaces) : undefined;
  const words = <bdi>{withHiddenShown(title)}</bdi>;
  return (
    <span className={styles.entity}>
      <strong className={styles.cut}>{address === undefined ? words : <Link to={address}>{words}</Link>}</strong>
      {path.length > 1 && <PutBack entity={entity} below={[]} what={title} />}
    </span>
  );
}

function ChangeLine({ entity, change }: { readonly entity: ComparedEntity; readonly change: Change }) {
  const { path, fieldTitle, entityLabel, entityName } = change;
  const isPart = change.kind !== "created" && change.kind !== "deleted" && change.kind !== "renamed";
  const what = [entityLabel, entityName, fieldTitle].filter(Boolean).join(" ");
  return (
    <span className={styles.change} title={change.text}>
      <span className={styles.field}>{withHiddenShown(fieldTitle)}</span>
      <span className={styles.values}>{valuesOf(change)}</span>
      {isPart && change.kind !== "order" && (
        <PutBack entity={entity} below={path.slice(entity.path.length)} what={what} />
      )}
    </span>
  );
}

function valuesOf({ kind, from, to, isSecret, parts }: Change): ReactNode {
  if (kind === "created") return <ins className={styles.new}>{changeText("changes.whole.created")}</ins>;
  if (kind === "deleted") return <del className={styles.old}>{changeText("changes.whole.deleted")}</del>;
  if (kind === "order") return compareText("compare.reordered");
  if (isSecret) return compareText("compare.secretChanged");
  if (parts !== undefined && kind !== "renamed") return withHiddenShown(parts.map(partInWords).join("; "));
  return (
    <>
      {from !== undefined && <del className={styles.old}>{withHiddenShown(from)}</del>}
      {from !== undefined && to !== undefined && <Icon name="arrow-right" size={12} />}
      {to !== undefined && <ins className={styles.new}>{withHiddenShown(to)}</ins>}
    </>
  );
}

interface PutBackProps {
  readonly entity: ComparedEntity;
  /** The setting below it; `[]` all of it. */
  readonly below: ConfigPath;
  readonly what: string;
}

/** Takes one part into the draft as it was in the revision that is looked back at. */
const PutBack = observer(function PutBack({ entity, below, what }: PutBackProps) {
  const stores = useStores();
  const comparison = useContext(ComparisonContext)?.comparison;
  const { source, sides } = comparison ?? {};
  if (source === undefined) return null;
  // Names of today, and those of what it is taken from, are understood; not those in between.
  const path = [...(source === sides?.[0] ? entity.former : entity.path), ...below];
  return (
    <IconButton
      icon="undo"
      size="small"
      label={compareText("compare.putPart", { what, rev: source.rev })}
      disabled={stores.connection.isOffline}
      onClick={() => void revisionRestoreOf(stores).restoreIntoDraft(source.rev, path)}
    />
  );
});
