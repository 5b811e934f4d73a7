import { makeAutoObservable } from "mobx";

/** A call that failed: what was wanted, and the server's words. */
export interface Failure {
  readonly id: string;
  readonly what: string;
  readonly words: string;
}

/** Something that was done, where nothing else on the page says so. */
interface Done {
  readonly id: string;
  readonly words: string;
}

/** What became of calls beside the saves: those that failed, and what of the others is to be told. The page stays as it was. */
export class FailureStore {
  failures: readonly Failure[] = [];
  done: readonly Done[] = [];
  private lastId = 0;

  constructor() {
    makeAutoObservable<this, "lastId">(this, { lastId: false }, { autoBind: true });
  }

  /**
   * Does something that may fail; a failure is told instead of thrown.
   * @param what in a sentence without its end: `The stream "news" was not restarted`
   * @returns whether it was done
   */
  async attempt(what: string, action: () => Promise<unknown>): Promise<boolean> {
    try {
      await action();
      return true;
    } catch (error) {
      this.add(what, error instanceof Error ? error.message : String(error));
      return false;
    }
  }

  dismiss(id: string): void {
    this.failures = this.failures.filter((failure) => failure.id !== id);
    this.done = this.done.filter((one) => one.id !== id);
  }

  /** Another login goes on: what was told to the one before is nothing for it. */
  forgetAll(): void {
    this.failures = this.done = [];
  }

  /** Tells that something was done; the last word takes the place of the one before. */
  tell(words: string): void {
    this.lastId += 1;
    this.done = [{ id: String(this.lastId), words }];
  }

  private add(what: string, words: string): void {
    this.lastId += 1;
    // The same failure again takes the place of the old one.
    const others = this.failures.filter((failure) => failure.what !== what || failure.words !== words);
    this.failures = [...others, { id: String(this.lastId), what, words }];
  }
}
