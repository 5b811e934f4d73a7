import { observer } from "mobx-react-lite";
import { Fragment, useState } from "react";
import type { ListOverride } from "../../../../overrides/ListOverride.ts";
import { classes } from "../../../components/classes.ts";
import { Button } from "../../../components/controls/Button.tsx";
import { SearchField } from "../../../components/controls/SearchField.tsx";
import { PageHeader } from "../../../components/shell/PageHeader.tsx";
import { EmptyState } from "../../../components/states/EmptyState.tsx";
import type { EntityDescriptor } from "../../../generated/contracts/EntityDescriptor.ts";
import type { FormDescriptor } from "../../../generated/contracts/FormDescriptor.ts";
import { inSentence } from "../../../model/diff/settingWords.ts";
import { panelText } from "../../../texts/en/panels.ts";
import { text } from "../../../texts/text.ts";
import { useAskedToAdd } from "../../list/useAskedToAdd.ts";
import { AddValue } from "../addValue/AddValue.tsx";
import { ItemPanel } from "./ItemPanel.tsx";
import { PanelsSaveBar } from "./PanelsSaveBar.tsx";
import { useCollectionEditor, useOpened } from "./usePanels.ts";
import styles from "./PanelsPage.module.css";

/** More stand nowhere side by side: they are searched for. */
const mostShown = 100;
/** Fewer are seen without a search. */
const searchedFrom = 10;

interface PanelsPageProps {
  readonly entity: EntityDescriptor;
  readonly form: FormDescriptor;
  readonly override?: ListOverride | undefined;
}

/** The items of a collection as folding panels, each with its form; edited side by side, and saved together. */
export const PanelsPage = observer(function PanelsPage({ entity, form, override = {} }: PanelsPageProps) {
  const editor = useCollectionEditor(entity);
  const { opened, open, fold } = useOpened(editor);
  const [words, setWords] = useState("");
  const [added, setAdded] = useState<string>();
  const { BelowPanels, BesidePanels, AroundPanels = Fragment } = override;
  const { values } = entity.panels ?? {};
  const wanted = words.trim().toLowerCase();
  const found = editor.keys.filter((key) => editor.titleOf(key).toLowerCase().includes(wanted));
  const add = () => {
    const key = editor.add();
    setWords("");
    setAdded(key);
    open(key);
  };
  useAskedToAdd(() => editor.canAdd && add());
  const panels = (
    <div className={styles.items}>
      {values !== undefined && <AddValue editor={editor} form={form} values={values} onAdd={open} />}
      {editor.keys.length >= searchedFrom && (
        <SearchField
          label={text("collection.search", { plural: inSentence(entity.plural) })}
          value={words}
          onChange={setWords}
        />
      )}
      {editor.keys.length === 0 && (
        <EmptyState title={text("collection.empty", { plural: inSentence(entity.plural) })} />
      )}
      {editor.keys.length > 0 && found.length === 0 && (
        <EmptyState icon="search" title={text("collection.none", { plural: inSentence(entity.plural) })} />
      )}
      <div className={styles.panels}>
        {found.slice(0, mostShown).map((key) => (
          <ItemPanel
            key={key}
            editor={editor}
            itemKey={key}
            form={form}
            isOpen={opened.has(key)}
            onFold={(isOpen) => fold(key, isOpen)}
            takesFocus={key === added}
          />
        ))}
      </div>
      {found.length > mostShown && <p>{panelText("panels.more", { count: found.length - mostShown })}</p>}
    </div>
  );
  return (
    <AroundPanels>
      <div className={classes(styles.page, BesidePanels && styles.wide)}>
        <PageHeader
          title={entity.plural}
          actions={
            <Button icon="plus" disabled={!editor.canAdd} onClick={add}>
              {entity.panels?.add ?? panelText("panels.add", { label: inSentence(entity.label) })}
            </Button>
          }
        />
        {BesidePanels ? (
          <div className={styles.columns}>
            {panels}
            <BesidePanels editor={editor} opened={opened} onOpen={open} />
          </div>
        ) : (
          panels
        )}
        {BelowPanels && <BelowPanels editor={editor} />}
        <PanelsSaveBar editor={editor} whyNot={override.whyNotSaved} />
      </div>
    </AroundPanels>
  );
});
