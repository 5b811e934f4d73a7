import { text, object, list, withField, withUi, withConf, withEntity, type Mistake } from "./mistakenSchemas.ts";

/** Names that are in no table, options that their control does not take, settings that are cleared in vain. */
export const vocabularyMistakes: readonly Mistake[] = [
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
    "channel.json:60:9: /properties/planted/x-ui/field: must be one of schedule",
  ],
  [
    "misspelt piece of a list",
    withUi({ piece: "source-rwo" }, list),
    "channel.json:60:9: /properties/planted/x-ui/piece: must be one of ad-file, source-row, vod-path, transcoder-ladder; did you mean “source-row”?",
  ],
  [
    "piece of an object on a list",
    withUi({ piece: "transcoder-ladder" }, list),
    "channel.json:60:9: /properties/planted/x-ui/piece: a piece stands beside the rows of a list, or above the settings of an object, as its table says (no “transcoder-ladder” for rows; there are ad-file, source-row, vod-path)",
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
    "channel.json:20:13: /x-entity/pages/0/sections/0/piece: there is no “publish-adresses”; did you mean “publish-addresses”?",
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
];
