/** A row of the locations list; `owner` is the location's key. */
export type LocationRow =
  | { readonly kind: "location"; readonly id: string; readonly key: string }
  | { readonly kind: "published"; readonly id: string; readonly owner: string; readonly name: string };
