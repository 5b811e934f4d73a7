import type { FormDescriptor, UiOptions } from "../../generated/contracts/FormDescriptor.ts";

/**
 * How long typing rests before it becomes an edit, in milliseconds. The two documents name two figures for plain
 * inputs: the stream's own pages and forms of new items take 100 [C476, S476], every other form 200 [C475, S478, S479]. Leaving a field commits at once.
 */
export const debounce = {
  inputMs: 200,
  streamInputMs: 100,
  newItemMs: 100,
  unitMs: 1000,
} as const;

/** Entities edited on the stream's own pages. */
const streamEntities: ReadonlySet<string> = new Set(["stream", "stream-input", "transcoder"]);

/**
 * The delay of one field: what its schema says, else by where it stands.
 * @param isNewRow whether it is the row of an item that is not there yet; a form that makes a new one needs no word
 */
export function typingDelayMs(
  { entity, page }: Pick<FormDescriptor, "entity" | "page">,
  ui: UiOptions,
  isNewRow: boolean,
): number {
  if (ui.typing?.debounceMs !== undefined) return ui.typing.debounceMs;
  if (isNewRow || page === "new") return debounce.newItemMs;
  return streamEntities.has(entity) ? debounce.streamInputMs : debounce.inputMs;
}
