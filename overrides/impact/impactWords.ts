import type { Impact, StreamImpact } from "../../src/model/impact/Impact.ts";
import type { ListenerMove } from "../../src/model/impact/listenerMoves.ts";
import { formatCount } from "../../src/model/units/formatQuantity.ts";
import { impactText } from "../../src/texts/en/impact.ts";

/** A sentence of what a save interrupts, with the streams that it is about. */
export interface ImpactLine {
  readonly id: string;
  readonly words: string;
  /** Somebody is cut off for certain. */
  readonly isGrave: boolean;
  readonly streams: readonly StreamImpact[];
}

/** So many names stand in the sentence. */
const NAMED = 3;

/** What is interrupted, sentence by sentence, the gravest first; empty where nothing is. */
export function impactLines(impact: Impact, port: string): readonly ImpactLine[] {
  const { streams, viewers } = impact;
  const isEnded = (one: StreamImpact): boolean => one.ends.has("viewers");
  return [
    ...(impact.restartsServer ? [plain("server", impactText("impact.server"), true)] : []),
    ...line("viewers", watchedOf(streams.filter(isEnded)), true),
    ...line(
      "publishers",
      streams.filter((one) => one.ends.has("publishers")),
      true,
    ),
    ...line(
      "restarts",
      streams.filter((one) => one.restarts && !isEnded(one)),
      true,
    ),
    ...line(
      "asks",
      streams.filter((one) => one.asks.size > 0 && !isEnded(one)),
      false,
    ),
    ...line(
      "pushes",
      streams.filter((one) => one.ends.has("pushes") && !isEnded(one)),
      false,
    ),
    ...impact.listeners.flatMap((move) => listenerLines(move, viewers, port)),
    ...(impact.endsLogins ? [plain("logins", impactText("impact.logins"), false)] : []),
  ];
}

/** "134 viewers", "nobody". */
export function viewerWords(count: number): string {
  if (count === 0) return impactText("impact.viewerCount.none");
  return impactText("impact.viewerCount", { count });
}

type Kind = "viewers" | "publishers" | "restarts" | "asks" | "pushes";

function line(kind: Kind, streams: readonly StreamImpact[], isGrave: boolean): readonly ImpactLine[] {
  if (streams.length === 0) return [];
  const watching = streams.reduce((sum, one) => sum + one.viewers, 0);
  const isUnseen = watching === 0 && (kind === "restarts" || kind === "viewers");
  const sentence = isUnseen ? (`${kind}.unseen` as const) : kind;
  const viewers = viewerWords(watching);
  const count = streams.length;
  // Of one alone the sentence says how many watch.
  const named = streams
    .slice(0, NAMED)
    .map(count === 1 ? ({ name }) => name : nameWords)
    .join(", ");
  const names = count > NAMED ? impactText("impact.andMore", { names: named }) : named;
  const words = impactText(`impact.${sentence}`, { count, names, viewers });
  return [{ id: kind, words, isGrave, streams: count > NAMED ? streams : [] }];
}

/** "news 80"; nobody is told of where there is nobody. */
export function nameWords({ name, viewers }: StreamImpact): string {
  return viewers === 0 ? name : impactText("impact.nameWithViewers", { name, viewers: formatCount(viewers) });
}

function listenerLines(move: ListenerMove, viewers: number, port: string): readonly ImpactLine[] {
  const { protocol, keepsConnections } = move;
  const values = {
    protocol: protocol.toUpperCase(),
    closes: move.closes.join(", "),
    opens: move.opens.join(", "),
    viewers: viewerWords(viewers),
  };
  if (move.closes.length === 0) return [plain(protocol, impactText("impact.opens", values), false)];
  if (keepsConnections) return [plain(protocol, impactText("impact.moves", values), false)];
  const key = move.opens.length === 0 ? "impact.closes" : "impact.closesAndOpens";
  const isOwn = protocol.startsWith("http") && move.closes.some((address) => address.split(":").at(-1) === port);
  const own = isOwn ? [plain(`${protocol} console`, impactText("impact.thisConsole"), true)] : [];
  return [plain(protocol, impactText(key, values), true), ...own];
}

/** Where somebody watches any of them, those alone: of the others nobody is cut off. */
function watchedOf(streams: readonly StreamImpact[]): readonly StreamImpact[] {
  const watched = streams.filter(({ viewers }) => viewers > 0);
  return watched.length > 0 ? watched : streams;
}

function plain(id: string, words: string, isGrave: boolean): ImpactLine {
  return { id, words, isGrave, streams: [] };
}
