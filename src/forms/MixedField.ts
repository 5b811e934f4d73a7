/** A setting of several entities edited at once. */
export interface MixedField {
  /** How many different values the entities hold. */
  readonly values: number;
  /** The draft sets or clears it in all of them; "keep as is" takes that back. */
  readonly touched?: boolean;
}
