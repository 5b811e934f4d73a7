/** No more are listed of one text: whoever mends these sees the next ones. */
export const MOST_PROBLEMS = 100;

/** What is wrong with a config text, and where: in the text for an editor, in the config for a form. */
export interface ConfProblem {
  /** Only an error keeps a text from being saved. */
  readonly level: "error" | "warning";
  readonly message: string;
  /** Lines and columns count from 1, columns in UTF-16 units. */
  readonly line: number;
  readonly column: number;
  readonly endLine: number;
  readonly endColumn: number;
  /** What kind of rule: an older name that was read, a setting that is no longer in use. Absent for all others. */
  readonly keyword?: "older-name" | "deprecated";
  /** A quick fix. */
  readonly fix?: ConfFix;
  /** Of the value in the config; of what holds it where the value itself could not be read. */
  readonly pointer: string;
}

/** A way to mend a problem: this text takes the place of the problem's range. */
export interface ConfFix {
  /** What it does, as a button would say it. */
  readonly title: string;
  readonly text: string;
}

/**
 * The words of every problem of the raw config: the place is given beside them, they say why and how to fix it. None
 * repeats what the text holds, as it may be a secret;
 * words of the language are none.
 */
export const confMessages = {
  strayBracket: "This } closes no block. Remove it, or open the block with {.",
  unclosedQuote: 'The quote is never closed. Put a " at the end of the value.',
  unclosedBlock: "The block is never closed. Put a } after its last statement.",
  blockWithoutWord: "A block begins with its keyword, as in: stream news { ... }.",
  nestedTooDeep: "Blocks are nested too deep. Close some of them.",
  missingSemicolon: "The statement is not closed. Put a ; after it.",
  unknownWord: "This keyword is not known here. It is kept as written.",
  unknownArgument: "This part is not known here. It is kept as written.",
  unexpectedBody: "This statement takes no block. The block is kept as written.",
  missingValue: "The value after the keyword is missing.",
  tooManyValues: "One value is expected. The others are kept as written.",
  statedAgain: "The same setting is repeated below, and only the last one applies.",
  missingKey: "The block needs a name after its keyword.",
  repeatedKey: "Another block above has the same name. Rename or remove one of them.",
  hostileKey: "This name would reach inside the server's own objects. Choose another one.",
  badInteger: "A whole number is expected, such as 60.",
  badNumber: "A number is expected, such as 1.5.",
  badBoolean: "On or off is expected.",
  badTime: "A time is expected, such as 30s, 12h or 7d.",
  badSize: "A size is expected, such as 500M or 40G.",
  badPercent: "A percentage is expected, such as 90%.",
  badBitrate: "A bitrate is expected, such as 2000k.",
  badPrefix: "The value does not begin with the expected prefix.",
  badPort: "A port is expected, such as 8080, or an address and a port, such as 127.0.0.1:8080.",
  badSchedule: "Hours are expected, such as 9-17 or 21:30-2:15, separated by commas.",
  loginInQuotes: "A login and a password are expected. Put quotes around one that has a blank or = in it.",
  badRule: "A rule is: ip, country, token or ua, and a value.",
  badProtocol: "A protocol is a name, or a name with - before it to exclude it.",
  badTrackOption: "This option belongs to a video track: put it after a vb=.",
  missingReference: "Nothing in the file has this name.",
  notWritten: "The raw config has no place for this value, so it was not saved.",
  notAnObject: "An entity is an object of its settings.",
  olderName: (older: string, word: string) =>
    `The older name “${older}” of “${word}” was read; it is saved as “${word}” when its statement changes.`,
  bothNames: (older: string, word: string) =>
    `“${word}” and its older name “${older}” are both set. Remove one of them.`,
  deprecated: (word: string, use: string) =>
    use === "" ? `“${word}” is deprecated.` : `“${word}” is deprecated. Use in its place: ${use}.`,
  meant: (problem: string, word: string) => `${problem} Did you mean “${word}”?`,
  addEnd: (mark: string) => `Add ${mark}`,
  remove: (mark: string) => `Remove ${mark}`,
  writeAnew: (word: string) => `Write “${word}”`,
} as const;
