/** How an object is written as one value. */
export interface Composite {
  /** One group a part. */
  readonly form: RegExp;
  readonly parts: readonly string[];
  /** What stands before each part but the first; the last ones are left out with their empty parts. */
  readonly separators: readonly string[];
}
