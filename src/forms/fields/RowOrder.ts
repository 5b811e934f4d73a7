/** How the rows of a list are put into another order: by the buttons and keys of a row, or by dragging it. */
export interface RowOrder {
  readonly count: number;
  /** The row that is dragged. */
  readonly dragged: number | undefined;
  /** The place it would go to. */
  readonly target: number | undefined;
  /** `control` takes the focus again in the row's new place: the end of its id. */
  readonly move: (from: number, to: number, control: string) => void;
  readonly onDrag: (index: number | undefined) => void;
  readonly onDragOver: (index: number) => void;
  readonly onDrop: () => void;
}
