import { text } from "../../../texts/text.ts";
import type { MediaColumn } from "../MediaHead.tsx";

/** The columns of a list whose groups hold streams, up to what is the list's own. */
export function memberColumns(): readonly MediaColumn[] {
  return [
    { id: "pick", label: text("media.pickColumn"), isHidden: true },
    { id: "name", label: text("media.name"), sortKey: "name" },
    { id: "status", label: text("media.status"), sortKey: "status" },
    { id: "clients", label: text("media.clients"), sortKey: "clients", isNumber: true },
    { id: "bitrate", label: text("media.bitrate"), sortKey: "bitrate", isNumber: true },
    { id: "runtime", label: text("media.runtime"), sortKey: "runtime", isNumber: true },
  ];
}
