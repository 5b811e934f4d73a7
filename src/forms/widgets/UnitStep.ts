import type { TextKey } from "../../texts/textKeys.ts";

/** One unit of a selector. */
export interface UnitStep {
  /** What `defaultUnit` of a schema calls it. */
  readonly name: string;
  readonly factor: number;
  readonly label: TextKey;
}
