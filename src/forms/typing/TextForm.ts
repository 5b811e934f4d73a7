import type { Json } from "../../model/Json.ts";
import type { ReadText } from "./ReadText.ts";

/** How a value is written as text and read back. */
export interface TextForm {
  show(value: Json | undefined): string;
  read(text: string): ReadText;
  readonly debounceMs: number;
}
