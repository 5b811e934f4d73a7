import { makeAutoObservable, observableRef } from "mobx";
import type { TextStorage } from "../api/browserPage.ts";
import { isPlainObject, type Json } from "../model/Json.ts";

/** Settings taken along from one entity. */
interface Copied {
  /** Name of the entity they were copied from; empty for several. */
  readonly from: string;
  readonly value: Json;
}

/** Settings copied on one page to be pasted on another, the last of each kind. */
export class ClipboardStore {
  /** By kind (`x-ui.presence.clipboard`). */
  copied: Readonly<Record<string, Copied>>;

  constructor(private readonly storage: TextStorage) {
    this.copied = parse(storage.read() ?? "");
    makeAutoObservable<this, "storage">(this, { copied: observableRef, storage: false });
  }

  copy(kind: string, from: string, value: Json): void {
    this.copied = { ...this.copied, [kind]: { from, value: structuredClone(value) } };
    this.storage.write(JSON.stringify(this.copied));
  }

  /** At logout nothing of it stays. */
  forget(): void {
    this.copied = {};
    this.storage.write(undefined);
  }
}

/** What another version of the console has stored may be anything. */
function parse(text: string): Readonly<Record<string, Copied>> {
  try {
    const stored: unknown = JSON.parse(text);
    if (!isPlainObject(stored)) return {};
    return Object.fromEntries(
      Object.entries(stored).flatMap(([kind, copied]) => {
        if (!isPlainObject(copied) || copied["value"] === undefined || typeof copied["from"] !== "string") return [];
        return [[kind, { from: copied["from"], value: copied["value"] }] as const];
      }),
    );
  } catch {
    return {};
  }
}
