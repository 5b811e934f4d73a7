import type { TextKind } from "../../generated/shapes/FormDescriptor.ts";

/** The kind a text is of: by its whole, else by the longest beginning, else the one for any other; without text the absent one. */
export function kindOf(kinds: readonly TextKind[], text: string | undefined): TextKind | undefined {
  if (text === undefined || text === "") return kinds.find(isAbsent);
  const whole = kinds.find(({ value, also = [] }) => value === text || also.includes(text));
  // A scheme is the same in capitals.
  const begun = kinds
    .filter(({ prefix }) => prefix !== undefined && text.toLowerCase().startsWith(prefix))
    .toSorted((one, other) => (other.prefix ?? "").length - (one.prefix ?? "").length);
  return whole ?? begun[0] ?? kinds.find((kind) => kind.whole);
}

function isAbsent({ prefix, value, whole }: TextKind): boolean {
  return prefix === undefined && value === undefined && whole === undefined;
}
