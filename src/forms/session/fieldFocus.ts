import { flushSync } from "react-dom";
import { type ConfigPath, parsePointer, formatPointer, valueAt } from "../../model/configPath.ts";
import type { FormSession } from "./FormSession.ts";
import { matchPattern } from "./fieldPlaces.ts";

/** The id of the element that takes the focus of a setting. Lists of ids are separated by spaces, so it holds none. */
export function inputId(prefix: string, path: ConfigPath): string {
  return `${prefix}/${path.map(encodeURIComponent).join("/")}`;
}

/** Opens what hides a setting, mounts it, moves the focus to it, or to the nearest thing around it. */
export function focusField(session: FormSession, pointer: string): boolean {
  const path = parsePointer(pointer);
  const { entity } = session.latest;
  const section = session.sectionOf(path);
  if (!section) return false;
  flushSync(() => {
    session.unfolded.setSection(section.name, true);
    for (const depth of path.keys()) {
      const parent = path.slice(0, depth);
      const items = valueAt(session.entity, parent);
      const list = formatPointer(parent);
      if (Array.isArray(items)) {
        const key = entity.fields[matchPattern(entity.fields, parent) ?? ""]?.list?.key;
        session.unfolded.setItem(list, session.itemIds(list, key).of(items)[Number(path[depth])]);
      } else if (path[depth] !== undefined) session.unfolded.setItem(list, path[depth]);
    }
  });
  for (let length = path.length; length > 0; length -= 1) {
    const element = document.getElementById(inputId(session.idPrefix, path.slice(0, length)));
    if (!element) continue;
    inputOf(element).focus();
    element.scrollIntoView?.({ block: "center" });
    return true;
  }
  return false;
}

/** Moves the focus to the control of a setting, if it is there. */
export function focusInput(id: string): void {
  const element = document.getElementById(id);
  if (element) inputOf(element).focus();
}

/** A group of radios takes the focus in the chosen one. */
function inputOf(element: HTMLElement): HTMLElement {
  if (element.getAttribute("role") !== "radiogroup") return element;
  return element.querySelector<HTMLElement>("input:checked") ?? element.querySelector("input") ?? element;
}
