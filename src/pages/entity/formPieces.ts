import { registry } from "../../../overrides/registry.ts";
import { readPart } from "../../components/states/lazyPart.tsx";
import type { FormDescriptor } from "../../generated/contracts/FormDescriptor.ts";
import { isPlainObject } from "../../model/Json.ts";

/**
 * Fetches the widgets and live pieces that a form names, so that it is drawn with them and nothing moves as they come. What
 * cannot be fetched keeps nobody: it comes late, as any piece does.
 */
export async function readFormPieces({ uiSchema, sections }: FormDescriptor): Promise<void> {
  const named = new Set(wordsIn([uiSchema, sections.map(({ piece }) => piece)]));
  const parts = Object.values(registry).flatMap((table: object) => Object.entries(table));
  await Promise.allSettled(parts.flatMap(([name, part]) => (named.has(name) ? [readPart(part)] : [])));
}

/** All texts in a value: a piece is named in several places of a form, and a text that is none names none. */
function wordsIn(value: unknown): readonly string[] {
  if (typeof value === "string") return [value];
  if (Array.isArray(value)) return value.flatMap(wordsIn);
  return isPlainObject(value) ? Object.values(value).flatMap(wordsIn) : [];
}
