import type { SectionPieceProps } from "../../src/forms/SectionPieceProps.ts";
import { namePlace } from "../../src/model/names/namePlace.ts";
import { AddressList } from "./AddressList.tsx";

/** Where the streams of a location are played. */
export function LocationAddresses({ entity, server: saved }: SectionPieceProps) {
  const prefix = saved?.["prefix"];
  return typeof prefix === "string" ? <AddressList name={`${prefix}/${namePlace}`} stream={entity} isPattern /> : null;
}
