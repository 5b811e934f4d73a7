import type { DragEvent } from "react";
import type { RowOrder } from "./RowOrder.ts";

/** What makes a row a place that a dragged one can be dropped at. */
export function dropTarget(order: RowOrder, index: number) {
  return {
    onDragOver: (event: DragEvent) => {
      // Something else may be dragged over the page.
      if (order.dragged === undefined) return;
      event.preventDefault();
      order.onDragOver(index);
    },
    onDrop: (event: DragEvent) => {
      if (order.dragged === undefined) return;
      event.preventDefault();
      order.onDrop();
    },
  };
}
