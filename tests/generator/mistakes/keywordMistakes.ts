import { text, object, list, withField, withRoot, type Mistake } from "./mistakenSchemas.ts";

/** Keywords of JSON Schema that say what cannot be meant. */
export const keywordMistakes: readonly Mistake[] = [
  [
    "enum wrong type",
    withField({ ...text, enum: [1, 2] }),
    "channel.json:63:9: /properties/planted/enum/0: enum, const and examples hold values of the setting's type (1 is no string)",
  ],
  [
    "default wrong type",
    withField({ ...text, default: 1 }),
    "channel.json:62:7: /properties/planted/default: a default fits its own schema (data must be string)",
  ],
  [
    "examples wrong type",
    withField({ ...text, examples: [1] }),
    "channel.json:63:9: /properties/planted/examples/0: enum, const and examples hold values of the setting's type (1 is no string)",
  ],
  [
    "const wrong type",
    withField({ ...text, const: 1 }),
    "channel.json:62:7: /properties/planted/const: enum, const and examples hold values of the setting's type (1 is no string)",
  ],
  [
    "no type",
    withField({}),
    'channel.json:55:5: /properties/planted: a setting has a type, and a list says what it holds (“planted” has none: say "type", or "enum" with its values',
  ],
  [
    "minLength on number",
    withField({ type: "integer", minLength: 2 }),
    "channel.json:62:7: /properties/planted/minLength: a keyword speaks of the type it stands with (minLength is of string, this is integer)",
  ],
  [
    "minimum on string",
    withField({ ...text, minimum: 2 }),
    "channel.json:62:7: /properties/planted/minimum: a keyword speaks of the type it stands with (minimum is of integer and number, this is string)",
  ],
  [
    "items on string",
    withField({ ...text, items: text }),
    "channel.json:62:7: /properties/planted/items: a keyword speaks of the type it stands with (items is of array, this is string)",
  ],
  [
    "properties on string",
    withField({ ...text, properties: {} }),
    "channel.json:62:7: /properties/planted/properties: a keyword speaks of the type it stands with (properties is of object, this is string)",
  ],
  [
    "minItems on object",
    withField({ ...object, minItems: 1 }),
    "channel.json:69:7: /properties/planted/minItems: a keyword speaks of the type it stands with (minItems is of array, this is object)",
  ],
  [
    "pattern on integer",
    withField({ type: "integer", pattern: "a" }),
    "channel.json:62:7: /properties/planted/pattern: a keyword speaks of the type it stands with (pattern is of string, this is integer)",
  ],
  [
    "format on integer",
    withField({ type: "integer", format: "email" }),
    "channel.json:62:7: /properties/planted/format: a keyword speaks of the type it stands with (format is of string, this is integer)",
  ],
  [
    "unknown format",
    withField({ ...text, format: "emial" }),
    "channel.json:62:7: /properties/planted/format: there is no “emial”; did you mean “email”?",
  ],
  [
    "min > max",
    withField({ type: "integer", minimum: 5, maximum: 1 }),
    "channel.json:62:7: /properties/planted/minimum: a lower bound is not above its upper one: nothing would fit (5 and 1)",
  ],
  [
    "minLength > maxLength",
    withField({ ...text, minLength: 5, maxLength: 1 }),
    "channel.json:62:7: /properties/planted/minLength: a lower bound is not above its upper one: nothing would fit (5 and 1)",
  ],
  [
    "minItems > maxItems",
    withField({ ...list, minItems: 5, maxItems: 1 }),
    "channel.json:75:7: /properties/planted/minItems: a lower bound is not above its upper one: nothing would fit (5 and 1)",
  ],
  [
    "empty enum",
    withField({ ...text, enum: [] }),
    "channel.json:62:7: /properties/planted/enum: must NOT have fewer than 1 items",
  ],
  [
    "enum twice",
    withField({ ...text, enum: ["a", "a"] }),
    "channel.json:62:7: /properties/planted/enum: must NOT have duplicate items (items ## 0 and 1 are identical)",
  ],
  [
    "bad pattern",
    withField({ ...text, pattern: "(" }),
    "channel.json:62:7: /properties/planted/pattern: a pattern is a regular expression that comes to an end (Invalid regular expression: /(/u: Unterminated group)",
  ],
  [
    "pattern that some texts hold up for ever",
    withField({ ...text, pattern: "^([a-z]+-?)*$" }),
    "channel.json:62:7: /properties/planted/pattern: a pattern is a regular expression that comes to an end (it takes twice the time for each character more of some texts; write it so that a text fits in one way)",
  ],
  [
    "required names nothing",
    withRoot({ required: ["name", "nmae"] }),
    "channel.json:39:3: /required: what an object requires is one of its properties (no property “nmae”; did you mean “name”?)",
  ],
  [
    "required toString without",
    withRoot({ required: ["toString"] }),
    "channel.json:39:3: /required: what an object requires is one of its properties (no property “toString”)",
  ],
  [
    "unknown keyword",
    withField({ ...text, minLenght: 1 }),
    "channel.json:62:7: /properties/planted/minLenght: “minLenght” is no keyword here; did you mean “minLength”?",
  ],
  [
    "unknown annotation",
    withField({ ...text, "x-uii": {} }),
    "channel.json:62:7: /properties/planted/x-uii: “x-uii” is no keyword here; did you mean “x-ui”?",
  ],
  [
    "unknown type",
    withField({ type: "strng" }),
    "channel.json:61:7: /properties/planted/type: must be one of string, integer, number, boolean, object, array, null; did you mean “string”?",
  ],
  [
    "type text as list",
    withField({ type: ["string"] }),
    "channel.json:61:7: /properties/planted/type: must be one of string, integer, number, boolean, object, array, null",
  ],
  [
    "title empty",
    withField({ ...text, title: "" }),
    "channel.json:56:7: /properties/planted/title: must NOT have fewer than 1 characters",
  ],
  [
    "description number",
    withField({ ...text, description: 5 }),
    "channel.json:57:7: /properties/planted/description: must be string",
  ],
  [
    "multipleOf zero",
    withField({ type: "integer", multipleOf: 0 }),
    "channel.json:62:7: /properties/planted/multipleOf: must be > 0",
  ],
  [
    "negative minLength",
    withField({ ...text, minLength: -1 }),
    "channel.json:62:7: /properties/planted/minLength: must be >= 0",
  ],
  [
    "items list w/o items",
    withField({ type: "array" }),
    'channel.json:55:5: /properties/planted: a setting has a type, and a list says what it holds (“planted” holds anything: say "items")',
  ],
  [
    "additionalProperties string",
    withField({ type: "object", additionalProperties: "x" }),
    "channel.json:62:7: /properties/planted/additionalProperties: must be object",
  ],
  [
    "property not a schema",
    withField({ type: "object", properties: { a: 5 } }),
    "channel.json:63:9: /properties/planted/properties/a: must be object",
  ],
];
