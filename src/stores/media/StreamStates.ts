import { createAtom } from "mobx";
import type { Json, JsonObject } from "../../model/Json.ts";
import { isPlainObject } from "../../model/patch/isPlainObject.ts";
import { fitsFilter } from "../../model/search/fitsFilter.ts";
import { type MediaFilter, mediaFilters } from "../../model/search/mediaFilters.ts";
import type { Status } from "../../model/status/Status.ts";
import { streamStatus } from "../../model/status/streamStatus.ts";

/** Of one stream: its status, and the filters it fits. */
interface StreamState {
  readonly short: Status["short"];
  readonly fits: readonly MediaFilter[];
}

const gone: StreamState = { short: "off", fits: [] };

/** The state of each stream, and how many fit each filter; kept from the changes, never counted anew. */
export class StreamStates {
  private readonly changed = createAtom("how many streams fit each filter");
  private readonly states = new Map<string, StreamState>();
  private counted: Record<MediaFilter, number> | undefined;

  constructor(private readonly streams: () => Readonly<Record<string, Json>>) {}

  /** Over all streams, whatever is searched; tracked. */
  get counts(): Readonly<Record<MediaFilter, number>> {
    this.changed.reportObserved();
    this.counted ??= this.countAll();
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
    const before = this.states.get(name);
    this.states.delete(name);
    const { fits } = this.of(name);
    for (const filter of before?.fits ?? []) counted[filter]--;
    for (const filter of fits) counted[filter]++;
    if (before?.fits.join() === fits.join()) return;
    this.counted = { ...counted };
    this.changed.reportChanged();
  }

  forgetAll(): void {
    this.states.clear();
    this.counted = undefined;
    this.changed.reportChanged();
  }

  private countAll(): Record<MediaFilter, number> {
    const counts = { online: 0, waiting: 0, error: 0, dvr: 0, transcoder: 0 };
    for (const name in this.streams()) for (const filter of this.of(name).fits) counts[filter]++;
    return counts;
  }
}

function stateOf(stream: JsonObject): StreamState {
  const status = streamStatus(stream);
  return { short: status.short, fits: mediaFilters.filter((filter) => fitsFilter(filter, stream, status)) };
}
