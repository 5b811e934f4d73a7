import { useEffect, useRef } from "react";
import { isKey } from "../model/keys/consoleKeys.ts";

/** A dialog goes before the page, and the page before the console. */
const ranks = ["console", "page", "dialog"] as const;

interface SavePlace {
  readonly rank: number;
  /** @returns whether there was something to save */
  readonly save: () => boolean;
}

const places: SavePlace[] = [];

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

function handleKey(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.repeat || !isKey(event, "any.save")) return;
  event.preventDefault();
  // What is over the page keeps what lies below it out of reach.
  const isOver = event.target instanceof Element && event.target.closest('[role="dialog"], [role="alertdialog"]');
  const top = isOver ? ranks.indexOf("dialog") : 0;
  for (const place of places.toSorted((one, other) => other.rank - one.rank).filter(({ rank }) => rank >= top))
    if (place.save()) return;
}
