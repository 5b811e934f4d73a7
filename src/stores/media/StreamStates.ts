import { createAtom } from "mobx";
import { isPlainObject, type Json, type JsonObject } from "../../model/Json.ts";
import { fitsFilter, type MediaFilter, mediaFilters } from "../../model/media/mediaSearch.ts";
import { type Status, streamStatus } from "../../model/stream/streamStatus.ts";
import { inTurns } from "./inTurns.ts";

/** Of one stream: its status, and the filters it fits. */
interface StreamState {
  readonly short: Status["short"];
  readonly fits: readonly MediaFilter[];
}

/** So many are counted while the first rows are drawn; of more the rows come first. */
const FEW = 1000;
const gone: StreamState = { short: "off", fits: [] };

/** The state of each stream, and how many fit each filter; kept from the changes, never counted anew. */
export class StreamStates {
  private readonly changed = createAtom("how many streams fit each filter");
  private readonly states = new Map<string, StreamState>();
  private counted: Record<MediaFilter, number> | undefined;
  private stopTurns: (() => void) | undefined;

  constructor(private readonly streams: () => Readonly<Record<string, Json>>) {}

  /** Over all streams, whatever is searched; undefined until so many are counted. Tracked. */
  get counts(): Readonly<Record<MediaFilter, number>> | undefined {
    this.changed.reportObserved();
    if (!this.counted && !this.stopTurns) this.begin();
    return this.counted;
  }

  of(name: string): StreamState {
    const known = this.states.get(name);
    if (known) return known;
    const stream = this.streams()[name];
    const state = isPlainObject(stream) ? stateOf(stream) : gone;
    this.states.set(name, state);
    return state;
  }

  /** A stream has changed, come or gone. */
  note(name: string): void {
    const { counted } = this;
    if (!counted) return void this.states.delete(name);
    const before = this.states.get(name)?.fits ?? [];
    this.states.delete(name);
    const { fits } = this.of(name);
    if (before.join() === fits.join()) return;
    const counts = { ...counted };
    for (const filter of before) counts[filter]--;
    for (const filter of fits) counts[filter]++;
    this.counted = counts;
    this.changed.reportChanged();
  }

  forgetAll(): void {
    this.stop();
    this.states.clear();
    this.counted = undefined;
    this.changed.reportChanged();
  }

  /** What is not counted yet is counted when it is asked for. */
  stop(): void {
    this.stopTurns?.();
    this.stopTurns = undefined;
  }

  private begin(): void {
    const names = Object.keys(this.streams());
    if (names.length <= FEW) return void (this.counted = this.countAll());
    const done = (): void => {
      this.stopTurns = undefined;
      this.counted = this.countAll();
      this.changed.reportChanged();
    };
    this.stopTurns = inTurns(names, (name) => this.of(name), { done });
  }

  private countAll(): Record<MediaFilter, number> {
    const counts = { online: 0, attention: 0, waiting: 0, error: 0, dvr: 0, transcoder: 0 };
    for (const name in this.streams()) for (const filter of this.of(name).fits) counts[filter]++;
    return counts;
  }
}

/** Whether a change may alter the status of a stream, or the filters it fits. */
export function changesState(change: JsonObject): boolean {
  const { stats } = change;
  if (stateKeys.some((key) => change[key] !== undefined)) return true;
  return isPlainObject(stats) ? reportedStateKeys.some((key) => stats[key] !== undefined) : stats !== undefined;
}

const stateKeys = ["disabled", "static", "urls", "publish_enabled", "dvr", "transcoder"];
const reportedStateKeys = [
  "alive",
  "source_error",
  "ts_delay",
  "retry_count",
  "input_error_rate",
  "url",
  "source_use",
  "alarms",
  "dvr_enabled",
];

function stateOf(stream: JsonObject): StreamState {
  const status = streamStatus(stream);
  return { short: status.short, fits: mediaFilters.filter((filter) => fitsFilter(filter, stream, status)) };
}
