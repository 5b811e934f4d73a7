import { readAnnotations } from "../schema/annotations.ts";
import { walkFields } from "../schema/walkFields.ts";
import type { Rule } from "./schemaRule.ts";

/** The piece that tells what of the recordings the edits of an entity remove. */
const LOSSES = "dvr-losses";

/** Held page by page: the piece speaks of all that is edited of the entity, and a section has one piece only. */
export const whatMayRemoveRecordingsIsTold: Rule = {
  isOfTheHouse: true,
  sentence:
    "a page with a setting that may remove recordings tells what goes: a section of it has the piece dvr-losses",
  broken: ({ schemas }) =>
    schemas.flatMap(({ file, schema }) => {
      const pages = readAnnotations(schema).entity?.pages ?? [];
      const removing = walkFields(schema).filter(({ node }) => readAnnotations(node).ui.save?.removes === true);
      return pages.flatMap(({ name, sections }, index) => {
        const found = removing.find(({ page }) => page === name);
        if (found === undefined || sections.some(({ piece }) => piece === LOSSES)) return [];
        return [{ file, pointer: `/x-entity/pages/${index}/sections`, detail: `“${found.pattern}” may remove some` }];
      });
    }),
};
