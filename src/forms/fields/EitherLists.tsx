import { IconButton } from "../../components/controls/IconButton.tsx";
import { RadioGroup } from "../../components/controls/RadioGroup.tsx";
import type { EitherList, UiNode, UiOptions } from "../../generated/shapes/FormDescriptor.ts";
import { isPlainObject } from "../../model/patch/isPlainObject.ts";
import { pointerOf } from "../../model/path/pointerOf.ts";
import { text } from "../../texts/text.ts";
import fields from "../../theme/fields.module.css";
import badges from "../frame/FieldBadges.module.css";
import type { Field } from "../rjsf/Field.ts";
import { useSession } from "../session/useSession.ts";
import { useSessionValue } from "../session/useSessionValue.ts";
import styles from "./EitherLists.module.css";
import { eitherState } from "./eitherState.ts";
import { PropertyFields } from "./PropertyFields.tsx";

interface Props {
  readonly field: Field;
  readonly either: EitherList;
}

/** Lists of which one at most is wanted: a choice, and below it the one that is there, begun empty. */
export function EitherLists({ field, either }: Props) {
  const session = useSession();
  const { path, value } = field;
  const names = Object.keys(either.of);
  const states = useSessionValue((one) =>
    names.map((name) => eitherState(one, [...path, name], uiOf(field, name))).join(" "),
  ).split(" ");
  const of = (name: string) => states[names.indexOf(name)]?.split("+") ?? [];
  const present = names.filter((name) => isPlainObject(value) && Object.hasOwn(value, name));
  const isMixed = names.some((name) => of(name).includes("mixed"));
  const isChanged = names.some((name) => of(name).includes("changed"));
  const isFixed = names.some((name) => of(name).includes("fixed"));
  const shown = names.filter((name) => present.includes(name) || of(name).some((word) => noteworthy.has(word)));
  const handleChoice = (choice: string) => {
    for (const name of names) if (name !== choice) session.change([...path, name], undefined);
    if (choice !== absent) session.change([...path, choice], []);
    session.latest.onBlur?.(field.pointer);
  };
  return (
    <>
      <div className={fields.fieldRow}>
        <span className={fields.label} aria-hidden>
          {either.title}
        </span>
        <div className={styles.body}>
          <RadioGroup
            label={either.title}
            options={[
              { value: absent, label: either.absent },
              ...names.map((name) => ({ value: name, label: either.of[name] ?? name })),
            ]}
            value={isMixed ? undefined : (present[0] ?? absent)}
            isDisabled={isFixed}
            onChange={handleChoice}
          />
          {isMixed && <span className={badges.badge}>{text("forms.mixedChoice")}</span>}
          {isChanged && <span className={badges.changed}>{text("forms.changed")}</span>}
          {isChanged && !isFixed && (
            <IconButton
              icon="undo"
              size="small"
              label={text(session.latest.selection ? "forms.keepAsIs" : "forms.reset", { title: either.title })}
              onClick={() => {
                for (const name of names) session.latest.onReset?.(pointerOf([...path, name]));
              }}
            />
          )}
          {either.help !== undefined && <p className={fields.help}>{either.help}</p>}
        </div>
      </div>
      <PropertyFields field={field} names={shown} />
    </>
  );
}

function uiOf({ uiNode, ui }: Field, name: string): UiOptions {
  const child = uiNode[name] as UiNode | undefined; // A property's key of a ui schema holds a node.
  return child?.["ui:options"] ?? { pattern: `${ui.pattern}/${name}` };
}

const absent = "";
/** A list that is not there is drawn all the same when there is something to say of it. */
const noteworthy: ReadonlySet<string> = new Set(["mixed", "conflict", "problem"]);
