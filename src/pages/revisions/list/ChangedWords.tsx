import { observer } from "mobx-react-lite";
import { Fragment } from "react";
import { Link } from "react-router-dom";
import type { RevisionRow } from "../../../api/areas/revisionsApi.ts";
import { Button } from "../../../components/controls/Button.tsx";
import { Icon } from "../../../components/Icon.tsx";
import { GridCell } from "../../../components/data/VirtualList.tsx";
import { useStores } from "../../../context/StoresContext.ts";
import { entities } from "../../../generated/entities.ts";
import { entityNameAt, inSentence } from "../../../model/diff/settingWords.ts";
import { withHiddenShown } from "../../../model/hiddenCharacters.ts";
import { type ChangedEntity, changedEntities, settingTitles } from "../../../model/revisions/changedEntities.ts";
import { comparisonAddress, pathText, revisionsAddress } from "../../../model/revisions/revisionView.ts";
import { revisionRestoreOf } from "../../../stores/revisions/RevisionRestore.ts";
import { revisionChanges, revisionText } from "../../../texts/en/revisions.ts";
import { formAddress } from "../../formAddress.ts";
import { mediaPlaces } from "../../palette/mediaPlaces.ts";
import { canComeBack } from "./useRevisionActions.ts";
import styles from "./Revisions.module.css";
import { useRevisionTable } from "./useRevisions.ts";

/** So many are said in one line; more have no room there. */
const mostInLine = 4;

/** What a revision changed, in a line: entities with links to them, and their settings by title. */
export function ChangedWords({ row }: { readonly row: RevisionRow }) {
  const changed = changedEntities(row.paths, entities);
  const rest = changed.length - mostInLine;
  const isListedWhole = (row.more_paths ?? 0) === 0;
  return (
    <span className={styles.changed}>
      {row.comment && <>{revisionChanges(row.changes)}: </>}
      {changed.slice(0, mostInLine).map((one, index) => (
        <Fragment key={pathText(one.at)}>
          {index > 0 && "; "}
          <EntityLink changed={one} />
          {one.settings.length > 0 && `: ${settingTitles(one, entities).map(inSentence).join(", ")}`}
        </Fragment>
      ))}
      {rest > 0 &&
        `; ${isListedWhole ? revisionText("revisions.andMore", { count: rest }) : revisionText("revisions.andOthers")}`}
      {changed.length === 0 && !row.comment && row.summary}
    </span>
  );
}

/** An entity by its name, and while it is there the way to the first of its settings that changed. */
const EntityLink = observer(function EntityLink({ changed: { at, settings } }: { readonly changed: ChangedEntity }) {
  const { config } = useStores();
  const [collection, key] = at;
  const list = collection === undefined ? {} : config.readList(collection);
  const known = key !== undefined && Object.hasOwn(list, key) ? list[key] : undefined;
  const isThere = key === undefined || known !== undefined;
  const words = key === undefined ? entities.server.label : entityNameAt(at, known, entities).entity;
  const address = isThere ? formAddress(settings[0] ?? at, mediaPlaces) : undefined;
  const shown = <bdi>{withHiddenShown(words)}</bdi>;
  return address === undefined ? shown : <Link to={address}>{shown}</Link>;
});

interface ChangedPartProps {
  readonly row: RevisionRow;
  readonly part: ChangedEntity | "more";
}

/** Below an unfolded revision: one entity, all its settings that changed, and where else it changed; or how many more there are. */
export const ChangedPart = observer(function ChangedPart({ row, part }: ChangedPartProps) {
  const stores = useStores();
  const { list, isCard } = useRevisionTable();
  const before = row.damaged === true ? undefined : list.before(row);
  const fromColumn = isCard ? {} : { fromColumn: 2 };
  if (part === "more") {
    return (
      <GridCell {...fromColumn}>
        <span className={styles.part}>
          {revisionText("revisions.moreSettings", { count: row.more_paths ?? 0 })}
          {before !== undefined && (
            <Link to={comparisonAddress(before, row.rev)}>{revisionText("revisions.compareAll")}</Link>
          )}
        </span>
      </GridCell>
    );
  }
  const titles = settingTitles(part, entities);
  const words = titles.length === 0 ? revisionText("revisions.whole") : titles.join(", ");
  return (
    <GridCell {...fromColumn}>
      <span className={styles.part}>
        <span className={styles.lines}>
          <EntityLink changed={part} />
          <span className={styles.titles} title={words}>
            {words}
          </span>
        </span>
        {part.at.length > 0 && (
          <Link to={revisionsAddress({ entity: pathText(part.at) })} className={styles.own}>
            <Icon name="history" size={14} />
            {revisionText("revisions.ofEntity")}
          </Link>
        )}
        {before !== undefined && part.at.length > 0 && (
          <Link to={comparisonAddress(before, row.rev, part.at)}>{revisionText("revisions.compare")}</Link>
        )}
        {part.at.length > 0 && canComeBack(row) && (
          <Button
            size="small"
            icon="undo"
            disabled={stores.connection.isOffline}
            onClick={() => void revisionRestoreOf(stores).restoreIntoDraft(row.rev, part.at)}
          >
            {revisionText("revisions.restore")}
          </Button>
        )}
      </span>
    </GridCell>
  );
});
