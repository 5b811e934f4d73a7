/** What names another entity of the config, and what a deletion or a rename means for it. */
export const references = {
  "reference.missing": "There is no {label} {name}: choose another one or add it.",
  "reference.none": "No matching {plural} found",
  "reference.more": "{count} more: type to narrow the list",
  "reference.usedBy": "Used by {users}: {names}.",
  "reference.andMore": "{names} and {count} more",
  "reference.breaks": "After that their setting {settings} names nothing, until another one is chosen.",
} as const;
