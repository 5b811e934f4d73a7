import { observer } from "mobx-react-lite";
import { Button } from "../../../components/controls/Button.tsx";
import { Panel } from "../../../components/data/Panel.tsx";
import { Badge } from "../../../components/states/Badge.tsx";
import { useStores } from "../../../context/StoresContext.ts";
import type { FormDescriptor } from "../../../generated/contracts/FormDescriptor.ts";
import { entities } from "../../../generated/entities.ts";
import { formatPointer } from "../../../model/configPath.ts";
import { inSentence } from "../../../model/diff/settingWords.ts";
import { usedByWords, usersOf } from "../../../model/entity/references/entityUsers.ts";
import type { CollectionEditor } from "../../../stores/editing/CollectionEditor.ts";
import { panelText } from "../../../texts/en/panels.ts";
import { text } from "../../../texts/text.ts";
import { deletionOf } from "../deleteItems.tsx";
import { EntityPast } from "../../entity/EntityLinks.tsx";
import { EntityPage } from "../../entity/EntityPage.tsx";
import styles from "./PanelsPage.module.css";

interface ItemPanelProps {
  readonly editor: CollectionEditor;
  readonly itemKey: string;
  readonly form: FormDescriptor;
  readonly isOpen: boolean;
  readonly onFold: (isOpen: boolean) => void;
  /** It was added just now, and is named first. */
  readonly takesFocus: boolean;
}

/** One item of a collection: its name, and below it, while it is open, its form. */
export const ItemPanel = observer(function ItemPanel({
  editor,
  itemKey,
  form,
  isOpen,
  onFold,
  takesFocus,
}: ItemPanelProps) {
  const { draft, config, questions } = useStores();
  const { collection = "", label, key } = editor.descriptor;
  const path = [collection, itemKey];
  const title = editor.titleOf(itemKey);
  if (editor.isDeleted(itemKey)) return <DeletedItem title={title} onRestore={() => editor.restore(itemKey)} />;
  const item = editor.editor(itemKey);
  const errors = item.problems.filter(({ level }) => level === "error").length;
  const remove = async () => {
    const words = [panelText("panels.delete", { name: title }), ...usedByWords(usersOf(config.peek(), path, entities))];
    const isNew = item.server === undefined;
    const isMeant = isNew || (await questions.ask(deletionOf(title, words.join(" "))));
    if (isMeant) editor.remove(itemKey);
  };
  const marks = (
    <>
      {item.server === undefined && <Badge tone="good">{panelText("panels.new")}</Badge>}
      {item.server !== undefined && draft.waitsAt(path) && <Badge tone="accent">{text("forms.unsaved")}</Badge>}
      {errors > 0 && <Badge tone="bad">{panelText("panels.errors", { count: errors })}</Badge>}
    </>
  );
  return (
    <Panel title={title} marks={marks} folding={{ isOpen, onFold }}>
      {isOpen && (
        <>
          <EntityPage
            form={form}
            editor={item}
            hasActions={false}
            beginAt={takesFocus && key !== undefined ? formatPointer([key]) : undefined}
          />
          <EntityPast path={path} held={item.server} />
          <div className={styles.below}>
            <Button variant="danger" size="small" icon="trash" onClick={() => void remove()}>
              {panelText("panels.deleteItem", { label: inSentence(label) })}
            </Button>
          </div>
        </>
      )}
    </Panel>
  );
});

/** An item that goes with the next save. */
function DeletedItem({ title, onRestore }: { readonly title: string; readonly onRestore: () => void }) {
  return (
    <div className={styles.deleted}>
      <s>{title}</s>
      <Badge tone="bad">{text("collection.toBeDeleted")}</Badge>
      <Button size="small" icon="undo" onClick={onRestore}>
        {panelText("panels.restore", { name: title })}
      </Button>
    </div>
  );
}
