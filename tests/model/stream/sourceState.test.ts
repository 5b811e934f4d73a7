import { describe, expect, it } from "vitest";
import { sourceState } from "../../../src/model/stream/sourceState.ts";
import { formatMoment } from "../../../src/model/units/formatTime.ts";

const urls = ["udp://main", "udp://spare"];
const failedAt = 1_700_000_000_000;
const failure = { url: "udp://main", error: "connection refused", failed_at: failedAt, retry_count: 3, next_try: 4 };
const since = `connection refused since ${formatMoment(failedAt)}`;

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

  it("is told of each source where none works", () => {
    const other = { ...failure, url: "udp://spare", error: "timeout", next_try: 1 };
    const stats = { alive: false, url: "udp://main", source_error: "timeout", failed_sources: [failure, other] };
    expect(stateOf("udp://main", stats)).toEqual(["offline", `${since}, next try in 4 s`]);
    expect(stateOf("udp://spare", stats)).toEqual([
      "offline",
      `timeout since ${formatMoment(failedAt)}, next try in 1 s`,
    ]);
  });

  it("is ready where another plays and nothing is wrong with it, also at a server that does not tell", () => {
    expect(stateOf("udp://spare", { alive: true, url: "udp://main" })).toEqual(["ready", undefined]);
    expect(stateOf("udp://spare", { alive: true, url: "udp://main", failed_sources: "?" })).toEqual([
      "ready",
      undefined,
    ]);
  });
});
