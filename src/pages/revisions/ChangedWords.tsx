import { observer } from "mobx-react-lite";
import { Fragment } from "react";
import { Link } from "react-router-dom";
import type { RevisionRow } from "../../api/areas/revisionsApi.ts";
import { Icon } from "../../components/Icon.tsx";
import { GridCell } from "../../components/data/VirtualList.tsx";
import { useStores } from "../../context/StoresContext.ts";
import { entities } from "../../generated/entities.ts";
import type { ConfigPath } from "../../model/configPath.ts";
import { entityNameAt, inSentence } from "../../model/diff/settingWords.ts";
import { withHiddenShown } from "../../model/hiddenCharacters.ts";
import { type ChangedEntity, changedEntities, settingTitles } from "../../model/revisions/changedEntities.ts";
import { comparisonAddress, pathText, revisionsAddress } from "../../model/revisions/revisionView.ts";
import { revisionChanges, revisionText } from "../../texts/en/revisions.ts";
import { formAddress } from "../formAddress.ts";
import { mediaPlaces } from "../palette/mediaPlaces.ts";
import styles from "./Revisions.module.css";
import { useRevisionTable } from "./useRevisions.ts";

/** So many are said in one line; more have no room there. */
const mostInLine = 4;

/** What a revision changed, in a line: entities with links to them, and their settings by title. */
export function ChangedWords({ row }: { readonly row: RevisionRow }) {
  const changed = changedEntities(row.paths, entities);
  const rest = changed.length - mostInLine;
  return (
    <span className={styles.changed}>
      {row.comment && <>{revisionChanges(row.changes)}: </>}
      {changed.slice(0, mostInLine).map((one, index) => (
        <Fragment key={pathText(one.at)}>
          {index > 0 && "; "}
          <EntityLink at={one.at} />
          {one.settings.length > 0 && `: ${settingTitles(one, entities).map(inSentence).join(", ")}`}
        </Fragment>
      ))}
      {rest > 0 && `; ${revisionText("revisions.andMore", { count: rest })}`}
      {changed.length === 0 && !row.comment && row.summary}
    </span>
  );
}

/** An entity by its name, and the way to it while it is there. */
const EntityLink = observer(function EntityLink({ at }: { readonly at: ConfigPath }) {
  const { config } = useStores();
  const [collection, key] = at;
  const list = collection === undefined || key === undefined ? {} : config.readList(collection);
  const known = key !== undefined && Object.hasOwn(list, key) ? list[key] : undefined;
  const words = withHiddenShown(entityNameAt(at, known, entities).entity);
  const address = at.length > 0 && known === undefined ? undefined : formAddress(at, mediaPlaces);
  return address === undefined ? <bdi>{words}</bdi> : <Link to={address}>{<bdi>{words}</bdi>}</Link>;
});

interface ChangedPartProps {
  readonly row: RevisionRow;
  readonly part: ChangedEntity | "more";
}

/** Below an unfolded revision: one entity, all its settings that changed, and where else it changed; or how many more there are. */
export const ChangedPart = observer(function ChangedPart({ row, part }: ChangedPartProps) {
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
          <EntityLink at={part.at} />
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
      </span>
    </GridCell>
  );
});
