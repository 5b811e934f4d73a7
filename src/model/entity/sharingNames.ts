const folders = ["lives", "vods"];

/** The collections in which a name may stand once: what is below a location and below a VOD location has one kind of address. */
export function sharingNames(collection: string): readonly string[] {
  return folders.includes(collection) ? folders : [collection];
}
