import { smallSchemas } from "../support/smallSchemas.ts";
import {
  text,
  object,
  list,
  withField,
  withUi,
  withConf,
  withEntity,
  withRoot,
  type Mistake,
} from "./mistakenSchemas.ts";

/** Annotations: what they name is not there, or they stand where they say nothing. */
export const annotationMistakes: readonly Mistake[] = [
  [
    "unknown widget",
    withUi({ widget: "pasword" }),
    "channel.json:60:9: /properties/planted/x-ui/widget: must be one of hidden, checkboxes, choice-or-number, choices, ",
  ],
  [
    "misspelt widget",
    withUi({ widget: "swich" }, { type: "boolean" }),
    "channel.json:60:9: /properties/planted/x-ui/widget: there is no “swich”; did you mean “switch”?",
  ],
  [
    "misspelt widget of a kind",
    withUi({
      kinds: [{ label: "none" }, { label: "any", whole: true, widget: "tex" }],
    }),
    "channel.json:67:13: /properties/planted/x-ui/kinds/1/widget: there is no “tex”; did you mean “text”?",
  ],
  [
    "unknown field",
    withUi({ field: "nothere" }),
    "channel.json:60:9: /properties/planted/x-ui/field: must be one of ad-slots, ad-files, ",
  ],
  [
    "misspelt piece of a list",
    withUi({ piece: "source-rwo" }, list),
    "channel.json:60:9: /properties/planted/x-ui/piece: must be one of source-row, vod-path, transcoder-ladder; did you mean “source-row”?",
  ],
  [
    "piece of an object on a list",
    withUi({ piece: "transcoder-ladder" }, list),
    "channel.json:60:9: /properties/planted/x-ui/piece: a piece stands beside the rows of a list, or above the settings of an object, as its table says (no “transcoder-ladder” for rows; there are source-row, vod-path)",
  ],
  [
    "piece of rows on an object",
    withUi({ piece: "source-row" }, object),
    "channel.json:60:9: /properties/planted/x-ui/piece: a piece stands beside the rows of a list, or above the settings of an object, as its table says (no “source-row” for an object; there are transcoder-ladder)",
  ],
  [
    "misspelt piece of a section",
    withEntity({
      pages: [{ name: "main", title: "M", sections: [{ name: "a", title: "A", piece: "publish-adresses" }] }],
    }),
    "channel.json:20:13: /x-entity/pages/0/sections/0/piece: must be one of location-addresses, location-publish, publish-addresses; did you mean “publish-addresses”?",
  ],
  [
    "unknown unit",
    withUi({ unit: "second" }, { type: "integer" }),
    "channel.json:60:9: /properties/planted/x-ui/unit: must be one of seconds, milliseconds, time-string, bytes, size-string, bitrate, kilobits, percent, pixels; did you mean “seconds”?",
  ],
  [
    "unknown default unit",
    withUi({ unit: "seconds", defaultUnit: "hours" }, { type: "integer" }),
    "channel.json:61:9: /properties/planted/x-ui/defaultUnit: must be one of d, h, s, G, M, K, B, b",
  ],
  [
    "misspelt option of a widget",
    withUi({ widget: "radio", options: { segmentd: true } }, { type: "boolean" }),
    "channel.json:62:11: /properties/planted/x-ui/options/segmentd: “segmentd” is no keyword here; did you mean “segmented”?",
  ],
  [
    "option of a wrong type",
    withUi({ widget: "radio", options: { segmented: "yes" } }, { type: "boolean" }),
    "channel.json:62:11: /properties/planted/x-ui/options/segmented: must be boolean",
  ],
  [
    "option of another widget",
    withUi({ widget: "textarea", options: { segmented: true } }),
    "channel.json:62:11: /properties/planted/x-ui/options/segmented: “segmented” is no keyword here; schemas/meta says which there are",
  ],
  [
    "option missing",
    withUi({ widget: "server-choices", options: { from: "/cards" } }),
    "channel.json:61:9: /properties/planted/x-ui/options: must have required property 'value'",
  ],
  [
    "options missing",
    withUi({ widget: "toggle-button" }, { type: "boolean" }),
    "channel.json:58:7: /properties/planted/x-ui: must have required property 'options'",
  ],
  [
    "misspelt option of a control by type",
    withUi({ options: { onvalue: 1 } }, { type: "boolean" }),
    "channel.json:61:11: /properties/planted/x-ui/options/onvalue: “onvalue” is no keyword here; did you mean “onValue”?",
  ],
  [
    "option of a control of another type",
    withUi({ options: { onValue: 1 } }, { type: "integer" }),
    "channel.json:61:11: /properties/planted/x-ui/options/onValue: options are those of the control that draws the setting (of number: “onValue” is no keyword here; schemas/meta says which there are)",
  ],
  [
    "words of no kind that tags know",
    withUi({ widget: "tags", options: { words: "countries" } }, { type: "array", items: { type: "string" } }),
    "channel.json:62:11: /properties/planted/x-ui/options/words: must be one of country",
  ],
  [
    "unknown section in place of a hidden one",
    withField({ ...text, "x-ui": { page: "main", section: ["general", "mroe"] } }),
    "channel.json:55:5: /properties/planted: a field stands on a page and in a section that its entity has (no section “mroe” on page “main”; did you mean “more”?)",
  ],
  [
    "what a change clears is not there",
    withUi({ whenChanged: [{ clears: ["nme"] }] }),
    "channel.json:42:3: /properties: what a choice clears, or chooses from, exists (no property “nme”)",
  ],
  [
    "what a change clears elsewhere is not there",
    withUi({ whenChanged: [{ clears: ["/nme"] }] }),
    "channel.json:55:5: /properties/planted: what a choice clears, or chooses from, exists (it has no setting “/nme”)",
  ],
  [
    "unknown page",
    withField({ ...text, "x-ui": { page: "mian" } }),
    "channel.json:55:5: /properties/planted: a field stands on a page and in a section that its entity has (no page “mian”; did you mean “main”?)",
  ],
  [
    "unknown section",
    withField({ ...text, "x-ui": { page: "main", section: "genral" } }),
    "channel.json:55:5: /properties/planted: a field stands on a page and in a section that its entity has (no section “genral” on page “main”; did you mean “general”?)",
  ],
  [
    "unknown codec",
    withConf({ shape: "codec:port" }),
    "channel.json:63:9: /properties/planted/x-conf/shape: there is no “codec:port”; did you mean “codec:ports”?",
  ],
  [
    "unknown shape",
    withConf({ shape: "vlaue" }),
    "channel.json:63:9: /properties/planted/x-conf/shape: there is no “vlaue”; did you mean “value”?",
  ],
  [
    "unknown suffix",
    withConf({ suffix: "tme" }),
    "channel.json:63:9: /properties/planted/x-conf/suffix: must be one of time, size, bitrate-k, percent; did you mean “time”?",
  ],
  [
    "x-ref unknown",
    withField({ ...text, "x-ref": "chanels" }),
    "channel.json:62:7: /properties/planted/x-ref: x-ref stands on a text and names a collection that there is (there is no collection “chanels”; did you mean “channels”?)",
  ],
  [
    "required hidden",
    smallSchemas(
      { planted: { ...text, title: "P", description: "D.", "x-ui": { raw: true } } },
      { required: ["name", "planted"] },
    ),
    "channel.json:61:9: /properties/planted/x-ui/raw: what an entity requires can be filled in a form (“planted” is required and on no form)",
  ],
  [
    "shape cannot carry object",
    withConf({ shape: "value" }, object),
    "channel.json:70:9: /properties/planted/x-conf/shape: the shape of a statement carries values of the setting's type (“value” cannot say object)",
  ],
  [
    "shape flag on string",
    withConf({ shape: "flag" }),
    "channel.json:63:9: /properties/planted/x-conf/shape: the shape of a statement carries values of the setting's type (“flag” cannot say string)",
  ],
  [
    "arguments name nothing",
    withRoot({ "x-conf": { blocks: [{ word: "channel" }], arguments: ["nme"] } }),
    "channel.json:36:7: /x-conf/arguments/0: the arguments of a statement are properties of its object (no property “nme”; did you mean “name”?)",
  ],
  [
    "unknown x-ui key",
    withUi({ widgt: "a" }),
    "channel.json:60:9: /properties/planted/x-ui/widgt: “widgt” is no keyword here; did you mean “widget”?",
  ],
  [
    "key names nothing",
    withEntity({ key: "nme" }),
    "channel.json:9:5: /x-entity/key: key and order of x-entity name properties of the entity (no property “nme”; did you mean “name”?)",
  ],
  [
    "order names nothing",
    withEntity({ order: "pos" }),
    "channel.json:28:5: /x-entity/order: key and order of x-entity name properties of the entity (no property “pos”)",
  ],
  [
    "entity page twice",
    withEntity({
      pages: [
        { name: "main", title: "M", sections: [{ name: "a", title: "A" }] },
        { name: "main", title: "M", sections: [{ name: "a", title: "A" }] },
      ],
    }),
    "channel.json:24:9: /x-entity/pages/1/name: an entity has each page once, and a page each section once (“main” twice)",
  ],
  [
    "entity no sections",
    withEntity({ pages: [{ name: "main", title: "M", sections: [] }] }),
    "channel.json:16:9: /x-entity/pages/0/sections: must NOT have fewer than 1 items",
  ],
  [
    "route taken",
    withEntity({ route: "config" }),
    "channel.json:11:5: /x-entity/route: an entity has an address and a collection that no other one has (“config” is that of the console itself)",
  ],
  [
    "route twice",
    {
      ...withEntity({}),
      "config/other.json": {
        title: "O",
        description: "D.",
        type: "object",
        "x-entity": { collection: "others", route: "channel" },
        properties: { name: { title: "N", description: "D.", type: "string" } },
      },
    },
    "other.json:7:5: /x-entity/route: an entity has an address and a collection that no other one has (“channel” is that of schemas/config/channel.json)",
  ],
  [
    "collection twice",
    {
      ...withEntity({}),
      "config/other.json": {
        title: "O",
        description: "D.",
        type: "object",
        "x-entity": { collection: "channels" },
        properties: { name: { title: "N", description: "D.", type: "string" } },
      },
    },
    "other.json:6:5: /x-entity/collection: an entity has an address and a collection that no other one has (“channels” is that of schemas/config/channel.js",
  ],
  [
    "condition names nothing",
    withUi({ visible: { properties: { nothere: { const: true } } } }),
    "channel.json:60:9: /properties/planted/x-ui/visible: a condition asks for properties that the entity has (no property “nothere”)",
  ],
  [
    "enumLabels strange",
    withUi({ enumLabels: { c: "C" } }, { ...text, enum: ["a", "b"] }),
    "channel.json:60:9: /properties/planted/x-ui/enumLabels: enumLabels name values of the enumeration; the empty string names the absent value (c)",
  ],
  [
    "unit on boolean",
    withUi({ unit: "seconds" }, { type: "boolean" }),
    "channel.json:60:9: /properties/planted/x-ui/unit: a unit measures a number or a text (boolean)",
  ],
  [
    "x-list key nothing",
    withField({ ...list, "x-list": { key: "b" } }),
    "channel.json:73:9: /properties/planted/x-list/key: the key of x-list is a property of the item, $value for plain values or $index (the item has no pro",
  ],
  [
    "x-list on string",
    withField({ ...text, "x-list": { key: "a" } }),
    "channel.json:62:7: /properties/planted/x-list: a keyword speaks of the type it stands with (x-list is of array, this is string)",
  ],
  [
    "row names nothing",
    withUi({ row: ["b"] }, list),
    "channel.json:60:9: /properties/planted/x-ui/row: row, itemPage and absentWithout name properties of the item or object (no property “b”)",
  ],
  [
    "preset wrong",
    withUi({ presets: { of: [{ label: "L", value: 5 }] } }, list),
    "channel.json:64:15: /properties/planted/x-ui/presets/of/0/value: a preset fits the schema of what it makes (data must be object)",
  ],
  [
    "messages no rule",
    withUi({ messages: { minLength: "x" } }),
    "channel.json:61:11: /properties/planted/x-ui/messages/minLength: a message answers a rule over its field, or `required` and `dependencies` of the obje",
  ],
  [
    "secret on boolean",
    withUi({ secret: true }, { type: "boolean" }),
    "channel.json:60:9: /properties/planted/x-ui/secret: a secret is a text, a number or what holds some: nobody can hide a switch",
  ],
  [
    "alias is property",
    withField({ ...text, "x-life": { aliases: ["name"] } }),
    "channel.json:64:11: /properties/planted/x-life/aliases/0: an older name is neither another property of the same object nor another's older name (“name",
  ],
  [
    "since no version",
    withField({ ...text, "x-life": { since: 5 } }),
    "channel.json:63:9: /properties/planted/x-life/since: must be string",
  ],
  [
    "x-checks names nothing",
    withRoot({ "x-checks": [{ needs: "nothere", when: "name", message: "M" }] }),
    "channel.json:57:5: /x-checks/0: must have required property 'rule'",
  ],
  [
    "typing rewrite unknown",
    withUi({ typing: { rewrite: "nothere" } }),
    "channel.json:61:11: /properties/planted/x-ui/typing/rewrite: must be one of source-url, pids, token-list, port-list, whole-number, key-name",
  ],
  [
    "save mode",
    withUi({ save: { mode: "at-onse" } }),
    "channel.json:61:11: /properties/planted/x-ui/save/mode: must be one of form, at-once; did you mean “at-once”?",
  ],
  [
    "x-adds unknown",
    {
      ...smallSchemas(),
      "config/a.json": { title: "A", description: "D.", type: "object", "x-adds": { "chanel.json": {} } },
    },
    "a.json:6:5: /x-adds/chanel.json: there is no schema chanel.json to add to",
  ],
  ["order text", withUi({ order: "first" }), "channel.json:60:9: /properties/planted/x-ui/order: must be number"],
  [
    "two settings of one word",
    smallSchemas({
      first: { title: "F", description: "D.", ...text, "x-ui": { page: "main" } },
      planted: { title: "P", description: "D.", ...text, "x-ui": { page: "main" }, "x-conf": { word: "first" } },
    }),
    "channel.json:63:5: /properties/planted: the word of a statement is no other's (“first” is written for “first” too; give one of them another x-conf.word)",
  ],
];
