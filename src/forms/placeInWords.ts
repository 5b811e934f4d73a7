import type { EntityDescriptor } from "../generated/shapes/EntityDescriptor.ts";
import type { FormDescriptor } from "../generated/shapes/FormDescriptor.ts";
import { fitsPattern } from "../model/path/fitsPattern.ts";
import { pathOf } from "../model/path/pathOf.ts";
import { patternOf } from "./session/patternOf.ts";

/** Where a setting stands: `Transcoder › Tracks 2 › Bitrate`; items count from 1, a setting on another page names the page. */
export function placeInWords(pointer: string, entity: EntityDescriptor, form: FormDescriptor): string {
  const path = pathOf(pointer);
  const words: string[] = [];
  for (const depth of path.keys()) {
    const segment = path[depth] ?? "";
    const pattern = patternOf(entity.fields, path.slice(0, depth + 1));
    const isItem = pattern?.endsWith("/*") || (pattern === undefined && /^\d+$/.test(segment));
    const last = words.length - 1;
    if (isItem && last >= 0)
      words[last] = `${words[last] ?? ""} ${/^\d+$/.test(segment) ? Number(segment) + 1 : segment}`;
    else words.push((pattern === undefined ? undefined : entity.fields[pattern]?.title) ?? segment);
  }
  const place = [...around(pointer, path[0] ?? "", entity, form), ...words];
  // A section may be called as what stands in it.
  return place.filter((word, index) => word !== place[index - 1]).join(" › ") || entity.label;
}

function around(pointer: string, property: string, entity: EntityDescriptor, form: FormDescriptor): readonly string[] {
  const item = pathOf(form.item ?? "");
  if (item.length > 0 && fitsPattern(pathOf(pointer).slice(0, item.length), item)) return [];
  const own = form.sections.find(({ properties }) => properties.includes(property));
  if (own) return form.sections.length > 1 ? [own.title] : [];
  const info = entity.fields[patternOf(entity.fields, pathOf(pointer)) ?? ""] ?? entity.fields[`/${property}`];
  const page = entity.pages.find(({ name }) => name === info?.page);
  const section = page?.sections.find(({ name }) => name === info?.section);
  return [page?.title, section?.title].filter((title) => title !== undefined);
}
