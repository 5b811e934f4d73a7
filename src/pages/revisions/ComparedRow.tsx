import { observer } from "mobx-react-lite";
import { createContext, useContext } from "react";
import { Link } from "react-router-dom";
import { IconButton } from "../../components/controls/Button.tsx";
import { ChangeValues } from "../../components/data/ChangeValues.tsx";
import { changeRows } from "../../components/data/changeRows.ts";
import { GridCell } from "../../components/data/VirtualList.tsx";
import { useStores } from "../../context/StoresContext.ts";
import type { ConfigPath } from "../../model/configPath.ts";
import type { Change } from "../../model/diff/Change.ts";
import { withHiddenShown } from "../../model/hiddenCharacters.ts";
import type { ComparedEntity } from "../../model/revisions/comparedConfigs.ts";
import { revisionRestoreOf } from "../../stores/revisions/RevisionRestore.ts";
import { compareText } from "../../texts/en/compare.ts";
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

const EntityLine = observer(function EntityLine({ entity }: { readonly entity: ComparedEntity }) {
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
});

function ChangeLine({ entity, change }: { readonly entity: ComparedEntity; readonly change: Change }) {
  const { path, fieldTitle, entityLabel, entityName } = change;
  // Of the order of a list of entities, one entity cannot be taken.
  const isPart = !["created", "deleted", "renamed"].includes(change.kind) && entity.path.length !== 1;
  const what = [entityLabel, entityName, fieldTitle].filter(Boolean).join(" ");
  return (
    <span className={styles.change} title={change.text}>
      <span className={styles.field}>{withHiddenShown(fieldTitle)}</span>
      <span className={styles.values}>
        {change.isSecret === true
          ? compareText("compare.secretChanged")
          : changeRows([change]).map((row) => <ChangeValues key={row.id} change={row} />)}
      </span>
      {isPart && <PutBack entity={entity} below={path.slice(entity.path.length)} what={what} />}
    </span>
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
