import { type DragEvent, type KeyboardEvent, useState } from "react";
import { useStores } from "../../../context/useStores.ts";
import { reordered, reorderEdits } from "../../../model/media/reorderEdits.ts";
import { saveAtOnce } from "../../../stores/saveAtOnce.ts";

/** Where a dragged row would land: the upper or lower edge of another. */
interface Drop {
  readonly moved: string;
  /** Index of the row it would come before; that of the last row and one for the end. */
  readonly at: number;
  readonly topPx: number;
}

export type MoveTo = "top" | "up" | "down" | "bottom";

/** Moving the rows of the streams list, by dragging and otherwise; an order is saved at once. */
export function useReorder(names: readonly string[], canMove: boolean) {
  const stores = useStores();
  const [drop, setDrop] = useState<Drop>();
  const save = (order: readonly string[]) =>
    void saveAtOnce(stores, reorderEdits(order, stores.config.readList("streams")));
  const move = (name: string, to: MoveTo) => {
    const at = names.indexOf(name);
    if (!canMove || at < 0) return;
    const before = { top: 0, up: at - 1, down: at + 2, bottom: names.length }[to];
    if (before >= 0) save(reordered(names, name, names[before]));
  };
  return {
    drop,
    move,
    handlers: {
      onDragStart: (event: DragEvent<HTMLElement>) => {
        const moved = gripOf(event.target);
        if (moved === undefined || !canMove) return;
        event.dataTransfer.effectAllowed = "move";
        event.dataTransfer.setData("text/plain", moved);
        setDrop({ moved, at: names.indexOf(moved), topPx: -1 });
      },
      onDragOver: (event: DragEvent<HTMLElement>) => {
        const row = drop && event.target instanceof Element ? event.target.closest<HTMLElement>("[data-index]") : null;
        if (!drop || !row) return;
        event.preventDefault();
        const { top, bottom } = row.getBoundingClientRect();
        const isLower = event.clientY > (top + bottom) / 2;
        const at = Number(row.dataset["index"]) + (isLower ? 1 : 0);
        const topPx = (isLower ? bottom : top) - event.currentTarget.getBoundingClientRect().top;
        if (at !== drop.at || topPx !== drop.topPx) setDrop({ ...drop, at, topPx });
      },
      onDrop: (event: DragEvent<HTMLElement>) => {
        if (!drop) return;
        event.preventDefault();
        save(reordered(names, drop.moved, names[drop.at]));
        setDrop(undefined);
      },
      onDragEnd: () => setDrop(undefined),
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
        const name =
          event.target instanceof HTMLElement ? names[Number(event.target.dataset["index"] ?? -1)] : undefined;
        if (!event.altKey || name === undefined || !(event.key === "ArrowUp" || event.key === "ArrowDown")) return;
        event.preventDefault();
        move(name, event.key === "ArrowUp" ? "up" : "down");
      },
    },
  };
}

function gripOf(target: EventTarget): string | undefined {
  return target instanceof HTMLElement ? target.dataset["grip"] : undefined;
}
