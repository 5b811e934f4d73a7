import type { languages } from "monaco-editor/editor";

/** Colours of the raw config: the word of a statement, its arguments, what is in quotes, comments. */
export const confTokens: languages.IMonarchLanguage = {
  defaultToken: "",
  tokenizer: {
    root: [
      { include: "blanks" },
      [/[{}]/, "delimiter.bracket"],
      [/;/, "delimiter"],
      [/[^\s{};"#]+/, { token: "keyword", next: "@head" }],
      [/"/, { token: "string", next: "@quoted" }],
    ],
    head: [
      { include: "blanks" },
      [/;/, { token: "delimiter", next: "@pop" }],
      [/[{}]/, { token: "delimiter.bracket", next: "@pop" }],
      [/"/, { token: "string", next: "@quoted" }],
      [/[\w.-]+(?==)/, "attribute.name"],
      [/=/, "delimiter"],
      [/\d+(?:\.\d+)?[a-zA-Z%]{0,2}(?=[\s;]|$)/, "number"],
      [/(?:on|off|true|false)(?=[\s;]|$)/, "constant"],
      [/[a-z][\w+.-]*:\/\/[^\s;{}"]*/, "string.link"],
      [/[^\s{};"=]+/, "attribute.value"],
    ],
    quoted: [
      [/\\./, "string.escape"],
      [/[^"\\]+/, "string"],
      [/"/, { token: "string", next: "@pop" }],
    ],
    blanks: [
      [/\s+/, ""],
      [/#.*$/, "comment"],
    ],
  },
};

/** What the editor does by itself while one types. */
export const confTyping: languages.LanguageConfiguration = {
  comments: { lineComment: "#" },
  brackets: [["{", "}"]],
  autoClosingPairs: [
    { open: "{", close: "}" },
    { open: '"', close: '"', notIn: ["string", "comment"] },
  ],
  surroundingPairs: [
    { open: "{", close: "}" },
    { open: '"', close: '"' },
  ],
  // A name, an address or an option is one word, whatever stands in it.
  wordPattern: /[^\s{};"=#]+/g,
  indentationRules: { increaseIndentPattern: /\{[^}]*$/, decreaseIndentPattern: /^\s*\}/ },
};
