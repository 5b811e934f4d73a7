import { makeAutoObservable, observableRef, runInAction } from "mobx";
import type { ConfigText } from "../api/configApi.ts";
import type { SaveFailure } from "../api/saveFailure.ts";

/** What editing the config text needs of the server. */
interface ConfigTextCalls {
  readonly open: () => Promise<ConfigText>;
  /** @throws when the text could not be saved */
  readonly check: (text: string) => Promise<void>;
  readonly write: (text: ConfigText) => Promise<void>;
  readonly failureOf: (error: unknown) => SaveFailure;
}

/** Why a text is not saved: it is wrong, or another one stands there by now, or the server could not. */
export interface TextFailure {
  readonly kind: "wrong" | "conflict" | "other";
  readonly message: string;
}

/** The config text as the server has it, and as it is edited; what is typed stays until it is saved or thrown away. */
export class ConfigTextStore {
  saved: ConfigText | undefined = undefined;
  typed: string | undefined = undefined;
  failure: TextFailure | undefined = undefined;
  isSaving = false;

  constructor(private readonly calls: ConfigTextCalls) {
    makeAutoObservable<this, "calls">(this, { calls: false, saved: observableRef, failure: observableRef });
  }

  /** Whether there is something to save. */
  get isEdited(): boolean {
    return this.typed !== undefined;
  }

  /** What the editor shows. */
  get text(): string | undefined {
    return this.typed ?? this.saved?.text;
  }

  /** Reads the text anew; what is typed stays, over the revision it was typed on. @throws ApiError */
  async load(): Promise<void> {
    const found = await this.calls.open();
    runInAction(() => {
      if (this.typed === undefined) this.saved = found;
    });
  }

  type(text: string): void {
    this.typed = text === this.saved?.text ? undefined : text;
    this.failure = undefined;
  }

  /** Throws away what is typed, and shows the text as it is now. @throws ApiError */
  async discard(): Promise<void> {
    this.typed = undefined;
    this.failure = undefined;
    await this.load();
  }

  /** Has the text parsed, and saves it only if that went well. @returns whether it is saved */
  async save(): Promise<boolean> {
    const { typed, saved } = this;
    if (typed === undefined || this.isSaving) return false;
    this.isSaving = true;
    this.failure = undefined;
    try {
      await this.calls.check(typed);
      await this.calls.write({ text: typed, rev: saved?.rev });
      const now = await this.calls.open();
      runInAction(() => {
        this.saved = now;
        // What was typed meanwhile is an edit of the new text.
        this.typed = this.typed === typed || this.typed === now.text ? undefined : this.typed;
      });
      return true;
    } catch (error) {
      const { kind, message } = this.calls.failureOf(error);
      runInAction(() => {
        this.failure = { kind: kind === "invalid" ? "wrong" : kind === "conflict" ? "conflict" : "other", message };
      });
      return false;
    } finally {
      runInAction(() => {
        this.isSaving = false;
      });
    }
  }
}
