import { type DragEvent, type KeyboardEvent, useRef, useState } from "react";
import { useStores } from "../../context/StoresContext.ts";
import { isKey } from "../../model/keys/consoleKeys.ts";
import { reordered, reorderEdits } from "../../model/media/mediaOrder.ts";
import { saveAtOnce } from "../../stores/saving/immediateSaves.ts";

/** Where a dragged row would land: the upper or lower edge of another. */
interface Drop {
  readonly moved: string;
  /** Index of the row it would come before; that of the last row and one for the end. */
  readonly at: number;
  readonly topPx: number;
}

export type MoveTo = "top" | "up" | "down" | "bottom";

interface Reordered {
  readonly collection: string;
  /** Property of an item that holds its position. */
  readonly property: string;
  /** The whole list as it is when a move begins. */
  readonly all: () => readonly string[];
}

/**
 * Moving the rows of a list, by dragging and otherwise; an order is saved at once.
 * @param names by the place of their rows; undefined for a row below an item, which goes where the item goes
 */
export function useReorder(names: readonly (string | undefined)[], canMove: boolean, { all, ...list }: Reordered) {
  const stores = useStores();
  const [drop, setDrop] = useState<Drop>();
  const turn = useRef<Promise<unknown>>(Promise.resolve());
  const save = (orderOf: (now: readonly string[]) => readonly string[]) => {
    const { config } = stores;
    const run = () => saveAtOnce(stores, reorderEdits(orderOf(all()), config.readList(list.collection), list));
    // A move begins where the one before has led, and that is known once it is saved.
    turn.current = turn.current.then(run, run);
  };
  const move = (name: string, to: MoveTo) => {
    if (canMove) save((now) => movedTo(now, name, to));
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
        if (!drop || !row || names[Number(row.dataset["index"])] === undefined) return;
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
        const { moved } = drop;
        const before = names.slice(drop.at).find((name) => name !== undefined);
        save((now) => reordered(now, moved, before));
        setDrop(undefined);
      },
      onDragEnd: () => setDrop(undefined),
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
        const name =
          event.target instanceof HTMLElement ? names[Number(event.target.dataset["index"] ?? -1)] : undefined;
        const to = isKey(event, "list.moveUp") ? "up" : isKey(event, "list.moveDown") ? "down" : undefined;
        if (name === undefined || to === undefined) return;
        event.preventDefault();
        move(name, to);
      },
    },
  };
}

function movedTo(names: readonly string[], name: string, to: MoveTo): readonly string[] {
  const at = names.indexOf(name);
  const before = { top: 0, up: at - 1, down: at + 2, bottom: names.length }[to];
  return at < 0 || before < 0 ? names : reordered(names, name, names[before]);
}

function gripOf(target: EventTarget): string | undefined {
  return target instanceof HTMLElement ? target.dataset["grip"] : undefined;
}
