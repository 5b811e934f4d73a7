import type { Field } from "../rjsf/Field.ts";
import type { FieldState } from "../session/FieldState.ts";
import type { ListItems } from "./ListItems.ts";

export interface ListProps {
  readonly field: Field;
  readonly list: ListItems;
  readonly state: FieldState;
}
