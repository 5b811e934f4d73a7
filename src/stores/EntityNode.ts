import { createAtom, type IAtom } from "mobx";
import type { JsonObject } from "../model/Json.ts";

/**
 * One entity of the live tree. Its data is plain and merged in place; two atoms, made when something on the screen
 * first reads it, tell of changes: one for its config, one for what the server reports of it.
 */
export class EntityNode {
  private configAtom: IAtom | undefined;
  private runtimeAtom: IAtom | undefined;

  constructor(
    readonly collection: string,
    readonly key: string,
    private readonly data: () => JsonObject | undefined,
  ) {}

  /** The live data, to be read inside an observer and never handed on: it changes in place. Undefined when gone. */
  readConfig(): JsonObject | undefined {
    this.configAtom ??= createAtom(`${this.collection}/${this.key} config`);
    this.configAtom.reportObserved();
    return this.data();
  }

  /** As readConfig, told of when the server's report changes. */
  readRuntime(): JsonObject | undefined {
    this.runtimeAtom ??= createAtom(`${this.collection}/${this.key} runtime`);
    this.runtimeAtom.reportObserved();
    return this.data();
  }

  reportConfigChanged(): void {
    this.configAtom?.reportChanged();
  }

  reportRuntimeChanged(): void {
    this.runtimeAtom?.reportChanged();
  }
}
