import type { LocationRow as Row } from "../../../model/media/LocationRow.ts";
import { LocationCells } from "./LocationCells.tsx";
import { PublishedCells } from "./PublishedCells.tsx";

/** A row of the locations list: a location, or a stream that is published to one. */
export function LocationRow({ item }: { readonly item: Row }) {
  return item.kind === "location" ? (
    <LocationCells name={item.key} />
  ) : (
    <PublishedCells owner={item.owner} name={item.name} />
  );
}
