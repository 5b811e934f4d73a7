import type { ConfProperty } from "../../../generated/shapes/ConfTable.ts";

/** A bare argument of a context; without a property it is the key of the map's item. */
export interface Positional {
  readonly name: string;
  readonly property: ConfProperty | undefined;
}
