/** A setting of several entities edited at once. */
export interface MixedField {
  /** How many different values the entities hold. */
  readonly values: number;
  /** The draft changes it in some of them at least; "keep as is" takes that back. */
  readonly touched?: boolean;
}
