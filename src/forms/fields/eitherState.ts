import type { UiOptions } from "../../generated/shapes/FormDescriptor.ts";
import type { ConfigPath } from "../../model/path/ConfigPath.ts";
import { pointerOf } from "../../model/path/pointerOf.ts";
import type { FormSession } from "../session/FormSession.ts";
import { isMixed } from "../session/isMixed.ts";

/** What there is to say of a list, in words joined by `+`, so that equal states compare equal. */
export function eitherState(session: FormSession, path: ConfigPath, ui: UiOptions): string {
  const state = session.state(path, ui);
  const words = {
    mixed: isMixed(state.mixed),
    changed: state.isChanged,
    conflict: state.conflict !== undefined,
    problem: session.problemsWithin(pointerOf(path)) > 0,
    fixed: state.isReadOnly || !state.isEnabled,
  };
  return Object.entries(words)
    .flatMap(([word, holds]) => (holds ? [word] : []))
    .join("+");
}
