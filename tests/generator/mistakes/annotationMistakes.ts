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
    "page of a new item",
    withEntity({ pages: [{ name: "new", title: "N", sections: [{ name: "a", title: "A" }] }] }),
    'channel.json:14:9: /x-entity/pages/0/name: must match pattern "^(?!new$)[a-z][A-Za-z0-9-]*$"',
  ],
  [
    "shape that loses a text",
    withConf({ shape: "inline" }),
    "channel.json:63:9: /properties/planted/x-conf/shape: the shape of a statement carries values of the setting's type (“inline” cannot say string)",
  ],
  [
    "shape that loses a list",
    withConf({ shape: "options" }, { type: "array", items: { type: "string" } }),
    "channel.json:66:9: /properties/planted/x-conf/shape: the shape of a statement carries values of the setting's type (“options” cannot say array)",
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
    "channel.json:61:9: /properties/planted/x-ui/raw: what an entity or a part of it requires can be filled in a form (“planted” is required and on no form)",
  ],
  [
    "required and hidden by its widget",
    smallSchemas(
      { planted: { ...text, title: "P", description: "D.", "x-ui": { widget: "hidden" } } },
      { required: ["name", "planted"] },
    ),
    "channel.json:61:9: /properties/planted/x-ui/widget: what an entity or a part of it requires can be filled in a form (“planted” is required and on no form)",
  ],
  [
    "required inside an object and for the text alone",
    withField({
      type: "object",
      required: ["inner"],
      properties: { inner: { ...text, title: "I", description: "D.", "x-ui": { raw: true } } },
    }),
    "channel.json:71:13: /properties/planted/properties/inner/x-ui/raw: what an entity or a part of it requires can be filled in a form (“inner” is required and on no form)",
  ],
  [
    "route of the console",
    withEntity({ route: "pulse" }),
    "channel.json:11:5: /x-entity/route: an entity takes neither the address of a page of the console nor the name of a setting of the server (“pulse” is a page of the console)",
  ],
  [
    "collection that is a setting",
    {
      ...withEntity({ collection: "ports" }),
      "config/server.json": {
        ...smallSchemas()["config/server.json"],
        properties: { ports: { title: "Ports", description: "D.", type: "array", items: { type: "integer" } } },
      },
    },
    "channel.json:8:5: /x-entity/collection: an entity takes neither the address of a page of the console nor the name of a setting of the server (“ports” is a setting of the server)",
  ],
  [
    "title of an entity that is no setting",
    withEntity({ title: "nmae" }),
    "channel.json:28:5: /x-entity/title: key, order, title, search and panels of x-entity name settings of the entity, and no secrets (no property “nmae”; did you mean “name”?)",
  ],
  [
    "search of an entity in what is no setting",
    withEntity({ search: ["/nmae"] }),
    "channel.json:29:7: /x-entity/search/0: key, order, title, search and panels of x-entity name settings of the entity, and no secrets (no setting /nmae; did you mean “/name”?)",
  ],
  [
    "values of panels in what is no list",
    withEntity({ panels: { newName: "New", values: [{ kind: "Guest", mode: "Let in", list: "/nmae" }] } }),
    "channel.json:34:11: /x-entity/panels/values/0/list: key, order, title, search and panels of x-entity name settings of the entity, and no secrets (no list /nmae)",
  ],
  [
    "title of an item from what it has not",
    withUi({ itemTitle: "{ulr}" }, { type: "array", items: { type: "object", properties: { url: text } } }),
    "channel.json:60:9: /properties/planted/x-ui/itemTitle: row, keyTail, itemTitle, itemPage and absentWithout name properties of the item or object (no property “ulr”)",
  ],
  [
    "argument of a map's object that it has not",
    withConf(
      { shape: "repeated", item: "options", arguments: ["$kye", "url"] },
      { type: "object", additionalProperties: { type: "object", properties: { url: text } } },
    ),
    "channel.json:74:11: /properties/planted/x-conf/arguments/0: the arguments of a statement are properties of its object (no property “$kye”)",
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
    "channel.json:9:5: /x-entity/key: key, order, title, search and panels of x-entity name settings of the entity, and no secrets (no property “nme”; did you mean “name”?)",
  ],
  [
    "order names nothing",
    withEntity({ order: "pos" }),
    "channel.json:28:5: /x-entity/order: key, order, title, search and panels of x-entity name settings of the entity, and no secrets (no property “pos”)",
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
    "entity page whose name is no address",
    withEntity({ pages: [{ name: "../main", title: "M", sections: [{ name: "a", title: "A" }] }] }),
    'channel.json:14:9: /x-entity/pages/0/name: must match pattern "^(?!new$)[a-z][A-Za-z0-9-]*$"',
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
    "channel.json:60:9: /properties/planted/x-ui/visible: a condition asks for properties that the entity has, and values they can have (no property “nothere”)",
  ],
  [
    "condition names nothing inside an object",
    withUi(
      { visible: { properties: { planted: { required: ["pth"] } } } },
      { type: "object", properties: { path: text } },
    ),
    "channel.json:60:9: /properties/planted/x-ui/visible: a condition asks for properties that the entity has, and values they can have (no property “pth”; did you mean “path”?)",
  ],
  [
    "warning asks for what the value cannot be",
    withUi({ warnings: [{ when: { const: "hihg" }, message: "High." }] }, { ...text, enum: ["low", "high"] }),
    "channel.json:62:13: /properties/planted/x-ui/warnings/0/when: a condition asks for properties that the entity has, and values they can have (no value “hihg”; did you mean “high”?)",
  ],
  [
    "warning over the entity names nothing",
    withUi({ warnings: [{ when: { required: ["nothere"] }, over: "entity", message: "Not here." }] }),
    "channel.json:62:13: /properties/planted/x-ui/warnings/0/when: a condition asks for properties that the entity has, and values they can have (no property “nothere”)",
  ],
  [
    "condition asks for a value that is no choice",
    withUi({ visible: { properties: { planted: { const: "hihg" } } } }, { ...text, enum: ["low", "high"] }),
    "channel.json:60:9: /properties/planted/x-ui/visible: a condition asks for properties that the entity has, and values they can have (no value “hihg”; did you mean “high”?)",
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
    "channel.json:60:9: /properties/planted/x-ui/row: row, keyTail, itemTitle, itemPage and absentWithout name properties of the item or object (no property “b”)",
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
    "channel.json:61:11: /properties/planted/x-ui/typing/rewrite: must be one of source-url, pids, token-list, whole-number, clock, key-name",
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
