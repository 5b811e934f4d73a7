import type { Json } from "../../model/Json.ts";

/** Text that became a value, or why it cannot. */
export type ReadText =
  | { readonly value: Json | undefined }
  | {
      readonly problem: string;
      /** The text may only be unfinished: it is said when the field is left. */
      readonly mayGrow?: true;
    };
