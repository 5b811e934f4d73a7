import { describe, expect, it } from "vitest";
import { sourceState } from "../../../src/model/stream/sourceState.ts";
import { formatMoment } from "../../../src/model/units/formatTime.ts";

const urls = ["udp://main", "udp://spare"];
const failedAt = 1_700_000_000_000;
const failure = { url: "udp://main", error: "connection refused", failed_at: failedAt, retry_count: 3, next_try: 4 };
const since = `connection refused. Since ${formatMoment(failedAt)}`;

function stateOf(url: string, stats: object): unknown {
  const { kind, error } = sourceState(url, { urls, stats });
  return [kind, error];
}

describe("the state of a source", () => {
  it("keeps its own error, the time of it and the next try while another source plays", () => {
    const stats = { alive: true, url: "udp://spare", failed_sources: [failure] };
    expect(stateOf("udp://main", stats)).toEqual(["offline", `${since}, next try in 4 s`]);
    expect(stateOf("udp://spare", stats)).toEqual(["online", undefined]);
  });

  it("says that it is being tried at this moment, or is not tried any more", () => {
    const told = (next: object) => stateOf("udp://main", { alive: true, url: "udp://spare", failed_sources: [next] });
    expect(told({ ...failure, next_try: 0 })).toEqual(["offline", `${since}, retrying now`]);
    const { next_try: _, ...left } = failure;
    expect(told(left)).toEqual(["offline", since]);
  });

  it("tells when it began in a sentence of its own, also behind an error that is a sentence", () => {
    const refused = { ...failure, error: "There is no stream of this name.", next_try: 0 };
    const stats = { alive: true, url: "udp://spare", failed_sources: [refused] };
    const words = `There is no stream of this name. Since ${formatMoment(failedAt)}, retrying now`;
    expect(stateOf("udp://main", stats)).toEqual(["offline", words]);
  });

  it("is told of each source where none works", () => {
    const other = { ...failure, url: "udp://spare", error: "timeout", next_try: 1 };
    const stats = { alive: false, url: "udp://main", source_error: "timeout", failed_sources: [failure, other] };
    expect(stateOf("udp://main", stats)).toEqual(["offline", `${since}, next try in 4 s`]);
    expect(stateOf("udp://spare", stats)).toEqual([
      "offline",
      `timeout. Since ${formatMoment(failedAt)}, next try in 1 s`,
    ]);
  });

  it("is unsaved where the server does not have it yet", () => {
    const unsaved = { kind: "unsaved", canSwitch: false, error: undefined };
    expect(sourceState("udp://new", { urls, stats: { alive: true, url: "udp://new" } })).toEqual(unsaved);
    expect(sourceState("udp://main", undefined)).toEqual(unsaved);
  });

  it("can be switched to where another is taken from", () => {
    const canSwitch = (url: string) => sourceState(url, { urls, stats: { url: "udp://main" } }).canSwitch;
    expect(urls.map(canSwitch)).toEqual([false, true]);
    const ofPublisher = (published: object) =>
      sourceState("publish://", { urls: ["publish://", "udp://a"], stats: { url: "udp://a", ...published } }).canSwitch;
    expect([ofPublisher({}), ofPublisher({ published_from: "192.0.2.1" })]).toEqual([false, true]);
  });

  it("is offline with the error of the stream while that takes from it and gets nothing", () => {
    const stats = { url: "udp://main", source_error: "timeout" };
    expect(stateOf("udp://main", { ...stats, alive: false })).toEqual(["offline", "timeout"]);
    expect(stateOf("udp://spare", { ...stats, alive: false }), "of another nothing is known").toEqual([
      "offline",
      undefined,
    ]);
    expect(stateOf("udp://main", { ...stats, alive: true }), "it plays").toEqual(["online", undefined]);
    expect(stateOf("udp://spare", { ...stats, alive: true })).toEqual(["ready", undefined]);
  });

  it("is not blamed for another's failure while it is tried in its place", () => {
    const stats = { alive: false, url: "udp://spare", source_error: "connection refused", retry_count: 1 };
    const taken = { ...stats, failed_sources: [failure] };
    expect(stateOf("udp://spare", taken)).toEqual(["offline", undefined]);
    expect(stateOf("udp://main", taken)).toEqual(["offline", `${since}, next try in 4 s`]);
    expect(stateOf("udp://spare", stats), "at a server that tells of none").toEqual([
      "offline",
      "connection refused (retry 1)",
    ]);
  });

  it("tells an error without its time, and takes no word of a server for one that is none", () => {
    const told = (...failed: readonly unknown[]) =>
      stateOf("udp://main", { alive: true, url: "udp://spare", failed_sources: failed });
    expect(told(null, "udp://main", { url: "udp://main", error: "refused" })).toEqual(["offline", "refused"]);
    expect(told({ url: "udp://main", error: 5 })).toEqual(["ready", undefined]);
  });

  it("is ready where another plays and nothing is wrong with it, also at a server that does not tell", () => {
    expect(stateOf("udp://spare", { alive: true, url: "udp://main" })).toEqual(["ready", undefined]);
    expect(stateOf("udp://spare", { alive: true, url: "udp://main", failed_sources: "?" })).toEqual([
      "ready",
      undefined,
    ]);
  });
});
