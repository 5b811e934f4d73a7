import { confMessages } from "../confProblems.ts";
import { type ContextGrammar, remembered, type StatementShape } from "../grammar/ContextGrammar.ts";
import type { Argument } from "../syntax/ConfTree.ts";
import { derivedGrammar, objectCodec } from "./objectCodec.ts";

const words = ["login", "password"];
const grammarOf = remembered((base: ContextGrammar) => derivedGrammar(base, { arguments: words }));
const twoWords = objectCodec(grammarOf, grammarOf, grammarOf);

/** `edit_auth LOGIN PASSWORD;` */
export const login: StatementShape = {
  ...twoWords,
  read(row, statements, owner, reader) {
    const known = row.grammar && grammarOf(row.grammar).optionByWord;
    const isOdd = ({ key }: Argument, index: number) =>
      key === undefined ? index >= words.length : known?.has(key) !== true;
    twoWords.read(
      row,
      statements.map((one) => ({ ...one, args: one.args.filter((argument, index) => !isOdd(argument, index)) })),
      owner,
      reader,
    );
    // Kept as parts that are not known, the rest of a password without quotes would stay readable.
    for (const statement of statements) {
      const odd = statement.args.find(isOdd);
      if (odd === undefined) continue;
      reader.enter(...row.property.path);
      reader.error(confMessages.loginInQuotes, statement, odd);
      reader.leave(row.property.path.length);
    }
  },
};
