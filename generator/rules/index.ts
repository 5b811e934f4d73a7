import type { Rule } from "../Rule.ts";
import { aConditionAsksForPropertiesThatExist } from "./aConditionAsksForPropertiesThatExist.ts";
import { aDefaultFitsItsOwnSchema } from "./aDefaultFitsItsOwnSchema.ts";
import { aFieldStandsOnAPageOfItsEntity } from "./aFieldStandsOnAPageOfItsEntity.ts";
import { aListOfObjectsSaysWhatMakesItsItems } from "./aListOfObjectsSaysWhatMakesItsItems.ts";
import { aListsKeyIsAPropertyOfItsItem } from "./aListsKeyIsAPropertyOfItsItem.ts";
import { aMessageAnswersARuleOfItsField } from "./aMessageAnswersARuleOfItsField.ts";
import { anEntityHasEachPageAndSectionOnce } from "./anEntityHasEachPageAndSectionOnce.ts";
import { anEntityHasItsKeyAndOrder } from "./anEntityHasItsKeyAndOrder.ts";
import { anEntitysCollectionStandsInTheServersConfig } from "./anEntitysCollectionStandsInTheServersConfig.ts";
import { aPatternIsARegularExpression } from "./aPatternIsARegularExpression.ts";
import { aPresetFitsItsSchema } from "./aPresetFitsItsSchema.ts";
import { aPropertysNameIsNoTrap } from "./aPropertysNameIsNoTrap.ts";
import { aUnitMeasuresANumberOrAText } from "./aUnitMeasuresANumberOrAText.ts";
import { enumLabelsNameValuesOfTheEnum } from "./enumLabelsNameValuesOfTheEnum.ts";
import { everyBranchOfATaggedUnionFixesItsTag } from "./everyBranchOfATaggedUnionFixesItsTag.ts";
import { everyPropertyHasATitleAndADescription } from "./everyPropertyHasATitleAndADescription.ts";
import { onlyDigitsAreTypedIntoAnIntegerOrAText } from "./onlyDigitsAreTypedIntoAnIntegerOrAText.ts";
import { whatAChoiceClearsExists } from "./whatAChoiceClearsExists.ts";
import { whatIsRequiredIsAProperty } from "./whatIsRequiredIsAProperty.ts";
import { whatIsSaidOfAnItemOrPartNamesItsProperties } from "./whatIsSaidOfAnItemOrPartNamesItsProperties.ts";

/** The rules of the house, in the order they are reported. */
export const rules: readonly Rule[] = [
  everyPropertyHasATitleAndADescription,
  aPropertysNameIsNoTrap,
  aPatternIsARegularExpression,
  whatIsRequiredIsAProperty,
  everyBranchOfATaggedUnionFixesItsTag,
  anEntityHasItsKeyAndOrder,
  anEntitysCollectionStandsInTheServersConfig,
  anEntityHasEachPageAndSectionOnce,
  aFieldStandsOnAPageOfItsEntity,
  aConditionAsksForPropertiesThatExist,
  whatAChoiceClearsExists,
  enumLabelsNameValuesOfTheEnum,
  aUnitMeasuresANumberOrAText,
  onlyDigitsAreTypedIntoAnIntegerOrAText,
  aMessageAnswersARuleOfItsField,
  aListOfObjectsSaysWhatMakesItsItems,
  aListsKeyIsAPropertyOfItsItem,
  whatIsSaidOfAnItemOrPartNamesItsProperties,
  aDefaultFitsItsOwnSchema,
  aPresetFitsItsSchema,
];
