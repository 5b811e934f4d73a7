import type { FieldProps } from "@rjsf/utils";
import { GroupFrame } from "./GroupFrame.tsx";
import { readField } from "../rjsf/readField.ts";
import styles from "./RawField.module.css";
import { formsText } from "../../texts/en/formFields.ts";

/** A value that no field of the form can edit: shown as it is, edited as raw text. */
export function RawField(props: FieldProps) {
  const field = readField(props);
  return (
    <GroupFrame field={field}>
      <p>{formsText("forms.rawOnly")}</p>
      {field.value !== undefined && <pre className={styles.value}>{JSON.stringify(field.value, null, 2)}</pre>}
    </GroupFrame>
  );
}
