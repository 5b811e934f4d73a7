import { text } from "../../src/texts/text.ts";
import type { ListOverride } from "../ListOverride.ts";

/** What a list of the Media screen says of itself, in the language of the moment it is read. */
export function listWords(area: "locations" | "mirrors" | "vods"): NonNullable<ListOverride["words"]> {
  return {
    get title() {
      return text(`${area}.title`);
    },
    get add() {
      return text(`${area}.add`);
    },
    get none() {
      return text(`${area}.none`);
    },
    get empty() {
      return text(`${area}.empty`);
    },
    get emptyDetail() {
      return text(`${area}.emptyDetail`);
    },
  };
}
