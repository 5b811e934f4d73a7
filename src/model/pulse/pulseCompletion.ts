import { pulseText } from "../../texts/en/pulse.ts";
import { pulseMetrics } from "./pulseMetrics.ts";

/** What a query may go on with. */
export interface PulseSuggestion {
  /** The whole query with it. */
  readonly whole: string;
  /** What is added or completed. */
  readonly label: string;
  readonly detail: string;
}

/** Values that tags may have, by tag. */
export type TagValues = Readonly<Record<"disk" | "name", readonly string[]>>;

const groups = ["max", "min", "sum"] as const;
const periods = ["1s", "10s", "30s", "1m", "5m", "15m", "1h"];
const aggregators = ["savg", "tavg8"] as const;
/** More is no choice any more. */
const mostShown = 30;

/** What may stand at the end of a query that is being typed, the parts that it has left out first. */
export function completePulseQuery(query: string, tags: TagValues): readonly PulseSuggestion[] {
  const brace = query.indexOf("{");
  if (brace >= 0) return completeTag(query, brace, tags);
  const parts = query.split(":");
  const typed = parts.at(-1) ?? "";
  const before = query.slice(0, query.length - typed.length);
  const done = parts.slice(0, -1);
  const hasPeriod = done.some((part) => /^\d/.test(part));
  const fits = (word: string) => word.startsWith(typed) && word !== typed;
  const found: PulseSuggestion[] = [];
  if (done.length === 0)
    for (const word of groups.filter(fits))
      found.push({ whole: `${before}${word}:`, label: `${word}:`, detail: pulseText("pulse.helpGroup") });
  if (!hasPeriod) {
    for (const word of periods.filter((one) => one.startsWith(typed)))
      found.push({ whole: `${before}${word}:`, label: `${word}:`, detail: pulseText("pulse.helpPeriod") });
    const period = /^(\d{1,4}[smh])-/.exec(`${typed}-`)?.[1];
    if (period !== undefined)
      for (const word of aggregators.filter((one) => fits(`${period}-${one}`)))
        found.push({
          whole: `${before}${period}-${word}:`,
          label: `${period}-${word}:`,
          detail: pulseText("pulse.helpAggregator"),
        });
  }
  for (const [word, { title, tag }] of pulseMetrics) {
    if (fits(word)) found.push({ whole: before + word, label: word, detail: title });
    if (tag !== undefined && (word === typed || (fits(word) && typed !== "")))
      found.push({ whole: `${before}${word}{${tag}=`, label: `${word}{${tag}=`, detail: title });
  }
  return found.slice(0, mostShown);
}

function completeTag(query: string, brace: number, tags: TagValues): readonly PulseSuggestion[] {
  if (query.includes("}")) return [];
  const metric = query.slice(0, brace).split(":").at(-1) ?? "";
  const tag = pulseMetrics.get(metric)?.tag;
  if (tag === undefined) return [];
  const [word = "", value] = query.slice(brace + 1).split("=");
  const before = query.slice(0, brace + 1);
  if (value === undefined)
    return tag.startsWith(word.trim())
      ? [{ whole: `${before}${tag}=`, label: `${tag}=`, detail: pulseText("pulse.helpTags") }]
      : [];
  const typed = value.trim();
  return tags[tag]
    .filter((name) => encodeTag(name).startsWith(typed))
    .slice(0, mostShown)
    .map((name) => ({ whole: `${before}${tag}=${encodeTag(name)}}`, label: name, detail: "" }));
}

/** A name as the value of a tag: what a query is made of is URL-encoded in it. */
export function encodeTag(name: string): string {
  return name.replace(/[%;{}\n\t,=:]/g, (character) => encodeURIComponent(character));
}
