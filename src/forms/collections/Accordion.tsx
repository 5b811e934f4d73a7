import { memo, type ReactNode } from "react";
import { Button, IconButton } from "../../components/controls/Button.tsx";
import type { Json } from "../../model/Json.ts";
import { type ConfigPath, parsePointer, formatPointer } from "../../model/configPath.ts";
import { itemProposals } from "../../model/itemProposals.ts";
import type { Field } from "../rjsf/readField.ts";
import { useSession, useSessionValue } from "../session/useSession.ts";
import fields from "../../theme/fields.module.css";
import styles from "./Accordion.module.css";
import { formsText } from "../../texts/en/formFields.ts";

interface AccordionItemProps {
  readonly title: string;
  /** Of the list or map. */
  readonly parent: ConfigPath;
  readonly segment: string;
  /** By which the item stays open while its place changes. */
  readonly id: string;
  readonly isOpen: boolean;
  readonly isFixed: boolean;
  /** The same function at each render. */
  readonly onRemove: (segment: string) => void;
  /** Its fields, drawn only while it is open. */
  readonly children: ReactNode;
}

/** An item behind its title. */
export function AccordionItem({ title, parent, segment, id, isOpen, isFixed, onRemove, children }: AccordionItemProps) {
  const session = useSession();
  const list = formatPointer(parent);
  const bodyId = `${session.idPrefix}${list}-${encodeURIComponent(id)}`;
  return (
    <div className={styles.item}>
      <AccordionHead
        title={title}
        pointer={formatPointer([...parent, segment])}
        list={list}
        id={id}
        bodyId={bodyId}
        isOpen={isOpen}
        isFixed={isFixed}
        segment={segment}
        onRemove={onRemove}
      />
      {isOpen && (
        <div id={bodyId} role="group" aria-label={title} className={styles.body}>
          {children}
        </div>
      )}
    </div>
  );
}

interface AccordionHeadProps extends Omit<AccordionItemProps, "parent" | "children"> {
  /** Of the item. */
  readonly pointer: string;
  /** Pointer of the list or map. */
  readonly list: string;
  readonly bodyId: string;
}

/** The title of a folded item. Its props are plain values, so an edit in one item draws no other's title again. */
const AccordionHead = memo(function AccordionHead({
  title,
  pointer,
  list,
  id,
  bodyId,
  isOpen,
  isFixed,
  segment,
  onRemove,
}: AccordionHeadProps) {
  const session = useSession();
  const problems = useSessionValue((one) => one.problemsWithin(pointer));
  const isNew = useSessionValue((one) => one.isNewItem(parsePointer(pointer)));
  return (
    <div className={styles.head}>
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={isOpen}
        aria-controls={isOpen ? bodyId : undefined}
        onClick={() => session.unfolded.setItem(list, isOpen ? undefined : id)}
      >
        {title} {isNew && <span className={styles.badge}>{formsText("forms.newItem")}</span>}{" "}
        {problems > 0 && <span className={styles.problems}>{formsText("forms.problems", { count: problems })}</span>}
      </button>
      {!isFixed && (
        <IconButton
          icon="trash"
          size="small"
          label={formsText("forms.removeItem", { title })}
          onClick={() => onRemove(segment)}
        />
      )}
    </div>
  );
});

interface NewItemButtonsProps {
  readonly field: Field;
  readonly onAdd: (value: Json) => void;
}

/** What adds an item to a list or numbered map: a plain one, and one button a preset of the schema. */
export function NewItemButtons({ field, onAdd }: NewItemButtonsProps) {
  const { ui, title } = field;
  const label = ui.newItem ?? formsText("forms.addItem", { title });
  return (
    <div className={fields.choices} role="group" aria-label={label}>
      <Button size="small" icon="plus" onClick={() => onAdd(newItemOf(field))}>
        {label}
      </Button>
      {(ui.presets?.of ?? []).map((preset) => (
        <Button
          key={preset.label}
          size="small"
          icon="plus"
          aria-label={formsText("forms.addPreset", { item: label, preset: preset.label })}
          // What a schema offers is JSON.
          onClick={() => onAdd(preset.value as Json)}
        >
          {preset.label}
        </Button>
      ))}
    </div>
  );
}

/** What a new item begins with: what the schema's rule makes of those that are there, or what it says as it is. */
function newItemOf({ ui, value }: Field): Json {
  const propose = itemProposals[ui.nextItem ?? ""];
  // What a schema offers is JSON.
  if (propose === undefined) return (ui.widgetOptions?.["newValue"] ?? {}) as Json;
  return propose(Array.isArray(value) ? value : []);
}
