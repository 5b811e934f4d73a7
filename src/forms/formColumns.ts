import type { FormDescriptor, TypingRules, UiNode } from "../generated/contracts/FormDescriptor.ts";
import { isPlainObject } from "../model/Json.ts";
import { translate } from "../texts/language.ts";

/** A plain setting of an entity as the column of a table that has a row an entity. */
export interface FormColumn {
  readonly name: string;
  readonly title: string;
  /** A whole number; else a text. */
  readonly isNumber: boolean;
  readonly isSecret: boolean;
  readonly typing: TypingRules | undefined;
}

/**
 * The settings of a form in its order, for a table of more entities than forms could be drawn: what a column is called
 * and how it is typed into is the schema's matter there too.
 */
export function formColumns({ schema, uiSchema, sections }: FormDescriptor): readonly FormColumn[] {
  const properties = isPlainObject(schema["properties"]) ? schema["properties"] : {};
  return sections
    .flatMap((section) => section.properties)
    .flatMap((name) => {
      const property = properties[name];
      if (!isPlainObject(property)) return [];
      // A ui schema keeps the nodes of properties beside its own words; a property's key holds a node.
      const ui = (uiSchema[name] as UiNode | undefined)?.["ui:options"];
      const title = property["title"];
      return [
        {
          name,
          title: typeof title === "string" ? translate(title) : name,
          isNumber: property["type"] === "integer",
          isSecret: ui?.secret === true,
          typing: ui?.typing,
        },
      ];
    });
}
