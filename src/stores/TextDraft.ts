import type { ConfigText } from "../api/configApi.ts";
import { entities } from "../generated/entities.ts";
import type { DraftOfForms, TextState } from "../model/conf/TextDesk.ts";
import { type ConfigPath, formatPointer, isWithin } from "../model/configPath.ts";
import { placeAt, type Rename } from "../model/entity/entityPlace.ts";
import { configOnly } from "../model/entity/runtimePaths.ts";
import type { ConfigTextParts } from "./ConfigTextParts.ts";

/** What was typed and thrown away: on which revision, and with which names that the forms had given. */
export interface ThrownText extends ConfigText {
  readonly renames: readonly Rename[];
}

/** The draft of the forms as a text tells of it: there what gets another name has it already, while the draft keeps it under the one of the server. */
export class TextDraft {
  constructor(private readonly draft: ConfigTextParts["draft"]) {}

  /** What the forms say, for the text. */
  get ofForms(): DraftOfForms {
    const { savablePatch: patch, renames } = this.draft;
    return { patch, renames: [...renames] };
  }

  /** What a text says otherwise than before becomes edits. */
  take(edits: TextState["edits"]): void {
    if (edits.length === 0) return;
    const has = (path: ConfigPath, isThere: boolean) =>
      edits.some(([at, value]) => (value !== null) === isThere && formatPointer(at) === formatPointer(path));
    const renames: Rename[] = [];
    for (const rename of this.draft.renames) {
      if (has(rename.from, true) && !has(rename.to, false)) this.#part(rename);
      else renames.push(rename);
    }
    const placed = edits.map(([path, value]) => [formerPath(path, renames), value ?? undefined] as const);
    // What goes may come in the same text under its former name: then nothing is edited.
    const gone = placed.filter(([, value]) => value === undefined);
    const come = placed.filter(([, value]) => value !== undefined);
    this.draft.editEach([...gone, ...come]);
  }

  /** Gives names, as a text alone would have one go and another come. @returns whether there are any */
  rename(renames: readonly Rename[]): boolean {
    this.draft.editEach(
      renames.map(({ from, to }) => [[...from, placeAt(from, entities).entity?.key ?? ""], to.at(-1)]),
    );
    return renames.length > 0;
  }

  /** Takes names back. @returns whether there are any */
  unname(renames: readonly Rename[]): boolean {
    return this.rename(renames.map(({ from }) => ({ from, to: from })));
  }

  /** Another one comes under the former name: what had been renamed is one of its own. */
  #part(rename: Rename): void {
    const { from, to } = rename;
    const whole = configOnly(this.draft.effective(from), from, entities);
    this.unname([rename]);
    this.draft.editEach([[to, whole]]);
  }
}

/** Where something stands on the server, of what the draft gives another name. */
function formerPath(path: ConfigPath, renames: readonly Rename[]): ConfigPath {
  const rename = renames.find(({ to }) => isWithin(path, to));
  return rename === undefined ? path : [...rename.from, ...path.slice(rename.to.length)];
}
