/** A row of the mirror list; `owner` is the mirror's key. */
export type MirrorRow =
  | { readonly kind: "group"; readonly id: string; readonly key: string }
  | { readonly kind: "mirrored"; readonly id: string; readonly owner: string; readonly name: string }
  /** Shows and hides the on-demand streams. */
  | {
      readonly kind: "toggle";
      readonly id: string;
      readonly owner: string;
      readonly count: number;
      readonly isOpen: boolean;
    }
  /** An ignored name, as the mirror's list has it: it may hold a `*`, and the origin need not know it. */
  | { readonly kind: "excepted"; readonly id: string; readonly owner: string; readonly name: string };
