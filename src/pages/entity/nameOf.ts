import type { Editor } from "../../stores/Editor.ts";

/** What the edited entity is called; empty for several with names of their own. */
export function nameOf({ value, descriptor }: Editor): string {
  const name = value?.[descriptor.key ?? ""];
  return typeof name === "string" ? name : "";
}
