import { makeAutoObservable, observableRef, runInAction } from "mobx";
import { iptvEdits, type IptvStream, iptvStreams } from "../../model/iptv/iptvStreams.ts";
import type { Stores } from "../Stores.ts";
import { saveAtOnce } from "../saving/immediateSaves.ts";

/** The streams of the server, by whether they are channels of the IPTV users, and the way from one to the other. */
export class IptvStreamList {
  filter = "";
  private chosen: ReadonlySet<string> = new Set();
  /** What is being saved now. */
  private moving: ReadonlyMap<string, boolean> = new Map();

  constructor(private readonly stores: Pick<Stores, "config" | "draft" | "save">) {
    makeAutoObservable<this, "stores" | "chosen" | "moving">(this, {
      stores: false,
      chosen: observableRef,
      moving: observableRef,
    });
  }

  /** All of them, as the server has them, those that are being moved as they will be. */
  get streams(): readonly IptvStream[] {
    const streams = iptvStreams(this.stores.config.readWhole()["streams"]);
    if (this.moving.size === 0) return streams;
    return streams.map((stream) => ({ ...stream, isEnabled: this.moving.get(stream.name) ?? stream.isEnabled }));
  }

  /** Those whose name or title has the filter in it. */
  get shown(): readonly IptvStream[] {
    const wanted = this.filter.trim().toLowerCase();
    if (wanted === "") return this.streams;
    return this.streams.filter(({ name, title }) => `${name}\n${title}`.toLowerCase().includes(wanted));
  }

  get enabled(): readonly IptvStream[] {
    return this.shown.filter(({ isEnabled }) => isEnabled);
  }

  get disabled(): readonly IptvStream[] {
    return this.shown.filter(({ isEnabled }) => !isEnabled);
  }

  /** Those that are chosen and there; a filter takes none out. */
  get selected(): readonly IptvStream[] {
    return this.streams.filter(({ name }) => this.chosen.has(name));
  }

  isSelected(name: string): boolean {
    return this.chosen.has(name);
  }

  isMoving(name: string): boolean {
    return this.moving.has(name);
  }

  setFilter(words: string): void {
    this.filter = words;
  }

  select(names: readonly string[], isSelected: boolean): void {
    const chosen = new Set(this.chosen);
    for (const name of names) {
      if (isSelected) chosen.add(name);
      else chosen.delete(name);
    }
    this.chosen = chosen;
  }

  deselectAll(): void {
    this.chosen = new Set();
  }

  /** Makes streams channels, or none, in one save. @returns whether that is done */
  async move(names: readonly string[], isEnabled: boolean): Promise<boolean> {
    const others = new Set(this.streams.filter((one) => one.isEnabled !== isEnabled).map(({ name }) => name));
    const wanted = names.filter((name) => others.has(name));
    if (wanted.length === 0) return true;
    const { draft } = this.stores;
    // An auth address that is typed and not saved yet counts as one: it is kept.
    const edits = wanted.flatMap((name) => iptvEdits(name, draft.effective(["streams", name]), isEnabled));
    runInAction(() => {
      this.moving = new Map([...this.moving, ...wanted.map((name) => [name, isEnabled] as const)]);
    });
    try {
      return await saveAtOnce(this.stores, edits);
    } finally {
      runInAction(() => {
        const done = new Set(wanted);
        this.moving = new Map([...this.moving].filter(([name]) => !done.has(name)));
      });
    }
  }
}
