/** The words of tables and lists that every list shares. */
export const list = {
  "list.rows": "Rows",
  "list.empty": "Nothing here yet",
  "list.noMatch": "Nothing matches the filter",
  "list.clearFilter": "Clear the filter",
  "list.filter": "Filter",
  "list.clear": "Clear",
} as const;
