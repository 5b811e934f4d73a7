import type { Conflict } from "../../../src/model/draft/Conflict.ts";
import { conflictsOf } from "../../../src/model/draft/conflictsOf.ts";
import type { DraftEdits } from "../../../src/model/draft/DraftEdits.ts";
import { editDraft } from "../../../src/model/draft/editDraft.ts";
import { effectiveAt } from "../../../src/model/draft/effectiveAt.ts";
import { keepMine } from "../../../src/model/draft/keepMine.ts";
import { patchOf } from "../../../src/model/draft/patchOf.ts";
import { rebaseDraft } from "../../../src/model/draft/rebaseDraft.ts";
import { takeTheirs } from "../../../src/model/draft/takeTheirs.ts";
import { applyMergePatch } from "../../../src/model/patch/applyMergePatch.ts";
import type { Json, JsonObject } from "../../../src/model/Json.ts";
import { pathOf } from "../../../src/model/path/pathOf.ts";
import { testEntities } from "../testEntities.ts";

/** One operator at work: a draft over a server whose config another may change. */
export class DraftDesk {
  edits: DraftEdits = new Map();
  server: JsonObject;

  constructor(server: JsonObject) {
    this.server = server;
  }

  edit(pointer: string, value: Json | undefined): this {
    this.edits = editDraft(this.edits, this.server, pathOf(pointer), value, testEntities);
    return this;
  }

  /** Another operator's change arrives. */
  receive(patch: JsonObject): this {
    this.server = applyMergePatch(this.server, patch);
    this.edits = rebaseDraft(this.edits, this.server, testEntities);
    return this;
  }

  shown(pointer: string): Json | undefined {
    return effectiveAt(this.edits, this.server, pathOf(pointer), testEntities);
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
