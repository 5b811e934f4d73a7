import { observer } from "mobx-react-lite";
import { Suspense } from "react";
import type { ListOverride } from "../../../overrides/ListOverride.ts";
import { Button } from "../../components/controls/Button.tsx";
import { EmptyState } from "../../components/states/EmptyState.tsx";
import type { EntityDescriptor } from "../../generated/contracts/EntityDescriptor.ts";
import { inSentence } from "../../model/diff/settingWords.ts";
import { text } from "../../texts/text.ts";
import { AddForm } from "../media/AddForm.tsx";
import { useListView } from "../list/useListView.ts";
import { lazyPart } from "../../components/states/lazyPart.tsx";

const CreateDialog = lazyPart(() => import("./CreateDialog.tsx").then((file) => file.CreateDialog));

interface NewItemProps {
  readonly entity: EntityDescriptor;
  readonly create: ListOverride["create"];
  readonly onClose: () => void;
  readonly onCreated: (key: string) => void;
}

/** Where a new item is made: in a dialog with the form of its schema, or in the list's own form above it. */
export function NewItem({ entity, create, onClose, onCreated }: NewItemProps) {
  if (create) return <OwnForm what={entity.collection ?? ""} create={create} onClose={onClose} onCreated={onCreated} />;
  return (
    <Suspense>
      <CreateDialog entity={entity} onClose={onClose} onCreated={onCreated} />
    </Suspense>
  );
}

type OwnFormProps = Pick<NewItemProps, "onClose" | "onCreated"> & {
  readonly what: string;
  readonly create: NonNullable<NewItemProps["create"]>;
};

const OwnForm = observer(function OwnForm({ what, create, onClose, onCreated }: OwnFormProps) {
  const { fields, edit, opens } = create.useFields();
  return (
    <AddForm
      what={what}
      title={create.title}
      edit={edit}
      onCreated={() => (opens === undefined ? onClose() : onCreated(opens))}
      onDiscard={onClose}
    >
      {fields}
    </AddForm>
  );
});

interface NoItemsProps {
  readonly entity: EntityDescriptor;
  readonly words: ListOverride["words"];
  /** There are some, but none fits. */
  readonly hasItems: boolean;
  /** Absent: it is being done. */
  readonly onAdd: (() => void) | undefined;
}

/** Said where a list shows nothing, with the way out. */
export function NoItems({ entity, words, hasItems, onAdd }: NoItemsProps) {
  const { view, clear } = useListView();
  const plural = inSentence(entity.plural);
  if (hasItems) {
    const label = text(view.filters.length > 0 ? "groups.clear" : "collection.clear");
    const title = words?.none ?? text("collection.none", { plural });
    return <EmptyState title={title} action={<Button onClick={clear}>{label}</Button>} />;
  }
  if (!words) return <EmptyState title={text("collection.empty", { plural })} />;
  const add = onAdd && (
    <Button icon="plus" onClick={onAdd}>
      {words.add}
    </Button>
  );
  return (
    <EmptyState title={words.empty} action={add}>
      {words.emptyDetail}
    </EmptyState>
  );
}
