/** Lists of entities that their schemas describe. */
export const collection = {
  "collection.new": "New {label}",
  "collection.search": "Search {plural}",
  "collection.name": "Name",
  "collection.nameRequired": "Name is required",
  "collection.shown": "{shown} of {total} {plural}",
  "collection.none": "No matching {plural} found",
  "collection.clear": "Clear search",
  "collection.empty": "There are no {plural} yet",
  "collection.settings": "Settings",
  "collection.delete": "Delete",
  "collection.deleteMany|one": "Really delete {names} from config?",
  "collection.deleteMany": "Really delete {count} {plural} from config: {names}?",
  "collection.andMore": "{names} and {count} more",
  "collection.toBeDeleted": "will be deleted",
  "collection.bulk": "Actions for selected {plural}",
  "collection.more": "More",
} as const;
