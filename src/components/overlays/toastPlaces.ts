import { useSyncExternalStore } from "react";

const places: HTMLElement[] = [];
const listeners = new Set<() => void>();

/** A dialog's room for messages: they stand in it while that dialog is the uppermost. Ends with the returned function. */
export function offerToastPlace(place: HTMLElement): () => void {
  places.push(place);
  tell();
  return () => {
    places.splice(places.indexOf(place), 1);
    tell();
  };
}

/** Where messages stand now; undefined without a dialog. */
export function useToastPlace(): HTMLElement | undefined {
  return useSyncExternalStore(follow, () => places.at(-1));
}

function follow(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function tell(): void {
  for (const listener of listeners) listener();
}
