import { useState } from "react";
import { ComboBox, Input, ListBox, ListBoxItem, Popover } from "react-aria-components";
import { classes } from "../classes.ts";
import { text } from "../../texts/text.ts";
import { inSentence } from "../../model/diff/settingWords.ts";
import fields from "../../theme/fields.module.css";
import styles from "./NameChooser.module.css";
import { InSpokenLanguage } from "../overlays/InSpokenLanguage.tsx";

/** So many names are drawn at once: more are no choice, and ten thousand would hang the page. */
const mostShown = 50;

interface NameChooserProps {
  readonly id: string;
  readonly labelId: string;
  /** What the names are called: "DVRs". */
  readonly plural: string;
  readonly names: readonly string[];
  /** The name that is chosen, or any other text where `takesOthers`. */
  readonly value: string;
  /** Words of the empty choice; without them there is none. */
  readonly none?: string | undefined;
  readonly placeholder: string;
  readonly describedBy?: string | undefined;
  readonly isDisabled: boolean;
  readonly isInvalid: boolean;
  /** What is chosen goes elsewhere, as a tag: the field is empty again. */
  readonly isEmptied?: boolean;
  /** What is typed counts even where nothing has this name. */
  readonly takesOthers?: boolean;
  /** A name, or "" for none. */
  readonly onChoose: (name: string) => void;
  readonly onBlur: () => void;
}

/** One name of many: what is typed narrows the list, of which a limited number is drawn. */
export function NameChooser(all: NameChooserProps) {
  const { names, value, none, onChoose, takesOthers = false, isEmptied = false, ...props } = all;
  const [typed, setTyped] = useState<string>();
  // The list closes for a choice that stays chosen; one that goes elsewhere, as a tag, is remembered here for that.
  const [taken, setTaken] = useState<string>();
  const [seen, setSeen] = useState(value);
  if (seen !== value) {
    setSeen(value);
    // What is half typed stays, whoever has chosen something meanwhile.
    if (typed === value) setTyped(undefined);
  }
  const shown = typed ?? value;
  // The name that stands there narrows nothing: its neighbours can be seen.
  const { found, more } = namesLike(names, typed === undefined || typed === value ? "" : typed);
  const rows = [
    ...(none === undefined || (typed !== undefined && typed !== "" && typed !== value) ? [] : [noneRow(none)]),
    ...found.map((name) => ({ id: `=${name}`, name, label: name })),
  ];
  const choose = (name: string) => {
    // It may come back late, as by an address: what stood there before would open the list again.
    setTyped(isEmptied || name === value ? undefined : name);
    if (name !== value) onChoose(name);
  };
  const handleBlur = () => {
    const word = shown.trim();
    // What is half typed chooses nothing: it was a search.
    if (word === "" || takesOthers || names.includes(word)) choose(word);
    else setTyped(undefined);
    props.onBlur();
  };
  return (
    <InSpokenLanguage>
      <ComboBox
        className={classes(styles.chooser)}
        aria-labelledby={props.labelId}
        items={rows}
        inputValue={shown}
        onInputChange={(next) => {
          setTyped(next);
          setTaken(undefined);
        }}
        selectedKey={taken ?? rows.find(({ name }) => name === value)?.id ?? null}
        onSelectionChange={(id) => {
          const row = rows.find((one) => one.id === id);
          if (!row) return;
          setTaken(row.id);
          choose(row.name);
        }}
        isDisabled={props.isDisabled}
        isInvalid={props.isInvalid}
        allowsCustomValue
        allowsEmptyCollection
        menuTrigger="focus"
        onBlur={handleBlur}
      >
        <Input
          id={props.id}
          className={classes(fields.input)}
          placeholder={none ?? props.placeholder}
          autoComplete="off"
          spellCheck={false}
          {...(props.describedBy !== undefined && { "aria-describedby": props.describedBy })}
        />
        <Popover className={classes(styles.popover)} offset={2}>
          <ListBox<(typeof rows)[number]>
            className={classes(styles.list)}
            renderEmptyState={() => (
              <span className={styles.note}>{text("reference.none", { plural: inSentence(props.plural) })}</span>
            )}
          >
            {(row) => (
              <ListBoxItem id={row.id} textValue={row.label} className={classes(styles.name)}>
                {row.label}
              </ListBoxItem>
            )}
          </ListBox>
          {more > 0 && found.length === mostShown && (
            <span className={styles.note}>{text("reference.more", { count: more })}</span>
          )}
        </Popover>
      </ComboBox>
    </InSpokenLanguage>
  );
}

function noneRow(label: string) {
  return { id: "", name: "", label };
}

/**
 * The names that a search finds, those that begin with it first, and how many more there are.
 * @param search in any case; "" finds all
 */
function namesLike(
  names: readonly string[],
  search: string,
): { readonly found: readonly string[]; readonly more: number } {
  const wanted = search.trim().toLowerCase();
  if (wanted === "") return { found: names.slice(0, mostShown), more: Math.max(0, names.length - mostShown) };
  const beginning: string[] = [];
  const holding: string[] = [];
  for (const name of names) {
    const at = name.toLowerCase().indexOf(wanted);
    if (at === 0) beginning.push(name);
    else if (at > 0) holding.push(name);
  }
  const all = [...beginning, ...holding];
  return { found: all.slice(0, mostShown), more: Math.max(0, all.length - mostShown) };
}
