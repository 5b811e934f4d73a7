import { makeAutoObservable, observableRef } from "mobx";
import type { TextStorage } from "../../api/browserPage.ts";

/** The columns an operator has chosen for a list; remembered in this browser. */
export class ColumnStore {
  /** Undefined until some were chosen: then those that are there at first. */
  chosen: readonly string[] | undefined;

  constructor(private readonly storage: TextStorage) {
    const stored = storage.read();
    this.chosen = stored === undefined ? undefined : stored.split(" ").filter((id) => id !== "");
    makeAutoObservable<this, "storage">(this, { chosen: observableRef, storage: false });
  }

  choose(ids: readonly string[]): void {
    this.chosen = ids;
    this.storage.write(ids.join(" "));
  }
}
