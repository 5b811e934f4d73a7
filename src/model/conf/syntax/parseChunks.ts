import { ConfChunk } from "./ConfChunk.ts";
import type { ConfWords } from "./ConfWords.ts";
import { Scanner } from "./Scanner.ts";
import { StatementParser } from "./StatementParser.ts";

/** Cuts a text into chunks whose texts, joined, are the text again, whatever it holds. */
export function parseChunks(text: string, words: ConfWords): ConfChunk[] {
  const scanner = new Scanner(text);
  const parser = new StatementParser(scanner, words);
  const chunks: ConfChunk[] = [];
  while (scanner.at < text.length) {
    const chunk = new ConfChunk();
    const start = scanner.at;
    scanner.base = start;
    chunk.isInline = start > 0 && !/[\r\n]/.test(text[start - 1] ?? "");
    chunk.statement = parser.topStatement(chunk);
    scanner.skipRestOfLine();
    chunk.text = text.slice(start, scanner.at);
    chunks.push(chunk);
  }
  return chunks;
}
