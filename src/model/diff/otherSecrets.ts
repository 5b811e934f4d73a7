import { changeText } from "../../texts/en/changeWords.ts";
import { MASK } from "../entity/sensitiveSettings.ts";
import { OTHER_SECRET } from "../entity/hideSecrets.ts";
import type { Change } from "./Change.ts";

/** Changes as a server tells them: instead of its mark of another secret, words where one was before, and nothing where it is new. */
export function withOtherSecretsInWords(changes: readonly Change[]): readonly Change[] {
  return changes.map((change) => ({
    ...change,
    ...pairInWords(change),
    ...(change.parts && {
      parts: change.parts.map((part) => ({
        ...part,
        item: withoutMark(part.item),
        ...(part.detail !== undefined && { detail: withoutMark(part.detail) }),
        ...pairInWords(part),
      })),
    }),
  }));
}

function pairInWords({ from, to }: { readonly from?: string | undefined; readonly to?: string | undefined }) {
  if (to?.includes(OTHER_SECRET) !== true) return {};
  const value = withoutMark(to);
  return { to: from?.includes(MASK) === true ? changeText("changes.otherSecret", { value }) : value };
}

function withoutMark(text: string): string {
  return text.replaceAll(OTHER_SECRET, MASK);
}
