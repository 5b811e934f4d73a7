import { flushSync } from "react-dom";
import type { EntityDescriptor } from "../../generated/contracts/EntityDescriptor.ts";
import type { FormDescriptor, FormSection } from "../../generated/contracts/FormDescriptor.ts";
import { type ConfigPath, parsePointer, formatPointer, valueAt } from "../../model/configPath.ts";
import { type FormSession, sectionWith } from "./FormSession.ts";
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

/** The form on the screen, and which of its sections are. */
interface Page {
  readonly form: FormDescriptor;
  readonly entity: EntityDescriptor;
  readonly isShown: (section: FormSection) => boolean;
}

/** What stands at settings, in the order of the page's fields; what is on another page comes last, several at one place as they came. */
export function inPageOrder<At extends { readonly pointer: string }>(all: readonly At[], page: Page): readonly At[] {
  const rankOf = ranksOn(page);
  return all
    .map((one) => ({ one, rank: rankOf(one.pointer) }))
    .toSorted((before, after) => compareRanks(before.rank, after.rank))
    .map(({ one }) => one);
}

/** Where a setting stands, from the section down to the item of a list. */
function ranksOn({ form, entity, isShown }: Page): (pointer: string) => readonly number[] {
  const all = [...form.fields, ...Object.keys(entity.fields)];
  const places = new Map(all.toReversed().map((pattern, index) => [pattern, all.length - index]));
  const root = parsePointer(form.item ?? "").length;
  /** Keys of maps have no order here: the first that is told of comes first. */
  const keys = new Map<string, number>();
  return (pointer) => {
    const path = parsePointer(pointer);
    const section = sectionWith(path[root] ?? "", form, isShown);
    const isGuest = section?.guests?.includes(path[root] ?? "") === true;
    const rank = [section ? form.sections.indexOf(section) : form.sections.length, Number(isGuest)];
    for (const [depth, segment] of path.entries()) {
      const here = path.slice(0, depth + 1);
      const pattern = matchPattern(entity.fields, here);
      if (/^\d+$/.test(segment)) rank.push(Number(segment));
      else if (pattern !== undefined && !pattern.endsWith("/*")) rank.push(places.get(pattern) ?? all.length);
      else {
        // Of a setting that is not known here, too.
        const place = keys.get(formatPointer(here)) ?? keys.size;
        keys.set(formatPointer(here), place);
        rank.push(pattern === undefined ? all.length + 1 + place : place);
      }
    }
    return rank;
  };
}

/** What contains a setting comes before it. */
function compareRanks(one: readonly number[], other: readonly number[]): number {
  for (const [index, rank] of one.entries()) {
    const difference = rank - (other[index] ?? -1);
    if (difference !== 0) return difference;
  }
  return one.length - other.length;
}
