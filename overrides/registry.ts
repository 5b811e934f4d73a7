import type { WidgetTable } from "../src/forms/WidgetTable.ts";

/** Hand-written widgets and fields by the names that schemas use, one row and one folder each, loaded when first drawn. */
export const registry: WidgetTable = { widgets: {}, fields: {} };
