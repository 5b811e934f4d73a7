import type { Product } from "./dereference.ts";
import type { SourceFile } from "./readSchemas.ts";
import { aCheckComparesQuantitiesOfOneKind } from "./rules/aCheckComparesQuantitiesOfOneKind.ts";
import { aCheckNamesSettingsOfItsObject } from "./rules/aCheckNamesSettingsOfItsObject.ts";
import { aConditionAsksForPropertiesThatExist } from "./rules/aConditionAsksForPropertiesThatExist.ts";
import { aDefaultFitsItsOwnSchema } from "./rules/aDefaultFitsItsOwnSchema.ts";
import { aFieldStandsOnAPageOfItsEntity } from "./rules/aFieldStandsOnAPageOfItsEntity.ts";
import { aListsKeyIsAPropertyOfItsItem } from "./rules/aListsKeyIsAPropertyOfItsItem.ts";
import { aMessageAnswersARuleOfItsField } from "./rules/aMessageAnswersARuleOfItsField.ts";
import { aPatternIsARegularExpression } from "./rules/aPatternIsARegularExpression.ts";
import { aPresetFitsItsSchema } from "./rules/aPresetFitsItsSchema.ts";
import { aPropertysNameIsNoTrap } from "./rules/aPropertysNameIsNoTrap.ts";
import { aReferenceNamesACollection } from "./rules/aReferenceNamesACollection.ts";
import { aUnitMeasuresANumberOrAText } from "./rules/aUnitMeasuresANumberOrAText.ts";
import { anEntityHasEachPageAndSectionOnce } from "./rules/anEntityHasEachPageAndSectionOnce.ts";
import { anEntityHasItsKeyAndOrder } from "./rules/anEntityHasItsKeyAndOrder.ts";
import { anOlderNameIsNoOtherSetting } from "./rules/anOlderNameIsNoOtherSetting.ts";
import { enumLabelsNameValuesOfTheEnum } from "./rules/enumLabelsNameValuesOfTheEnum.ts";
import { everyBranchOfATaggedUnionFixesItsTag } from "./rules/everyBranchOfATaggedUnionFixesItsTag.ts";
import { onlyDigitsAreTypedIntoAnIntegerOrAText } from "./rules/onlyDigitsAreTypedIntoAnIntegerOrAText.ts";
import type { Rule } from "./rules/schemaRule.ts";
import { whatAChoiceClearsExists } from "./rules/whatAChoiceClearsExists.ts";
import { whatIsRequiredIsAProperty } from "./rules/whatIsRequiredIsAProperty.ts";
import { whatIsUniqueIsAListOrACollection } from "./rules/whatIsUniqueIsAListOrACollection.ts";
import { whatIsUnlikeNamesSettingsElsewhere } from "./rules/whatIsUnlikeNamesSettingsElsewhere.ts";
import { whatIsSaidOfAnItemOrPartNamesItsProperties } from "./rules/whatIsSaidOfAnItemOrPartNamesItsProperties.ts";
import { aKeywordSpeaksOfItsType } from "./rules/aKeywordSpeaksOfItsType.ts";
import { aLowerBoundIsNotAboveItsUpperOne } from "./rules/aLowerBoundIsNotAboveItsUpperOne.ts";
import { whatAValueMayBeIsOfItsType } from "./rules/whatAValueMayBeIsOfItsType.ts";
import { aSettingSaysWhatItIs } from "./rules/aSettingSaysWhatItIs.ts";
import { whatIsRequiredCanBeFilled } from "./rules/whatIsRequiredCanBeFilled.ts";
import { anEntityHasAnAddressOfItsOwn, anEntityLeavesWhatThereIs } from "./rules/anEntityHasAnAddressOfItsOwn.ts";
import { aStatementCarriesItsValue } from "./rules/aStatementCarriesItsValue.ts";
import { argumentsNameProperties } from "./rules/argumentsNameProperties.ts";
import { aPieceStandsWhereItsTableSays } from "./rules/aPieceStandsWhereItsTableSays.ts";
import { optionsAreThoseOfTheControl } from "./rules/optionsAreThoseOfTheControl.ts";
import { aSecretIsAText } from "./rules/aSecretIsAText.ts";
import { whatASettingInterruptsIsSaid } from "./rules/whatASettingInterruptsIsSaid.ts";
import { whatMayRemoveRecordingsIsTold } from "./rules/whatMayRemoveRecordingsIsTold.ts";
import { SchemaError } from "./schemaErrors.ts";

/** Holds the product against every rule of `rules/`; another product's (`isForeign`) not against those of the house. */
export function checkRules(
  product: Product,
  sources: readonly SourceFile[],
  isForeign = false,
): readonly SchemaError[] {
  return rules
    .filter(({ isOfTheHouse }) => !isForeign || !isOfTheHouse)
    .flatMap((rule) =>
      rule.broken(product).flatMap(({ file, pointer, detail }) => {
        const source = sources.find((one) => one.file === file);
        return source
          ? [new SchemaError(source, pointer, detail ? `${rule.sentence} (${detail})` : rule.sentence)]
          : [];
      }),
    );
}

/** The rules of the house, in the order they are reported. */
export const rules: readonly Rule[] = [
  aPropertysNameIsNoTrap,
  aPatternIsARegularExpression,
  aSettingSaysWhatItIs,
  aKeywordSpeaksOfItsType,
  aLowerBoundIsNotAboveItsUpperOne,
  whatAValueMayBeIsOfItsType,
  whatIsRequiredIsAProperty,
  whatIsRequiredCanBeFilled,
  everyBranchOfATaggedUnionFixesItsTag,
  anEntityHasItsKeyAndOrder,
  anEntityHasAnAddressOfItsOwn,
  anEntityLeavesWhatThereIs,
  anEntityHasEachPageAndSectionOnce,
  aFieldStandsOnAPageOfItsEntity,
  aConditionAsksForPropertiesThatExist,
  whatAChoiceClearsExists,
  enumLabelsNameValuesOfTheEnum,
  aPieceStandsWhereItsTableSays,
  whatMayRemoveRecordingsIsTold,
  whatASettingInterruptsIsSaid,
  optionsAreThoseOfTheControl,
  aSecretIsAText,
  aUnitMeasuresANumberOrAText,
  onlyDigitsAreTypedIntoAnIntegerOrAText,
  aMessageAnswersARuleOfItsField,
  aStatementCarriesItsValue,
  argumentsNameProperties,
  aListsKeyIsAPropertyOfItsItem,
  aReferenceNamesACollection,
  whatIsSaidOfAnItemOrPartNamesItsProperties,
  aCheckNamesSettingsOfItsObject,
  aCheckComparesQuantitiesOfOneKind,
  whatIsUniqueIsAListOrACollection,
  whatIsUnlikeNamesSettingsElsewhere,
  anOlderNameIsNoOtherSetting,
  aDefaultFitsItsOwnSchema,
  aPresetFitsItsSchema,
];
