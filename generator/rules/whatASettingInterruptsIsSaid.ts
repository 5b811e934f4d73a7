import { pointerSegments } from "../jsonPointer.ts";
import { readAnnotations } from "../schema/annotations.ts";
import { settingImpacts } from "../schema/settingImpacts.ts";
import type { Rule } from "./schemaRule.ts";

/** An operator who is told "nothing is interrupted" of a setting that nobody has thought about is told a lie. */
export const whatASettingInterruptsIsSaid: Rule = {
  isOfTheHouse: true,
  sentence:
    "what a change of a setting interrupts is said by x-impact: its own, that of what is around it, or the root's",
  broken: ({ schemas }) => {
    const ofEntities = schemas.filter(
      ({ schema, folder }) => folder === "config" && readAnnotations(schema).entity !== undefined,
    );
    // A product that says it nowhere tells nobody anything.
    if (ofEntities.every(({ schema }) => readAnnotations(schema).impact === undefined)) return [];
    return ofEntities.flatMap(({ file, schema }) => {
      const silent = [...settingImpacts(schema)].flatMap(([pattern, impact]) =>
        pattern !== "" && impact === undefined ? [pointerSegments(pattern).join(".")] : [],
      );
      if (silent.length === 0) return [];
      const others = silent.length === 1 ? "" : `, and ${silent.length - 1} more`;
      return [{ file, pointer: "/x-entity", detail: `${silent[0]}${others}` }];
    });
  },
};
