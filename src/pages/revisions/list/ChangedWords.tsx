import { observer } from "mobx-react-lite";
import { Fragment } from "react";
import { Link } from "react-router-dom";
import type { RevisionRow } from "../../../api/areas/revisionsApi.ts";
import { Icon } from "../../../components/Icon.tsx";
import { GridCell } from "../../../components/data/VirtualList.tsx";
import { useStores } from "../../../context/StoresContext.ts";
import { entities } from "../../../generated/entities.ts";
import { entityNameAt, inSentence } from "../../../model/diff/settingWords.ts";
import { withHiddenShown } from "../../../model/hiddenCharacters.ts";
import {
  type ChangedEntity,
  changedEntities,
  changedWords,
  listedWords,
} from "../../../model/revisions/changedEntities.ts";
import { comparisonAddress, pathText, revisionsAddress } from "../../../model/revisions/revisionView.ts";
import { translate } from "../../../texts/language.ts";
import { revisionChanges, revisionText } from "../../../texts/en/revisions.ts";
import { formAddress } from "../../formAddress.ts";
import { mediaPlaces } from "../../palette/mediaPlaces.ts";
import { isFirstOfAll } from "./RevisionFacts.tsx";
import styles from "./Revisions.module.css";
import { TakingBack } from "./TakingBack.tsx";
import { useRevisionTable } from "./useRevisions.ts";

/** So many are said in one line; more have no room there. */
const mostInLine = 4;

/** What a revision changed, in a line: entities with links to them, and their settings by title. */
export function ChangedWords({ row }: { readonly row: RevisionRow }) {
  const changed = changedEntities(row, entities);
  const rest = changed.length - mostInLine;
  const isListedWhole = (row.more_paths ?? 0) === 0;
  return (
    <span className={styles.changed}>
      {row.comment && <>{revisionChanges(row.changes)}: </>}
      {changed.slice(0, mostInLine).map((one, index) => (
        <Fragment key={pathText(one.at)}>
          {index > 0 && "; "}
          <EntityLink changed={one} />
          <WhatBecame of={one} />
        </Fragment>
      ))}
      {rest > 0 &&
        `; ${isListedWhole ? revisionText("revisions.andMore", { count: rest }) : revisionText("revisions.andOthers")}`}
      {changed.length === 0 && !row.comment && !isFirstOfAll(row) && translate(row.summary)}
    </span>
  );
}

/** `: title, client timeout`, `: transcoder added`, or `: deleted`; nothing where that is not known. */
function WhatBecame({ of }: { readonly of: ChangedEntity }) {
  const words = changedWords(of, entities);
  return words.length === 0 ? null : `: ${listedWords(words.map(inSentence))}`;
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

/** Below an unfolded revision: one entity, what became of it, and where else it changed; or how many more there are. */
export const ChangedPart = observer(function ChangedPart({ row, part }: ChangedPartProps) {
  const { list, isCard } = useRevisionTable();
  const isComparable = row.damaged !== true && list.hasBefore(row);
  const fromColumn = isCard ? {} : { fromColumn: 2 };
  if (part === "more") {
    return (
      <GridCell {...fromColumn}>
        <span className={styles.part}>
          {revisionText("revisions.moreSettings", { count: row.more_paths ?? 0 })}
          {isComparable && (
            <Link to={comparisonAddress("before", row.rev)}>{revisionText("revisions.compareAll")}</Link>
          )}
        </span>
      </GridCell>
    );
  }
  const titles = changedWords(part, entities);
  const words = titles.length === 0 ? revisionText("revisions.whole") : listedWords(titles);
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
        {isComparable && part.at.length > 0 && (
          <Link to={comparisonAddress("before", row.rev, part.at)}>{revisionText("revisions.compare")}</Link>
        )}
        {part.at.length > 0 && <TakingBack row={row} part={part} />}
      </span>
    </GridCell>
  );
});
