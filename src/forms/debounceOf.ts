import type { UiOptions } from "../generated/shapes/FormDescriptor.ts";
import { debounce } from "./debounce.ts";

/** Entities edited on the stream's own pages. */
const streamEntities: ReadonlySet<string> = new Set(["stream", "stream-input", "transcoder"]);

/** How long typing rests in a field before it is an edit, in milliseconds. */
export function debounceOf(entity: string, ui: UiOptions, isNewItem: boolean): number {
  if (ui.typing?.debounceMs !== undefined) return ui.typing.debounceMs;
  if (isNewItem) return debounce.newItemMs;
  return streamEntities.has(entity) ? debounce.streamInputMs : debounce.inputMs;
}
