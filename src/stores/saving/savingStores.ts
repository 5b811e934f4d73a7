import type { Stores } from "../Stores.ts";
import { ReviewStore } from "./ReviewStore.ts";
import { WaitingSaves } from "./WaitingSaves.ts";
import { TrialStore } from "./TrialStore.ts";

/** The stores around a save: how it is made, and what becomes of it. */
interface SavingStores {
  readonly review: ReviewStore;
  readonly trial: TrialStore;
  readonly scheduled: WaitingSaves;
}

const known = new WeakMap<object, SavingStores>();

/** One set a console: they are loaded when something is to be saved, and outlive the dialogs. */
export function savingStoresOf(stores: Stores): SavingStores {
  const before = known.get(stores.draft);
  if (before !== undefined) return before;
  const review = new ReviewStore(stores);
  const takeBack = (comment: string | undefined) => review.takeBackComment(comment);
  const made = {
    review,
    trial: new TrialStore(stores, Date.now, takeBack),
    scheduled: new WaitingSaves(stores, takeBack),
  };
  known.set(stores.draft, made);
  return made;
}
