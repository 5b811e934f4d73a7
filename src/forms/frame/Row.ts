/** The row of a list that a field stands in. */
export interface Row {
  /** Pointer of the item. */
  readonly pointer: string;
  /** What the item is called: `Path 1`. */
  readonly title: string;
  /** The row behind the last one, which becomes an item as soon as something is typed. */
  readonly isNew: boolean;
  /** Its only field is what the row is about: the label is there for those who listen, the help stands at the list. */
  readonly isOneField?: boolean;
  /** Items have one property, and no row is laid out for it: its field is called as the item is, left empty it goes, the help stands at the list. */
  readonly isItem?: boolean;
  /** The row of a table, whose head says what the labels say: they are there for those who listen. */
  readonly isInTable?: true;
}
