import { beforeEach, describe, expect, it } from "vitest";
import { ServerError } from "../../../server/ServerError.ts";
import { ClusterGuard, makeProof } from "../../../server/cluster/clusterProof.ts";

const PATH = "/.well-known/sluice/streams";

describe("the door for other servers of the cluster", () => {
  let nowMs: number;
  let key: string | undefined;
  let guard: ClusterGuard;

  beforeEach(() => {
    nowMs = 1_700_000_000_000;
    key = "right";
    guard = new ClusterGuard(
      () => key,
      () => nowMs,
    );
  });

  /** Why one is refused; undefined when it is let in. */
  function refusal(proof: string | undefined, { path = PATH, ip = "192.0.2.1" } = {}): unknown {
    try {
      guard.admit({ ip, path, proof });
      return undefined;
    } catch (error) {
      return error instanceof ServerError ? (error.details["reason"] ?? error.kind) : error;
    }
  }

  it("lets in who knows the key, and tells with which", () => {
    expect(guard.admit({ ip: "192.0.2.1", path: PATH, proof: makeProof("right", PATH, nowMs) })).toBe("right");
  });

  it("is never shown the key itself", () => {
    expect(makeProof("a-long-canary", PATH, nowMs)).not.toContain("canary");
  });

  it("refuses another key, another path, and what is no proof", () => {
    expect(refusal(makeProof("wrong", PATH, nowMs))).toBe("wrong_key");
    expect(refusal(makeProof("right", PATH, nowMs), { path: `${PATH}/news.ts` })).toBe("wrong_key");
    for (const proof of [undefined, "", "right", "1.2.3.4", `${makeProof("right", PATH, nowMs)}x`]) {
      expect(refusal(proof), proof).toBe("no_proof");
    }
  });

  it("takes a proof once, and only while it is fresh", () => {
    const proof = makeProof("right", PATH, nowMs);
    nowMs += 59_000;
    expect(refusal(proof)).toBeUndefined();
    expect(refusal(proof)).toBe("used");
    nowMs += 1000;
    // The last moment at which its time would do.
    expect(refusal(proof)).toBe("used");
    nowMs += 1000;
    expect(refusal(proof)).toBe("clock");
    expect(refusal(makeProof("right", PATH, nowMs + 61_000))).toBe("clock");
    const early = makeProof("right", PATH, nowMs + 59_000);
    expect(refusal(early)).toBeUndefined();
    nowMs += 118_000;
    expect(refusal(early)).toBe("used");
  });

  it("lets nobody in while there is no key, however one is made up", () => {
    for (const none of [undefined, ""]) {
      key = none;
      expect(refusal(makeProof("", PATH, nowMs))).toBe("no_key");
    }
  });

  it("listens to an address that guesses seldom for a while, and to others as before", () => {
    for (let guess = 0; guess < 5; guess += 1)
      expect(refusal(makeProof(`guess ${guess}`, PATH, nowMs))).toBe("wrong_key");
    expect(refusal(makeProof("guess 6", PATH, nowMs))).toBe("too_many");
    expect(refusal(makeProof("right", PATH, nowMs), { ip: "192.0.2.2" })).toBeUndefined();
    // A server that knows the key may stand behind the same address.
    expect(refusal(makeProof("right", PATH, nowMs))).toBeUndefined();
    const answers = Array.from({ length: 100 }, () => refusal(makeProof("right", PATH, nowMs)));
    expect(answers.filter((answer) => answer === undefined).length).toBeLessThan(20);
    nowMs += 60_000;
    expect(refusal(makeProof("guess 7", PATH, nowMs))).toBe("wrong_key");
  });

  it("takes nothing back that this server made for another one", () => {
    const own = new ClusterGuard(
      () => key,
      () => nowMs,
      "the-id-of-a-run_",
    );
    const made = makeProof("right", PATH, nowMs, "the-id-of-a-run_");
    expect(() => own.admit({ ip: "192.0.2.1", path: PATH, proof: made })).toThrow("made here");
    expect(guard.admit({ ip: "192.0.2.1", path: PATH, proof: made })).toBe("right");
  });
});
