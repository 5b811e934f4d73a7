import type { TextVariant } from "../../generated/contracts/FormDescriptor.ts";

/** The variant a text is of: by its whole, else by the longest beginning, else the one for any other; without text the absent one. */
export function findTextVariant(variants: readonly TextVariant[], text: string | undefined): TextVariant | undefined {
  if (text === undefined || text === "") return variants.find(isAbsent);
  const whole = variants.find(({ value, also = [] }) => value === text || also.includes(text));
  // A scheme is the same in capitals.
  const begun = variants
    .filter(({ prefix }) => prefix !== undefined && text.toLowerCase().startsWith(prefix))
    .toSorted((one, other) => (other.prefix ?? "").length - (one.prefix ?? "").length);
  return whole ?? begun[0] ?? variants.find((variant) => variant.whole);
}

function isAbsent({ prefix, value, whole }: TextVariant): boolean {
  return prefix === undefined && value === undefined && whole === undefined;
}
