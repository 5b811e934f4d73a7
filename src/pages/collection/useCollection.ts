import { useCallback, useEffect, useMemo } from "react";
import { useSearchParams } from "react-router-dom";
import { useStores } from "../../context/StoresContext.ts";
import type { EntityDescriptor } from "../../generated/contracts/EntityDescriptor.ts";
import { type CollectionView, readCollectionView, writeCollectionView } from "../../model/collection/collectionRows.ts";
import { CollectionRows } from "../../stores/collection/CollectionRows.ts";

/** The rows of a collection's list as the address wants them. To be read in an observer. */
export function useCollectionRows(entity: EntityDescriptor): CollectionRows {
  const { config } = useStores();
  const { view } = useCollectionView();
  const rows = useMemo(() => new CollectionRows(config, entity), [config, entity]);
  useEffect(() => rows.show(view), [rows, view]);
  return rows;
}

interface ShownView {
  readonly view: CollectionView;
  /** Changes a part of it in the address; the step before stays what it was, so that Back leads to the page before. */
  readonly change: (part: Partial<CollectionView>) => void;
}

/** What of a collection is shown, as the address says. */
export function useCollectionView(): ShownView {
  const [params, setParams] = useSearchParams();
  const view = useMemo(() => readCollectionView(params), [params]);
  const change = useCallback(
    (part: Partial<CollectionView>) =>
      setParams((now) => writeCollectionView(now, { ...readCollectionView(now), ...part }), { replace: true }),
    [setParams],
  );
  return { view, change };
}
