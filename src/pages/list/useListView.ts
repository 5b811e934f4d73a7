import { useCallback, useMemo } from "react";
import { useSearchParams } from "react-router-dom";
import { inPlace } from "../../components/useTyped.ts";
import { useStores } from "../../context/StoresContext.ts";
import type { EntityDescriptor } from "../../generated/contracts/EntityDescriptor.ts";
import { type CollectionView, readCollectionView, writeCollectionView } from "../../model/collection/collectionRows.ts";
import { clearView, type ListView, readListView, toggleOpened } from "../../model/collection/listRows.ts";
import { CollectionRows, type RowLayout } from "../../stores/collection/CollectionRows.ts";

/**
 * The rows of a list as the address wants them. To be read in an observer.
 * @param layout what only this list has; the same object each time
 */
export function useCollectionRows(entity: EntityDescriptor, layout?: RowLayout): CollectionRows {
  const { config } = useStores();
  const { view } = useListView();
  return useMemo(() => new CollectionRows(config, entity, view, layout), [config, entity, view, layout]);
}

interface ShownView {
  readonly view: ListView;
  /** Changes a part of it in the address; the step before stays what it was, so that Back leads to the page before. */
  readonly change: (part: Partial<CollectionView>) => void;
  /** Shows the whole list again: a step of its own, so that Back brings the search back. */
  readonly clear: () => void;
  /** Shows the folded rows below an item, or hides them. */
  readonly toggle: (key: string) => void;
}

/** What of a list is shown, as the address says. */
export function useListView(): ShownView {
  const [params, setParams] = useSearchParams();
  const view = useMemo(() => readListView(params), [params]);
  const change = useCallback(
    (part: Partial<CollectionView>) =>
      setParams((now) => writeCollectionView(now, { ...readCollectionView(now), ...part }), inPlace),
    [setParams],
  );
  const clear = useCallback(() => setParams(clearView), [setParams]);
  const toggle = useCallback(
    (key: string) => setParams((now) => toggleOpened(now, key), { replace: true }),
    [setParams],
  );
  return { view, change, clear, toggle };
}
