import { makeAutoObservable, observableRef } from "mobx";
import { deepEqual } from "../../model/Json.ts";
import type { Rename } from "../../model/entity/entityPlace.ts";

/** A rename that has come into force. */
export interface DoneRename extends Rename {
  /** Not saved here: the operator does not know of it yet. */
  readonly isByAnother?: true;
}

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
