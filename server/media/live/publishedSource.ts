import type { Stream } from "../../../src/generated/types/Stream.ts";
import type { PublishedFormat } from "./RunningStream.ts";
import type { Source } from "./Source.ts";
import { sourcesOf } from "./sourcesOf.ts";

/** A publisher as a source: the entry of the list that lets others publish, or one before all. */
export function publishedSource(stream: Stream, format: PublishedFormat): Source {
  const { urls: _, ...rest } = stream;
  const entry =
    sourcesOf(stream).find(({ kind }) => kind === "publish") ?? sourcesOf({ ...rest, urls: ["publish://"] })[0];
  if (!entry) throw new Error("A list with one entry has a first one.");
  return { ...entry, format };
}
