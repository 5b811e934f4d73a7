import type { JsonSchema } from "../generated/shapes/JsonSchema.ts";
import type { UiOptions } from "../generated/shapes/FormDescriptor.ts";
import type { Json } from "../model/Json.ts";
import type { ConfigPath } from "../model/path/ConfigPath.ts";

/** What every widget gets, ours and the overrides': one setting's value in, edits out. Nothing of RJSF shows here. */
export interface FieldWidgetProps {
  /** For the element that takes the focus; the label points to it. */
  readonly id: string;
  /** Id of the label, for groups that cannot be labelled by `for`. */
  readonly labelId: string;
  /** Where the setting stands in the entity. */
  readonly path: ConfigPath;
  readonly pointer: string;
  readonly label: string;
  readonly schema: JsonSchema;
  readonly ui: UiOptions;
  /** Undefined when absent. */
  readonly value: Json | undefined;
  /** The default in words, or the schema's own example. */
  readonly placeholder?: string;
  readonly required: boolean;
  readonly disabled: boolean;
  readonly readOnly: boolean;
  readonly isInvalid: boolean;
  /** Ids of help, unit and messages: only those that exist. */
  readonly describedBy?: string;
  /** How long typing rests before it is an edit. */
  readonly debounceMs: number;
  /** Emptied text is committed on leaving the field, as it removes the row of a list. */
  readonly holdEmpty: boolean;
  /** Makes an edit; undefined clears the setting. */
  readonly onChange: (value: Json | undefined) => void;
  /** The focus left the widget. */
  readonly onBlur: () => void;
  /** What is typed cannot become a value (or, without a message, can again). */
  readonly onTextProblem: (message: string | undefined) => void;
}
