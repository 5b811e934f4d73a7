import { useSyncExternalStore } from "react";

let places: readonly HTMLElement[] = [];
const listeners = new Set<() => void>();

/** A dialog's room for messages: what comes while that dialog is the uppermost stands in it. Ends with the returned function. */
export function offerToastPlace(place: HTMLElement): () => void {
  tell([...places, place]);
  return () => tell(places.filter((other) => other !== place));
}

/** The rooms of the dialogs that are open, the uppermost last. */
export function useToastPlaces(): readonly HTMLElement[] {
  return useSyncExternalStore(follow, () => places);
}

function follow(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function tell(next: readonly HTMLElement[]): void {
  places = next;
  for (const listener of listeners) listener();
}
