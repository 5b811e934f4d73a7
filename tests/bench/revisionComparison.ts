import { entities } from "../../src/generated/entities.ts";
import { productConf } from "../../src/model/conf/ConfLanguage.ts";
import { lineDiff, linesOf } from "../../src/model/diff/lineDiff.ts";
import { MaskedLines } from "../../src/model/diff/maskedLines.ts";
import { compareConfigs } from "../../src/model/revisions/comparedConfigs.ts";
import { streamsText } from "./confParse.ts";
import { planRestore } from "../../src/model/revisions/restorePlan.ts";
import type { Figure } from "./Figure.ts";
import { figureOf } from "./figureOf.ts";
import { median } from "./median.ts";

const streams = 10_000;
const rounds = 7;
/** What taking one back may hold the page at a time. */
const stretchMs = 200;
/** From both being there to what is shown first, as agreed; nothing may hold the page longer. */
const budgetMs = 100;

/** Two revisions of 10,000 streams that all differ: the first difference in words and by lines, and the longest stretch of work without a rest; that of planning to take one back too. */
export function revisionComparisonBench(): Figure[] {
  const before = streamsText(streams);
  const after = before.replaceAll("clients_timeout 30;", "clients_timeout 31;");
  const conf = productConf();
  const [from, to] = [before, after].map((text) => conf.read(conf.parse(text)).config);
  if (from === undefined || to === undefined) return [];
  const words: number[] = [];
  const lines: number[] = [];
  const slices: number[] = [];
  const restores: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    words.push(firstOf(compareConfigs({ from, to, renames: [], scope: [] }, entities)).firstMs);
    const begun = performance.now();
    const [old, next] = [before, after].map((text) => new MaskedLines(conf, linesOf(text)));
    if (old === undefined || next === undefined) return [];
    const readMs = performance.now() - begun;
    const found = firstOf(lineDiff(old.lines, next.lines, [old.line, next.line]), drawFirst);
    lines.push(readMs + found.firstMs);
    slices.push(found.longestMs);
    const question = { former: from, now: to, renames: [], edits: new Map(), scope: [] };
    restores.push(firstOf(planRestore(question, entities)).longestMs);
  }
  return [
    figureOf("compare.words.first", median(words), budgetMs, "ms"),
    figureOf("compare.text.first", median(lines), budgetMs, "ms"),
    figureOf("compare.text.slice", median(slices), budgetMs, "ms"),
    figureOf("compare.restore.slice", median(restores), stretchMs, "ms"),
  ];
}

/** What a window shows at first. */
const linesInSight = 60;

function drawFirst(part: readonly unknown[]): void {
  const lines = part.flatMap((hunk) => Object(hunk).lines).slice(0, linesInSight);
  if (lines.some((line) => typeof Object(line).text !== "string")) throw new Error("a line says nothing");
}

/** When the first came, and the longest that was waited for any. */
function firstOf(
  parts: Iterator<readonly unknown[] | undefined, unknown>,
  draw: (part: readonly unknown[]) => void = () => undefined,
): { readonly firstMs: number; readonly longestMs: number } {
  const begun = performance.now();
  let firstMs: number | undefined;
  let [longestMs, last] = [0, begun];
  for (let part = parts.next(); part.done !== true; part = parts.next()) {
    if (firstMs === undefined && part.value !== undefined && part.value.length > 0) {
      draw(part.value);
      firstMs = performance.now() - begun;
    }
    const now = performance.now();
    longestMs = Math.max(longestMs, now - last);
    last = now;
  }
  longestMs = Math.max(longestMs, performance.now() - last);
  return { firstMs: firstMs ?? Infinity, longestMs };
}
