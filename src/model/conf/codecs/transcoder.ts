import { isPlainObject } from "../../patch/isPlainObject.ts";
import type { JsonObject } from "../../Json.ts";
import type { ContextGrammar } from "../grammar/ContextGrammar.ts";
import { getAt } from "../read/getAt.ts";
import { setAt } from "../read/setAt.ts";
import { lastOf } from "../shapes/lastOf.ts";
import type { StatementShape } from "../shapes/StatementShape.ts";
import { printSection } from "./transcoder/printSection.ts";
import { sectionsOf } from "./transcoder/sectionsOf.ts";
import { TranscoderReader } from "./transcoder/TranscoderReader.ts";

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
