import { makeAutoObservable, observableRef } from "mobx";
import type { SaveTerms } from "../../api/configApi.ts";
import type { SaveFailure } from "../../api/saveFailure.ts";
import { entities } from "../../generated/entities.ts";
import type { Change } from "../../model/diff/Change.ts";
import { describeChanges } from "../../model/diff/draftChanges.ts";
import type { DraftEdits } from "../../model/draft/fieldEdits.ts";
import type { FileFault } from "../../model/import/ImportFile.ts";
import {
  type ChangeCounts,
  countChanges,
  editsOfParts,
  type ImportMode,
  type ImportPart,
  importParts,
  replacingEdits,
} from "../../model/import/importEdits.ts";
import type { JsonObject } from "../../model/Json.ts";
import type { ConfigFile } from "../../model/import/readConfigFile.ts";
import { importText } from "../../texts/en/imports.ts";
import type { Stores } from "../Stores.ts";
import { saveImported } from "../saving/immediateSaves.ts";

/** What an import needs of the console. */
export type ImportParts = Pick<Stores, "config" | "configFile" | "rawText" | "save" | "log">;

/** True: saved; undefined: the operator took it back. */
export type SaveAnswer = true | SaveFailure | undefined;

/** What an import is for. */
export type Said = Pick<SaveTerms, "comment">;

/** What a file holds, as the dialog takes it. */
export interface ImportContent {
  /** What the button says that imports it. */
  readonly action: string;
  /** It deletes what the file does not have. */
  readonly isReplacing: boolean;
  readonly edits: DraftEdits;
  /** The lines of the file at which values stand, by their pointers. */
  readonly linesOf: (pointers: readonly string[]) => readonly (number | undefined)[];
  /** @param said what it is for @returns whether it is saved, or why not */
  apply(said?: Said): Promise<SaveAnswer>;
}

/** The config of a file: it takes the place of the one there is, is laid over it, or gives chosen parts of itself. */
export class ConfigImport implements ImportContent {
  mode: ImportMode = "replace";
  chosen: ReadonlySet<string> = new Set();

  constructor(
    private readonly stores: ImportParts,
    private readonly file: ConfigFile,
    /** The text of the file, where it is written as the config itself is: it is kept with its comments. */
    private readonly written?: string,
  ) {
    makeAutoObservable<this, "stores" | "file" | "written">(this, {
      stores: false,
      file: false,
      written: false,
      chosen: observableRef,
    });
  }

  get action(): string {
    return importText(`import.apply.${this.mode}`);
  }

  get isReplacing(): boolean {
    return this.mode === "replace";
  }

  get linesOf(): ImportContent["linesOf"] {
    return this.file.linesOf;
  }

  /** What of the file is left out, as nothing here knows it. A whole text is kept as it is. */
  get warnings(): readonly FileFault[] {
    return this.mode === "replace" && this.written !== undefined ? [] : this.file.warnings;
  }

  /** What of the file can be chosen. */
  get parts(): readonly ImportPart[] {
    if (this.mode === "replace") return [];
    return importParts(this.held(), this.file.config, this.mode, entities);
  }

  get edits(): DraftEdits {
    if (this.mode === "replace") return replacingEdits(this.held(), this.file.config, entities);
    return editsOfParts(this.mode === "merge" ? this.parts : this.parts.filter(({ id }) => this.chosen.has(id)));
  }

  /** In words. */
  get changes(): readonly Change[] {
    return describeChanges(this.edits, this.held(), entities);
  }

  get counts(): ChangeCounts {
    return countChanges(this.changes, entities);
  }

  setMode(mode: ImportMode): void {
    this.mode = mode;
  }

  /** Chooses parts, and leaves the others as they are. */
  choose(ids: readonly string[], isChosen: boolean): void {
    const chosen = new Set(this.chosen);
    for (const id of ids)
      if (isChosen) chosen.add(id);
      else chosen.delete(id);
    this.chosen = chosen;
  }

  async apply(said: Said = {}): Promise<SaveAnswer> {
    const { configFile } = this.stores;
    if (this.mode === "replace") return configFile.replace(this.written ?? this.file.config, this.edits, said);
    return (await saveImported(this.stores, () => this.edits, { way: "import", ...said })) || undefined;
  }

  private held(): JsonObject {
    // What others save meanwhile is another config to compare with.
    return this.stores.config.readWhole();
  }
}
