/** Locations: their list and pages. */
export const locations = {
  "locations.title": "Publishing locations",
  "locations.add": "Add location",
  "locations.new": "New location",
  "locations.nameHelp": "First part of the name of every stream published here: NAME/STREAM.",
  "locations.none": "No matching locations found",
  "locations.empty": "There are no publishing locations yet",
  "locations.emptyDetail": "Add one to let encoders publish streams under its name.",
  "locations.totals": "{online} of {count} online",
  "locations.quiet": "no publishers",
} as const;
