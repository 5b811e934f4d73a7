import { type Conflict, conflictsOf, keepMine, takeTheirs } from "../../../src/model/draft/draftConflicts.ts";
import { editDraft } from "../../../src/model/draft/draftEdits.ts";
import { effectiveAt } from "../../../src/model/draft/draftValues.ts";
import { patchOf } from "../../../src/model/draft/draftSlices.ts";
import { applyMergePatch } from "../../../src/model/merge/mergePatch.ts";
import type { Json, JsonObject } from "../../../src/model/Json.ts";
import { parsePointer } from "../../../src/model/configPath.ts";
import { testEntities } from "../testEntities.ts";
import type { DraftEdits } from "../../../src/model/draft/fieldEdits.ts";
import { rebaseDraft } from "../../../src/model/draft/rebaseDraft.ts";

/** One operator at work: a draft over a server whose config another may change. */
export class DraftDesk {
  edits: DraftEdits = new Map();
  server: JsonObject;

  constructor(server: JsonObject) {
    this.server = server;
  }

  edit(pointer: string, value: Json | undefined): this {
    this.edits = editDraft(this.edits, this.server, parsePointer(pointer), value, testEntities);
    return this;
  }

  /** Another operator's change arrives. */
  receive(patch: JsonObject): this {
    this.server = applyMergePatch(this.server, patch);
    this.edits = rebaseDraft(this.edits, this.server, testEntities);
    return this;
  }

  shown(pointer: string): Json | undefined {
    return effectiveAt(this.edits, this.server, parsePointer(pointer), testEntities);
  }

  get patch(): JsonObject {
    return patchOf(this.edits, this.server, testEntities);
  }

  get conflicts(): readonly Conflict[] {
    return conflictsOf(this.edits, this.server, testEntities);
  }

  keepMine(conflict = this.conflicts[0]): this {
    if (conflict === undefined) throw new Error("There is no conflict to settle.");
    this.edits = keepMine(this.edits, this.server, conflict, testEntities);
    return this;
  }

  takeTheirs(conflict = this.conflicts[0]): this {
    if (conflict === undefined) throw new Error("There is no conflict to settle.");
    this.edits = takeTheirs(this.edits, this.server, conflict, testEntities);
    return this;
  }
}
