import { isPlainObject, type JsonObject } from "../../Json.ts";
import { isHostileKey } from "../../merge/hostileKeys.ts";
import { confMessages } from "../confProblems.ts";
import { type ContextGrammar, type StatementShape, wordsOf } from "../grammar/ContextGrammar.ts";
import type { Reader } from "../read/Reader.ts";
import { isFlagOption } from "../shapes/optionText.ts";
import { lastOf } from "../shapes/readObject.ts";
import type { Argument, Statement } from "../syntax/ConfTree.ts";
import { getAt, setAt } from "../values/propertyPaths.ts";
import { readScalar, valueMessage } from "../values/scalarText.ts";
import { printSection, readSectionOption, type Sections, sectionsOf } from "./transcoderSections.ts";

/**
 * `transcoder hw=nvenc vb=4000k size=1920x1080 vb=1500k size=-1x720 ab=128k;`: options of the hardware and the decoder,
 * tracks that `vb=` opens, audio last. Tracks count from 1; `track=N` says another number.
 */
export const transcoder: StatementShape = {
  read(row, statements, owner, reader) {
    const statement = lastOf(statements, reader);
    if (statement === undefined || row.grammar === undefined) return;
    const { path } = row.property;
    reader.enter(...path);
    setAt(owner, path, new TranscoderReader(sectionsOf(row.grammar), statement, reader).read());
    reader.place([], statement);
    reader.leave(path.length);
  },
  argumentGrammars({ grammar }) {
    return grammar === undefined ? [] : Object.values(sectionsOf(grammar)).filter((section) => section !== undefined);
  },
  optionsOfParts({ grammar }) {
    const sections = grammar && sectionsOf(grammar);
    const settings = (sections?.video?.context.properties ?? []).flatMap((property) =>
      wordsOf(property).map((word) => [word, property.path.join("/")] as const),
    );
    // A word of the audio is the audio's wherever it stands.
    const own = settings.filter(([word]) => sections?.audio?.optionByWord.has(word) !== true);
    return { opener: "vb", settings: new Map([...own, ["track", "track"]]) };
  },
  print(row, owner) {
    const value = getAt(owner, row.property.path);
    if (!isPlainObject(value) || row.grammar === undefined) return [];
    const { global, decoder, audio, video } = sectionsOf(row.grammar);
    const args = [
      ...printOf(global, value["global"]),
      ...printOf(decoder, value["decoder"]),
      ...printTracks(video, value["video"]),
      ...printOf(audio, value["audio"]),
    ];
    return [{ word: row.word, id: "", args }];
  },
};

function printOf(grammar: ContextGrammar | undefined, value: JsonObject[string] | undefined): string[] {
  return grammar === undefined || !isPlainObject(value) ? [] : printSection(grammar, value);
}

function printTracks(grammar: ContextGrammar | undefined, tracks: JsonObject[string] | undefined): string[] {
  if (grammar === undefined || !isPlainObject(tracks)) return [];
  let expected = 1;
  return Object.keys(tracks)
    .filter((number) => /^\d+$/.test(number))
    .toSorted((one, other) => Number(one) - Number(other))
    .flatMap((number) => {
      const track = tracks[number];
      const options = printOf(grammar, track);
      const opening = options.filter((option) => option.startsWith("vb="));
      const others = options.filter((option) => !option.startsWith("vb="));
      const own = number === String(expected) ? [] : [`track=${number}`];
      expected = Number(number) + 1;
      return [opening[0] ?? 'vb=""', ...own, ...others];
    });
}

/** Reads the transcoder's options in their order: `vb=` opens a track, what follows belongs to it. */
class TranscoderReader {
  readonly value: JsonObject = {};
  private readonly tracks: JsonObject = {};
  private track: { number: string; value: JsonObject } | undefined;

  constructor(
    private readonly sections: Sections,
    private readonly statement: Statement,
    private readonly reader: Reader,
  ) {}

  read(): JsonObject {
    for (const argument of this.statement.args) this.readArgument(argument);
    this.closeTrack();
    if (Object.keys(this.tracks).length > 0) this.value["video"] = this.tracks;
    return this.value;
  }

  private readArgument(argument: Argument): void {
    const word = argument.key ?? (argument.quoted ? "" : argument.value);
    const { global, decoder, audio, video } = this.sections;
    if (word === "vb" && argument.key !== undefined) this.openTrack(String(Number(this.track?.number ?? 0) + 1));
    if (word === "track" && this.track !== undefined && argument.key !== undefined) {
      if (/^\d+$/.test(argument.value)) this.track.number = argument.value;
      else this.reader.error(confMessages.badInteger, this.statement, argument);
    } else if (audio?.optionByWord.has(word) === true) this.readInto("audio", audio, word, argument);
    else if (this.track !== undefined && video !== undefined)
      this.readOption(video, word, argument, this.track.value, ["video", this.track.number]);
    else if (decoder?.optionByWord.has(word) === true) this.readInto("decoder", decoder, word, argument);
    else if (global?.optionByWord.has(word) === true) this.readInto("global", global, word, argument);
    else if (video?.optionByWord.has(word) === true)
      this.reader.error(confMessages.badTrackOption, this.statement, argument);
    else this.reader.warn(confMessages.unknownArgument, this.statement, argument);
  }

  private openTrack(number: string): void {
    this.closeTrack();
    this.track = { number, value: {} };
  }

  private closeTrack(): void {
    if (this.track === undefined) return;
    const { number, value } = this.track;
    if (Object.hasOwn(this.tracks, number)) this.reader.error(confMessages.repeatedKey, this.statement);
    else this.tracks[number] = value;
  }

  private readInto(section: string, grammar: ContextGrammar, word: string, argument: Argument): void {
    const known = this.value[section];
    const target: JsonObject = typeof known === "object" && known !== null && !Array.isArray(known) ? known : {};
    this.value[section] = target;
    this.readOption(grammar, word, argument, target, [section]);
  }

  private readOption(
    grammar: ContextGrammar,
    word: string,
    argument: Argument,
    target: JsonObject,
    path: readonly string[],
  ): void {
    const { statement, reader } = this;
    const property = grammar.optionByWord.get(word);
    const { extra } = grammar.context;
    const name = property?.path[0] ?? word;
    if (argument.key === undefined && !(property !== undefined && isFlagOption(property))) {
      return reader.warn(confMessages.unknownArgument, statement, argument);
    }
    if (isHostileKey(name)) return reader.error(confMessages.hostileKey, statement, argument);
    if (property === undefined && extra === undefined)
      return reader.warn(confMessages.unknownArgument, statement, argument);
    // `vb=""` opens a track of which nothing is known yet.
    if (word === "vb" && argument.value === "") return;
    const described = property?.value ?? extra?.value ?? { types: [] };
    reader.enter(...path, name);
    reader.place([], statement, argument);
    const value =
      argument.key === undefined
        ? true
        : property === undefined
          ? readScalar(described, argument.value, argument.quoted)
          : readSectionOption(grammar, property, argument);
    if (value === undefined) reader.error(valueMessage(described), statement, argument);
    else target[name] = value;
    reader.leave(path.length + 1);
  }
}
