import { flushSync } from "react-dom";
import { pathOf } from "../../model/path/pathOf.ts";
import { pointerOf } from "../../model/path/pointerOf.ts";
import { valueAt } from "../../model/path/valueAt.ts";
import type { FormSession } from "./FormSession.ts";
import { inputId } from "./inputId.ts";
import { patternOf } from "./patternOf.ts";

/** Opens what hides a setting, mounts it, moves the focus to it, or to the nearest thing around it. */
export function focusField(session: FormSession, pointer: string): boolean {
  const path = pathOf(pointer);
  const { entity } = session.latest;
  const section = session.sectionOf(path);
  if (!section) return false;
  flushSync(() => {
    session.unfolded.setSection(section.name, true);
    for (const depth of path.keys()) {
      const parent = path.slice(0, depth);
      const items = valueAt(session.entity, parent);
      const list = pointerOf(parent);
      if (Array.isArray(items)) {
        const key = entity.fields[patternOf(entity.fields, parent) ?? ""]?.list?.key;
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

/** A group of radios takes the focus in the chosen one. */
function inputOf(element: HTMLElement): HTMLElement {
  if (element.getAttribute("role") !== "radiogroup") return element;
  return element.querySelector<HTMLElement>("input:checked") ?? element.querySelector("input") ?? element;
}
