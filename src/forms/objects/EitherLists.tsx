import { RadioGroup } from "../../components/controls/Choices.tsx";
import type { EitherList, UiNode, UiOptions } from "../../generated/contracts/FormDescriptor.ts";
import { isPlainObject } from "../../model/Json.ts";
import { type ConfigPath, formatPointer } from "../../model/configPath.ts";
import { ChangedBadge } from "../fields/FieldBadges.tsx";
import { isMixed } from "../fieldSelection.ts";
import type { Field } from "../rjsf/readField.ts";
import type { FormSession } from "../session/FormSession.ts";
import { useSession, useSessionValue } from "../session/useSession.ts";
import { PropertyFields } from "./PropertyFields.tsx";
import fields from "../../theme/fields.module.css";
import badges from "../fields/FieldBadges.module.css";
import styles from "./EitherLists.module.css";
import { formsText } from "../../texts/en/formFields.ts";

interface EitherListsProps {
  readonly field: Field;
  readonly either: EitherList;
}

/** Lists of which one at most is wanted: a choice, and below it the one that is there, begun empty. */
export function EitherLists({ field, either }: EitherListsProps) {
  const session = useSession();
  const { path, value } = field;
  const names = Object.keys(either.of);
  const states = useSessionValue((one) =>
    names.map((name) => eitherState(one, [...path, name], uiOf(field, name))).join(" "),
  ).split(" ");
  const of = (name: string) => states[names.indexOf(name)]?.split("+") ?? [];
  const present = names.filter((name) => isPlainObject(value) && Object.hasOwn(value, name));
  const differs = names.some((name) => of(name).includes("mixed"));
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
      <div className={fields.fieldRow} data-keeps-focus>
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
            value={differs ? undefined : (present[0] ?? absent)}
            isDisabled={isFixed}
            onChange={handleChoice}
          />
          {differs && <span className={badges.badge}>{formsText("forms.mixedChoice")}</span>}
          {isChanged && (
            <ChangedBadge
              title={either.title}
              isFixed={isFixed}
              onReset={() => {
                for (const name of names) session.latest.onReset?.(formatPointer([...path, name]));
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

/** What there is to say of a list, in words joined by `+`, so that equal states compare equal. */
function eitherState(session: FormSession, path: ConfigPath, ui: UiOptions): string {
  const state = session.state(path, ui);
  const words = {
    mixed: isMixed(state.mixed),
    changed: state.isChanged,
    conflict: state.conflict !== undefined,
    problem: session.problemsWithin(formatPointer(path)) > 0,
    fixed: state.isReadOnly || !state.isEnabled,
  };
  return Object.entries(words)
    .flatMap(([word, holds]) => (holds ? [word] : []))
    .join("+");
}
