import type { Rule } from "../Rule.ts";
import { aDefaultFitsItsOwnSchema } from "./aDefaultFitsItsOwnSchema.ts";
import { aFieldStandsOnAPageOfItsEntity } from "./aFieldStandsOnAPageOfItsEntity.ts";
import { aListOfObjectsSaysWhatMakesItsItems } from "./aListOfObjectsSaysWhatMakesItsItems.ts";
import { anEntityHasItsKeyAndOrder } from "./anEntityHasItsKeyAndOrder.ts";
import { enumLabelsNameValuesOfTheEnum } from "./enumLabelsNameValuesOfTheEnum.ts";
import { everyPropertyHasATitleAndADescription } from "./everyPropertyHasATitleAndADescription.ts";

/** The rules of the house, in the order they are reported. */
export const rules: readonly Rule[] = [
  everyPropertyHasATitleAndADescription,
  aFieldStandsOnAPageOfItsEntity,
  anEntityHasItsKeyAndOrder,
  enumLabelsNameValuesOfTheEnum,
  aListOfObjectsSaysWhatMakesItsItems,
  aDefaultFitsItsOwnSchema,
];
