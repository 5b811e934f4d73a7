import { Button } from "../../components/controls/Button.tsx";
import { HeaderCell } from "../../components/data/HeaderCell.tsx";
import { EmptyState } from "../../components/states/EmptyState.tsx";
import type { EntityDescriptor } from "../../generated/contracts/EntityDescriptor.ts";
import { inSentence } from "../../model/diff/settingWords.ts";
import { nextSorting } from "../../model/media/mediaSorting.ts";
import { text } from "../../texts/text.ts";
import type { CollectionColumn } from "./collectionColumns.tsx";
import { useCollectionView } from "./useCollection.ts";

/** Box, name, settings, actions. */
export function widthsOf(columns: readonly CollectionColumn[]): string {
  const widths = columns.map(({ isNumber }) => (isNumber ? "minmax(5rem, 1fr)" : "minmax(5.5rem, 2fr)"));
  return ["1.25rem", "minmax(7rem, 3fr)", ...widths, "4rem"].join(" ");
}

interface HeadProps {
  readonly columns: readonly CollectionColumn[];
  /** What the names are called. */
  readonly name: string;
}

/** The heads of the columns; a press on one sorts by it, in the address. */
export function CollectionHead({ columns, name }: HeadProps) {
  const { view, change } = useCollectionView();
  const sortOf = (key: string) => ({
    sort: view.sorting?.key === key ? view.sorting.direction : ("none" as const),
    onSort: () => change({ sorting: nextSorting(view.sorting, key) }),
  });
  return (
    <>
      <HeaderCell as="div" label={text("media.selectColumn")} isHidden />
      <HeaderCell as="div" label={name} {...sortOf("name")} />
      {columns.map(({ pattern, title, isNumber }) => (
        <HeaderCell key={pattern} as="div" label={title} isNumber={isNumber} {...sortOf(pattern)} />
      ))}
      <HeaderCell as="div" label={text("media.actions")} isHidden />
    </>
  );
}

interface NoItemsProps {
  readonly entity: EntityDescriptor;
  /** There are some, but none fits. */
  readonly hasItems: boolean;
}

/** Said where a list shows nothing, with the way out. */
export function NoItems({ entity, hasItems }: NoItemsProps) {
  const { change } = useCollectionView();
  const plural = inSentence(entity.plural);
  if (!hasItems) return <EmptyState title={text("collection.empty", { plural })} />;
  return (
    <EmptyState
      title={text("collection.none", { plural })}
      action={<Button onClick={() => change({ query: "" })}>{text("collection.clear")}</Button>}
    />
  );
}
