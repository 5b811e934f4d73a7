import type { OrderedBlock } from "./OrderedBlock.ts";
import { chunkParts } from "./chunkParts.ts";
import type { EditContext } from "./EditContext.ts";
import { withText } from "./withText.ts";

/**
 * Sorts blocks into the places they have in the text. The sort is stable; comment lines directly above a block go with
 * it, while headings and blank lines that stand apart keep their place.
 */
export function orderBlocks(blocks: readonly OrderedBlock[], context: EditContext): OrderedBlock[] {
  const sorted = blocks.toSorted((one, other) => one.wanted - other.wanted);
  return blocks.map((place, index) => {
    const block = sorted[index];
    if (block === undefined || block === place) return place;
    const { detached } = chunkParts(place.chunk);
    const parts = chunkParts(block.chunk);
    if (parts.detached === detached) return { ...place, chunk: block.chunk };
    const isEnded = /[\r\n]$/.test(parts.attached) || index === blocks.length - 1;
    const [chunk] = withText(
      block.chunk,
      detached + parts.attached + (isEnded ? "" : context.layout.endOfLine),
      context,
    );
    return { ...place, chunk: chunk ?? block.chunk };
  });
}
