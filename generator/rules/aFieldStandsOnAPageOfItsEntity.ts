import { didYouMean } from "../nearestName.ts";
import type { Rule } from "./schemaRule.ts";
import { readAnnotations } from "../schema/annotations.ts";
import { walkFields } from "../schema/walkFields.ts";
import { escapeSegment, pointerSegments } from "../jsonPointer.ts";

export const aFieldStandsOnAPageOfItsEntity: Rule = {
  sentence: "a field stands on a page and in a section that its entity has",
  broken: ({ schemas }) =>
    schemas.flatMap(({ file, schema }) => {
      const { entity } = readAnnotations(schema);
      if (!entity) return [];
      const pages = new Map((entity.pages ?? []).map((page) => [page.name, page]));
      return walkFields(schema).flatMap(({ node, pattern, page, section }) => {
        const found = page === undefined ? undefined : pages.get(page);
        const { ui } = readAnnotations(node);
        const missing = [section, ui.otherSection].find(
          (name) => name !== undefined && !found?.sections.some((one) => one.name === name),
        );
        if (page === undefined || ui.page === undefined || (found && missing === undefined)) return [];
        const pointer = pointerSegments(pattern)
          .map((key) => (key === "*" ? "/items" : `/properties/${escapeSegment(key)}`))
          .join("");
        const sections = found?.sections.map(({ name }) => name) ?? [];
        const detail = found
          ? `no section “${missing}” on page “${page}”${didYouMean(missing ?? "", sections)}`
          : `no page “${page}”${didYouMean(page, pages.keys())}`;
        return [{ file, pointer, detail }];
      });
    }),
};
