/** What a grouped list says of itself. */
export interface GroupWords {
  readonly title: string;
  readonly add: string;
  /** Nothing fits what is searched. */
  readonly none: string;
  readonly empty: string;
  readonly emptyDetail: string;
}
