import type { VodRow as Row } from "../../../model/media/VodRow.ts";
import { FileCells } from "./FileCells.tsx";
import { VodCells } from "./VodCells.tsx";

/** A row of the VOD list: a VOD, or a file of one that somebody watches. */
export function VodRow({ item }: { readonly item: Row }) {
  return item.kind === "vod" ? <VodCells name={item.key} /> : <FileCells owner={item.owner} name={item.name} />;
}
