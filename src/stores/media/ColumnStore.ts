import { makeAutoObservable, observableRef } from "mobx";
import type { TextStorage } from "../../api/browserPage.ts";

/** The columns an operator has chosen for each list; remembered in this browser. */
export class ColumnStore {
  private byList: Readonly<Record<string, readonly string[]>> = {};

  /** @param storageOf where the choice for a list is kept */
  constructor(private readonly storageOf: (list: string) => TextStorage) {
    makeAutoObservable<this, "byList" | "storageOf">(this, { byList: observableRef, storageOf: false });
  }

  /** Undefined until some were chosen: then those that are there at first. To be read in an observer. */
  chosen(list: string): readonly string[] | undefined {
    return this.byList[list] ?? splitIds(this.storageOf(list).read());
  }

  choose(list: string, ids: readonly string[]): void {
    this.byList = { ...this.byList, [list]: ids };
    this.storageOf(list).write(ids.join(" "));
  }
}

function splitIds(stored: string | undefined): readonly string[] | undefined {
  return stored?.split(" ").filter((id) => id !== "");
}
