import { observer } from "mobx-react-lite";
import { useCallback, useId, useState } from "react";
import { Button } from "../../../components/controls/Button.tsx";
import { SearchField } from "../../../components/controls/SearchField.tsx";
import { useNarrow } from "../../../components/data/useNarrow.ts";
import { isWholeView, type RevisionView } from "../../../model/revisions/revisionView.ts";
import { revisionText } from "../../../texts/en/revisions.ts";
import { FilterFields } from "./FilterFields.tsx";
import { RescueActions } from "./RescueActions.tsx";
import styles from "./Revisions.module.css";
import { useTyped } from "../../../components/useTyped.ts";
import type { ShownRevisions } from "./useRevisions.ts";

/** On a phone the long words of the search have no room. */
const mostShortPx = 599;

/** What narrows the list: words, and behind a button what was changed, by whom, which way and when; the way back to the rescue; and how many are left. */
export const RevisionFilters = observer(function RevisionFilters({ shown }: { readonly shown: ShownRevisions }) {
  const { view, change, clear } = shown;
  const set = filtersSet(view);
  const isNarrow = useNarrow(mostShortPx);
  const [isOpen, setOpen] = useState(set > 0 && view.rev === undefined);
  const fields = useId();
  const search = useCallback((q: string) => change({ q, rev: undefined }), [change]);
  const [typed, type] = useTyped(view.q ?? "", search);
  return (
    <>
      <div className={styles.bar}>
        <SearchField
          label={revisionText("revisions.search")}
          placeholder={revisionText(isNarrow ? "revisions.searchShort" : "revisions.search")}
          value={typed}
          onChange={type}
        />
        <Button
          icon="filter"
          aria-expanded={isOpen}
          aria-controls={isOpen ? fields : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          {set === 0 ? revisionText("revisions.filters") : revisionText("revisions.filtersSet", { count: set })}
        </Button>
        {!isWholeView(view) && (
          <Button icon="remove" variant="ghost" onClick={clear}>
            {revisionText("revisions.clear")}
          </Button>
        )}
        <RescueActions list={shown.list} />
        <FoundCount shown={shown} />
      </div>
      {isOpen && (
        <div id={fields}>
          <FilterFields view={view} change={change} />
        </div>
      )}
    </>
  );
});

/** How many filters are set besides the words. */
function filtersSet({ entity, setting, who, way, from, to, rev }: RevisionView): number {
  return [entity ?? setting, who, way, from, to, rev].filter((value) => value !== undefined).length;
}

/** How many are left of how many. */
const FoundCount = observer(function FoundCount({ shown: { list, view } }: { readonly shown: ShownRevisions }) {
  const { total, all = 0 } = list;
  const only = view.rev === undefined ? undefined : revisionText("revisions.only", { rev: view.rev });
  return (
    <span className={styles.count} role="status">
      {only ?? (total === undefined ? "" : countWords(total, isWholeView(view) ? undefined : all))}
    </span>
  );
});

function countWords(total: number, all: number | undefined): string {
  if (all !== undefined) return revisionText("revisions.found", { found: total, count: all });
  return revisionText("revisions.total", { count: total });
}
