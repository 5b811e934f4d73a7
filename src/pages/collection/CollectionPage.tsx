import { observer } from "mobx-react-lite";
import { useCallback, useMemo } from "react";
import type { ListOverride } from "../../../overrides/ListOverride.ts";
import { Button } from "../../components/controls/Button.tsx";
import { PageHeader } from "../../components/shell/PageHeader.tsx";
import { useStores } from "../../context/StoresContext.ts";
import type { EntityDescriptor } from "../../generated/contracts/EntityDescriptor.ts";
import { inSentence } from "../../model/diff/settingWords.ts";
import { text } from "../../texts/text.ts";
import { useOpen } from "../mediaAddresses.ts";
import { CollectionList } from "./CollectionList.tsx";
import { NewItem, NoItems } from "./NewItem.tsx";
import { useAdding } from "../list/useAskedToAdd.ts";
import { useCollectionRows } from "../list/useListView.ts";

interface CollectionPageProps {
  readonly entity: EntityDescriptor;
  /** What this list has that its schema does not say. */
  readonly override?: ListOverride | undefined;
  /** Not where the screen has a search of its own. */
  readonly hasSearch?: boolean;
}

const plain: ListOverride = {};

/** The list of a collection, as its schema describes it, with what is added to it. */
export const CollectionPage = observer(function CollectionPage({
  entity,
  override = plain,
  hasSearch = true,
}: CollectionPageProps) {
  const { label, plural, route = "", collection = "" } = entity;
  const { words, create, Summary } = override;
  const { connection } = useStores();
  const open = useOpen();
  const { isAdding, begin, end, opener } = useAdding(collection);
  const layout = useMemo(() => ({ ...override.below, titleOf: override.titleOf }), [override]);
  const rows = useCollectionRows(entity, layout);
  const page = create?.page;
  const openNew = useCallback((key: string) => open(route, key, page), [open, route, page]);
  return (
    <>
      <PageHeader
        title={words?.title ?? plural}
        actions={
          <Button
            ref={opener}
            icon="plus"
            // The list's own form says by itself that nothing can be saved now.
            disabled={connection.isOffline && !create}
            aria-expanded={create && isAdding}
            onClick={isAdding ? end : begin}
          >
            {words?.add ?? text("collection.new", { label: inSentence(label) })}
          </Button>
        }
      />
      {isAdding && <NewItem entity={entity} create={create} onClose={end} onCreated={openNew} />}
      {Summary && <Summary keys={rows.keys} />}
      <CollectionList
        title={words?.title ?? plural}
        override={override}
        rows={rows}
        hasSearch={hasSearch}
        empty={<NoItems entity={entity} words={words} hasItems={rows.total > 0} onAdd={isAdding ? undefined : begin} />}
      />
    </>
  );
});
