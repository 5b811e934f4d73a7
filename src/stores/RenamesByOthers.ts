import { makeAutoObservable, observableRef } from "mobx";
import { deepEqual } from "../model/patch/deepEqual.ts";
import type { Rename } from "./Rename.ts";

/** Renames by other administrators of what is edited or shown here: to be told, until each is dismissed. */
export class RenamesByOthers {
  list: readonly Rename[] = [];

  constructor() {
    makeAutoObservable(this, { list: observableRef });
  }

  /** Once for each, however many places hear of it. */
  add({ from, to }: Rename): void {
    this.list = [...this.without({ from, to }), { from, to }];
  }

  dismiss(rename: Rename): void {
    this.list = this.without(rename);
  }

  clear(): void {
    this.list = [];
  }

  private without({ from, to }: Rename): readonly Rename[] {
    return this.list.filter((one) => !deepEqual([...one.from, ...one.to], [...from, ...to]));
  }
}
