import { useEffect, useRef } from "react";
import { flushSync } from "react-dom";
import { isKey } from "../model/keys/consoleKeys.ts";

/** A dialog goes before the page, and the page before the console. */
const ranks = ["console", "page", "dialog"] as const;

interface SavePlace {
  readonly rank: number;
  /** @returns whether there was something to save, be it also that it cannot be saved yet */
  readonly save: () => boolean;
}

const places: SavePlace[] = [];
/** Turn what is typed, and not taken yet, into edits. */
const takers = new Set<() => void>();

/** Ctrl+S, wherever the focus is: saves what is nearest of what is shown, and never the page as a file. */
export function useSaveKey(where: (typeof ranks)[number], save: () => boolean): void {
  const latest = useRef(save);
  useEffect(() => {
    latest.current = save;
  });
  useEffect(() => {
    const place = { rank: ranks.indexOf(where), save: () => latest.current() };
    places.push(place);
    if (places.length === 1) globalThis.addEventListener("keydown", handleKey);
    return () => {
      places.splice(places.indexOf(place), 1);
      if (places.length === 0) globalThis.removeEventListener("keydown", handleKey);
    };
  }, [where]);
}

/** What is typed in a form, and not taken yet, counts as well when Ctrl+S is pressed. Returns the function that ends it. */
export function takeBeforeSaveKey(take: () => void): () => void {
  takers.add(take);
  return () => takers.delete(take);
}

function handleKey(event: KeyboardEvent): void {
  if (event.defaultPrevented || !isKey(event, "any.save")) return;
  event.preventDefault();
  if (event.repeat) return;
  // Drawn at once: whoever saves knows what was typed, and what is wrong with it.
  flushSync(() => {
    for (const take of takers) take();
  });
  // What is over the page keeps what lies below it out of reach.
  const isOver = event.target instanceof Element && event.target.closest('[role="dialog"], [role="alertdialog"]');
  const top = isOver ? ranks.indexOf("dialog") : 0;
  for (const place of places.toSorted((one, other) => other.rank - one.rank).filter(({ rank }) => rank >= top))
    if (place.save()) return;
}
