import { makeAutoObservable, observableRef, runInAction } from "mobx";
import type { SaveTerms } from "../../api/configApi.ts";
import type { SaveFailure } from "../../api/saveFailure.ts";
import { entities } from "../../generated/entities.ts";
import { allEntities, checkChange, type ConfigCheck, schemaCheck } from "../../model/config/configCheck.ts";
import { configEntities } from "../../model/config/configEntities.ts";
import { parsePointer } from "../../model/configPath.ts";
import type { Change } from "../../model/diff/Change.ts";
import { describeChanges } from "../../model/diff/draftChanges.ts";
import { patchOf } from "../../model/draft/draftSlices.ts";
import type { DraftEdits } from "../../model/draft/fieldEdits.ts";
import type { Problem } from "../../model/entity/checkProblems.ts";
import { placeAt } from "../../model/entity/entityPlace.ts";
import { newProblemsOfReferences } from "../../model/entity/references/referenceProblems.ts";
import { isRuntimePath } from "../../model/entity/runtimePaths.ts";
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
import { applyMergePatch } from "../../model/merge/mergePatch.ts";
import type { ConfigFile } from "../../model/import/readConfigFile.ts";
import { importText } from "../../texts/en/imports.ts";
import type { Stores } from "../Stores.ts";
import { checkInSlices } from "../revisions/inSlices.ts";
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
  /** What is wrong with the config as it would be, as far as it was looked at. */
  private problems: readonly Problem[] = [];
  /** The look at the edits as they are. */
  private checking: { readonly edits: DraftEdits; readonly done: Promise<void> } | undefined = undefined;

  constructor(
    private readonly stores: ImportParts,
    private readonly file: ConfigFile,
    /** The text of the file, where it is written as the config itself is: it is kept with its comments. */
    private readonly written?: string,
  ) {
    makeAutoObservable<this, "stores" | "file" | "written" | "checking" | "problems">(this, {
      stores: false,
      file: false,
      written: false,
      checking: false,
      chosen: observableRef,
      problems: observableRef,
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
  get leftOut(): readonly FileFault[] {
    return this.mode === "replace" && this.written !== undefined ? [] : this.file.leftOut;
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

  /** The config as it would be, with what runs of it now. */
  get after(): JsonObject {
    return applyMergePatch(this.held(), patchOf(this.edits, this.held(), entities));
  }

  /** The entities that would go, by collection. */
  get deleted(): ReadonlyMap<string, readonly string[]> {
    const gone = new Map<string, string[]>();
    for (const { kind, path } of this.changes) {
      const [collection = "", key] = placeAt(path, entities).at;
      if (kind === "deleted" && key !== undefined) gone.set(collection, [...(gone.get(collection) ?? []), key]);
    }
    return gone;
  }

  get counts(): ChangeCounts {
    return countChanges(this.changes, entities);
  }

  /** What the config would be refused for. */
  get errors(): readonly Problem[] {
    return this.problems.filter(({ level }) => level === "error");
  }

  /** What of it would not work, as it refers to nothing or its schema warns of it, which keeps nobody from saving. */
  get warnings(): readonly Problem[] {
    return this.problems.filter(({ level }) => level === "warning");
  }

  /** Looks at what the edits make of the config as the server is going to, before anybody asks for it. */
  check(): Promise<void> {
    const { edits } = this;
    if (this.checking?.edits !== edits)
      this.checking = { edits, done: this.look(edits).catch((cause: unknown) => this.fail(cause)) };
    return this.checking.done;
  }

  /** Whether nothing is wrong with it, once all of it was looked at. Whoever chooses otherwise meanwhile has not asked for that. */
  async isFine(): Promise<boolean> {
    const { mode, chosen } = this;
    let done: Promise<void> | undefined = this.check();
    // Another may save while it is looked at: then it is looked at again.
    while (done !== undefined) {
      await done;
      const next: Promise<void> | undefined = this.checking?.done;
      done = next === done ? undefined : next;
    }
    return this.mode === mode && this.chosen === chosen && this.errors.length === 0;
  }

  setMode(mode: ImportMode): void {
    this.mode = mode;
    this.forget();
  }

  /** Chooses parts, and leaves the others as they are. */
  choose(ids: readonly string[], isChosen: boolean): void {
    const chosen = new Set(this.chosen);
    for (const id of ids)
      if (isChosen) chosen.add(id);
      else chosen.delete(id);
    this.chosen = chosen;
    this.forget();
  }

  async apply(said: Said = {}): Promise<SaveAnswer> {
    const { configFile } = this.stores;
    if (this.mode === "replace") return configFile.replace(this.written ?? this.file.config, this.edits, said);
    return (await saveImported(this.stores, () => this.edits, { way: "import", ...said })) || undefined;
  }

  private forget(): void {
    this.problems = [];
    this.checking = undefined;
  }

  private async look(edits: DraftEdits): Promise<void> {
    const before = this.held();
    const { after } = this;
    const isCurrent = () => this.checking?.edits === edits;
    const parts = { check: checkInSlices(schemaCheck, isCurrent), entities: configEntities };
    const references: ConfigCheck = (config, paths) =>
      Promise.resolve(paths.flatMap((path) => newProblemsOfReferences(before, config, path, entities)));
    const found = await checkChange(before, after, parts, patchOf(edits, before, entities));
    const missing = await checkInSlices(references, isCurrent)(after, allEntities(after, configEntities));
    runInAction(() => {
      if (!isCurrent()) return;
      this.problems = [...found, ...missing].filter(({ pointer }) => !isRuntimePath(parsePointer(pointer), entities));
    });
  }

  /** What cannot be looked at here the server looks at; the next press tries it again. */
  private fail(cause: unknown): void {
    this.checking = undefined;
    this.stores.log(cause instanceof Error ? cause : new Error(String(cause)));
  }

  private held(): JsonObject {
    // What others save meanwhile is another config to compare with.
    return this.stores.config.readWhole();
  }
}
