import { didYouMean } from "../nearestName.ts";
import type { Rule } from "./schemaRule.ts";
import { readAnnotations } from "../schema/annotations.ts";
import type { SchemaNode } from "../schema/schemaNode.ts";
import { type FieldPlace, walkFields } from "../schema/walkFields.ts";
import { escapeSegment, pointerSegments } from "../jsonPointer.ts";

export const aFieldStandsOnAPageOfItsEntity: Rule = {
  sentence: "a field stands on a page and in a section that its entity has",
  broken: ({ schemas }) =>
    schemas.flatMap(({ file, schema }) => {
      const { entity } = readAnnotations(schema);
      if (!entity) return [];
      const pages = new Map((entity.pages ?? []).map((page) => [page.name, page]));
      return standings(schema).flatMap(({ node, pattern, page, section }) => {
        const found = page === undefined ? undefined : pages.get(page);
        const isKnown = found && (section === undefined || found.sections.some((one) => one.name === section));
        if (page === undefined || isKnown || readAnnotations(node).ui.page === undefined) return [];
        const pointer = pointerSegments(pattern)
          .map((key) => (key === "*" ? "/items" : `/properties/${escapeSegment(key)}`))
          .join("");
        const sections = found?.sections.map(({ name }) => name) ?? [];
        const detail = found
          ? `no section “${section}” on page “${page}”${didYouMean(section ?? "", sections)}`
          : `no page “${page}”${didYouMean(page, pages.keys())}`;
        return [{ file, pointer, detail }];
      });
    }),
};

/** Where each setting stands; one that has another section while its own does not show stands there as well. */
function standings(entity: SchemaNode): readonly FieldPlace[] {
  return walkFields(entity).flatMap((place) => {
    const { otherSection } = readAnnotations(place.node).ui;
    return otherSection === undefined ? [place] : [place, { ...place, section: otherSection }];
  });
}
