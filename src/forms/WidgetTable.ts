import type { ComponentType } from "react";
import type { CustomFieldProps } from "./CustomFieldProps.ts";
import type { FieldWidgetProps } from "./FieldWidgetProps.ts";
import type { RowPieceProps } from "./RowPieceProps.ts";
import type { SectionPieceProps } from "./SectionPieceProps.ts";

/**
 * Widgets by the names that schemas use, beside the built-in ones. `services.ts` hands the form the overrides' table.
 * Components must be module-level constants (lazy ones too): one made while rendering loses focus at each edit.
 */
export interface WidgetTable {
  /** `x-ui.widget`: the control alone; label, badges and messages are drawn around it. */
  readonly widgets?: Readonly<Record<string, ComponentType<FieldWidgetProps>>>;
  /** `x-ui.field`: the whole property, label and all. */
  readonly fields?: Readonly<Record<string, ComponentType<CustomFieldProps>>>;
  /** `x-ui.rowPiece`: what is alive about one row of a list, beside its fields. */
  readonly rows?: Readonly<Record<string, ComponentType<RowPieceProps>>>;
  /** `piece` of a section: what is alive about its settings, below them. */
  readonly sections?: Readonly<Record<string, ComponentType<SectionPieceProps>>>;
}
