import { copyFileSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import type { AdSchedule } from "../../../../../src/generated/types/AdSchedule.ts";
import type { Server } from "../../../../../src/generated/types/Server.ts";
import type { Stream } from "../../../../../src/generated/types/Stream.ts";
import { type StartedSide, startSide } from "../../support/startSide.ts";
import { clipOf } from "./clipOf.ts";

/** A media side with one blue stream and the VOD `ads`, and what was counted of its advertising. */
export interface StartedAds extends StartedSide {
  readonly shows: ReadonlyMap<string, number>;
  readonly views: ReadonlyMap<string, number>;
  /** Puts a file among the advertising. */
  readonly put: (name: string, from: string) => string;
  /** The config with other parts from now on. */
  readonly change: (parts: Partial<Server>, stream?: Partial<Stream>) => void;
  /** A slot that begins in some seconds. */
  readonly slotIn: (seconds: number, duration: number) => NonNullable<AdSchedule["slots"]>[number];
}

/** @param stream settings beside its source, which is blue and has a key frame each second */
export async function startAds(stream: Partial<Stream> = {}): Promise<StartedAds> {
  const source = await clipOf({ colour: "blue", seconds: 60 });
  const shows = new Map<string, number>();
  const views = new Map<string, number>();
  const add = (counts: Map<string, number>) => (name: string, file: string) =>
    void counts.set(`${name} ${file}`, (counts.get(`${name} ${file}`) ?? 0) + 1);
  const base = (folder: string): Server => ({
    vods: { ads: { prefix: "ads", urls: [{ url: join(folder, "ads") }] } },
    streams: { news: { name: "news", urls: [{ url: `file://${source}` }], segment_duration: 1000, ...stream } },
    ad_schedules: {},
  });
  const side = await startSide(
    (folder) => {
      mkdirSync(join(folder, "ads"));
      return base(folder);
    },
    { addShow: add(shows), addView: add(views) },
  );
  return {
    ...side,
    shows,
    views,
    put(name, from) {
      const path = join(side.folder, "ads", name);
      copyFileSync(from, path);
      return path;
    },
    change(parts, changed = {}) {
      const config = base(side.folder);
      const news = { ...config.streams?.["news"], name: "news", ...changed };
      side.follow({ ...config, streams: { news }, ...parts });
    },
    slotIn(seconds, duration) {
      const at = new Date(Math.ceil(Date.now() / 1000 + seconds) * 1000);
      const two = (number: number) => String(number).padStart(2, "0");
      return { from: `${two(at.getHours())}:${two(at.getMinutes())}:${two(at.getSeconds())}`, duration };
    },
  };
}
