import { useState } from "react";
import { Select } from "../../components/controls/Select.tsx";
import type { TextKind } from "../../generated/shapes/FormDescriptor.ts";
import type { FieldWidgetProps } from "../FieldWidgetProps.ts";
import type { FormSession } from "../session/FormSession.ts";
import { useSession } from "../session/useSession.ts";
import { useSessionValue } from "../session/useSessionValue.ts";
import { inputProps } from "../widgets/inputProps.ts";
import { kindOf } from "./kindOf.ts";
import { KindText } from "./KindText.tsx";
import styles from "./KindsWidget.module.css";

function isOffered({ visible, multi }: TextKind, session: FormSession): boolean {
  return session.holds(visible) && !(multi === "hidden" && session.latest.selection);
}

const none: readonly TextKind[] = [];

/** A text of several kinds: a selector of the kind, and below it what of the text is one's own. */
export function KindsWidget(props: FieldWidgetProps) {
  const { ui, path } = props;
  const session = useSession();
  // The kind that was chosen stays while the text is what was made of it, even one that another kind begins with.
  const [held, setHeld] = useState<{ readonly kind: TextKind; readonly text: string | undefined }>();
  const kinds = ui.kinds ?? none;
  const offered = useSessionValue((one) => kinds.map((kind) => (isOffered(kind, one) ? "1" : "0")).join(""));
  const text = typeof props.value === "string" ? props.value : undefined;
  const kind = held !== undefined && held.text === text ? held.kind : kindOf(kinds, text);
  const options = kinds.flatMap((one, index) =>
    one === kind || offered[index] === "1" ? [{ value: String(index), label: one.label }] : [],
  );
  const handleText = (chosen: TextKind, next: string | undefined) => {
    setHeld({ kind: chosen, text: next });
    props.onChange(next);
  };
  const handleKind = (index: string) => {
    const chosen = kinds[Number(index)];
    if (!chosen) return;
    for (const name of chosen.clears ?? []) session.change([...path.slice(0, -1), name], undefined);
    handleText(chosen, chosen.value ?? chosen.prefix);
    props.onBlur();
  };
  return (
    <div className={styles.kinds}>
      <Select
        {...inputProps(props)}
        disabled={props.disabled || props.readOnly}
        options={options}
        value={kind === undefined ? "" : String(kinds.indexOf(kind))}
        onChange={handleKind}
        onBlur={props.onBlur}
      />
      {kind && <KindText key={kind.label} props={props} kind={kind} text={text} onText={handleText} />}
    </div>
  );
}
