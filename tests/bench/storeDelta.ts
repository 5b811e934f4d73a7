import { autorun, observable, runInAction } from "mobx";
import { isPlainObject, type Json, type JsonObject } from "../../src/model/Json.ts";
import { ConfigStore } from "../../src/stores/ConfigStore.ts";
import { StreamListStore } from "../../src/stores/media/StreamListStore.ts";
import type { Figure } from "./Figure.ts";
import { figureOf } from "./figureOf.ts";
import { median } from "./median.ts";
import { deltaFrame, manyStreams } from "./store/manyStreams.ts";

const streams = 10_000;
const rowsOnScreen = 30;
const rounds = 15;
const warmUp = 3;

/**
 * One frame of deltas taken in by the store, at 1 %, 10 % and 100 % of 10,000 streams changing, with 30 rows of the
 * list on the screen: beside parsing the same frame, and beside a deep MobX observable that merges the same delta with
 * the same rows. In turns, in one process; medians.
 */
export async function storeDeltaBench(): Promise<Figure[]> {
  const ours = ourStore();
  const deep = deepStore();
  const figures: Figure[] = [];
  for (const share of [0.01, 0.1, 1]) {
    const [mine, parsing, merging]: [number[], number[], number[]] = [[], [], []];
    for (let round = 0; round < rounds + warmUp; round += 1) {
      const text = deltaFrame(streams, share, round);
      const [parseMs, patch] = timed((): JsonObject => JSON.parse(text));
      const [oursMs] = timed(() => ours.merge(patch));
      const again: JsonObject = JSON.parse(text);
      const [deepMs] = timed(() => deep.merge(again));
      if (round < warmUp) continue;
      mine.push(oursMs);
      parsing.push(parseMs);
      merging.push(deepMs);
      await rest();
    }
    if (ours.drawn() === 0 || deep.drawn() === 0)
      throw new Error("No row was drawn anew: the store bench measures nothing.");
    const name = `store.delta.${share * 100}`;
    figures.push(
      figureOf(`${name}.parse`, median(mine), median(parsing), "ms"),
      figureOf(`${name}.mobx`, median(mine), median(merging), "ms"),
    );
  }
  return figures;
}

function ourStore() {
  const store = new ConfigStore();
  store.replace(manyStreams(streams), 1);
  const list = new StreamListStore(store);
  let drawn = 0;
  autorun(() => {
    drawn += list.names.length > 0 ? 1 : 0;
  });
  for (const name of list.names.slice(0, rowsOnScreen)) {
    const node = store.node("streams", name);
    autorun(() => {
      void node.readConfig();
      drawn += row(node.readRuntime());
    });
  }
  return { merge: (patch: JsonObject) => store.merge(patch, undefined), drawn: () => drawn };
}

function deepStore() {
  const tree = observable(manyStreams(streams));
  let drawn = 0;
  const all = tree["streams"];
  const names = isPlainObject(all) ? Object.keys(all) : Object.keys(Object(all));
  for (const name of names.slice(0, rowsOnScreen)) {
    autorun(() => {
      drawn += row(child(child(tree, "streams"), name));
    });
  }
  return { merge: (patch: JsonObject) => runInAction(() => mergeDeep(tree, patch)), drawn: () => drawn };
}

/** What a row reads of its stream. */
function row(stream: unknown): number {
  const stats = child(stream, "stats");
  return child(stream, "title") === undefined && child(stats, "bitrate") === undefined ? 0 : 1;
}

function child(parent: unknown, key: string): unknown {
  return typeof parent === "object" && parent !== null ? Reflect.get(parent, key) : undefined;
}

function mergeDeep(target: Record<string, Json>, patch: JsonObject): void {
  for (const [key, change] of Object.entries(patch)) {
    const current = target[key];
    if (change === null) delete target[key];
    else if (isPlainObject(change) && typeof current === "object" && current !== null && !Array.isArray(current)) {
      mergeDeep(current, change);
    } else target[key] = change;
  }
}

function timed<T>(work: () => T): readonly [ms: number, result: T] {
  const begun = performance.now();
  const result = work();
  return [performance.now() - begun, result];
}

/** Lets the collector clear what a round has left, outside of the measured time. */
function rest(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 5));
}
