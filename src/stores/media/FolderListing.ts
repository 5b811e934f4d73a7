import { makeAutoObservable, observableRef, runInAction } from "mobx";
import { ApiError } from "../../api/ApiError.ts";
import type { FolderPlace } from "../../api/filesApi.ts";
import type { MediaCalls } from "../../api/mediaCalls.ts";
import type { FileEntry } from "../../generated/types/FileEntry.ts";

/** A faster answer is not announced. */
const noticeAfterMs = 300;

type ListedState =
  | { readonly kind: "waiting" }
  | { readonly kind: "listed"; readonly files: readonly FileEntry[] }
  /** `gone`: there is no such folder (any more). */
  | { readonly kind: "gone" | "failed"; readonly words: string };

/** What is in one folder of a VOD, as the server last told. */
export class FolderListing {
  state: ListedState = { kind: "waiting" };
  isReading = false;
  /** The answer takes long enough to be worth a word. */
  isSlow = false;
  private reading = 0;

  constructor(
    private readonly calls: Pick<MediaCalls, "listFiles">,
    readonly place: FolderPlace,
  ) {
    makeAutoObservable<this, "calls" | "reading">(this, {
      calls: false,
      reading: false,
      place: false,
      state: observableRef,
    });
  }

  get files(): readonly FileEntry[] {
    return this.state.kind === "listed" ? this.state.files : [];
  }

  /** Asks the server; what is shown stays until it has answered. The last question counts. */
  async read(): Promise<void> {
    const turn = ++this.reading;
    this.isReading = true;
    const timer = setTimeout(() => {
      if (turn === this.reading) runInAction(() => (this.isSlow = true));
    }, noticeAfterMs);
    const state = await this.ask();
    clearTimeout(timer);
    if (turn !== this.reading) return;
    runInAction(() => {
      this.state = state;
      this.isReading = false;
      this.isSlow = false;
    });
  }

  private async ask(): Promise<ListedState> {
    try {
      return { kind: "listed", files: await this.calls.listFiles(this.place) };
    } catch (error) {
      const words = error instanceof Error ? error.message : String(error);
      return { kind: error instanceof ApiError && error.kind === "not-found" ? "gone" : "failed", words };
    }
  }
}
