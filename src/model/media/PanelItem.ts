/** One line of the list beside an item's page. */
export interface PanelItem {
  /** Route and name. */
  readonly id: string;
  /** First part of the item's address. */
  readonly route: string;
  /** Its name in the address. */
  readonly name: string;
  readonly label: string;
  /** Stands below a group: where the server reports it. */
  readonly member?: {
    readonly owner: string;
    readonly name: string;
  };
}
