import type { MirrorRow as Row } from "../../../model/media/MirrorRow.ts";
import { ExceptedCells } from "./ExceptedCells.tsx";
import { MirrorCells } from "./MirrorCells.tsx";
import { MirroredCells } from "./MirroredCells.tsx";
import { OnDemandToggle } from "./OnDemandToggle.tsx";

/** A row of the mirror list. */
export function MirrorRow({ item }: { readonly item: Row }) {
  switch (item.kind) {
    case "group":
      return <MirrorCells id={item.key} />;
    case "mirrored":
      return <MirroredCells owner={item.owner} name={item.name} />;
    case "toggle":
      return <OnDemandToggle owner={item.owner} count={item.count} isOpen={item.isOpen} />;
    case "excepted":
      return <ExceptedCells owner={item.owner} name={item.name} />;
  }
}
