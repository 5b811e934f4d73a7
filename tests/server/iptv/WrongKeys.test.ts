import { describe, expect, it } from "vitest";
import { WrongKeys } from "../../../server/iptv/WrongKeys.ts";

describe("Keys that nobody has", () => {
  function start() {
    let nowMs = 0;
    const keys = new WrongKeys(() => nowMs);
    const guess = (address: string, count: number, key = (at: number) => `guess ${at}`) => {
      for (let at = 0; at < count; at++) {
        keys.refuseGuessing(address);
        keys.note(address, key(at));
      }
    };
    return { keys, guess, pass: (ms: number) => void (nowMs += ms) };
  }
  const refused = expect.objectContaining({ kind: "too_many" });

  it("are not tried one after the other: the network is refused, and only that", () => {
    const { keys, guess, pass } = start();
    guess("20.0.0.1", 30);
    expect(() => keys.refuseGuessing("20.0.0.1")).toThrow(refused);
    expect(() => keys.refuseGuessing("20.0.0.2")).not.toThrow();
    pass(2000);
    expect(() => keys.refuseGuessing("20.0.0.1")).not.toThrow();
  });

  it("are one where a player sends the same again and again", () => {
    const { keys, guess } = start();
    guess("20.0.0.1", 500, () => "an old key");
    expect(() => keys.refuseGuessing("20.0.0.1")).not.toThrow();
  });

  it("count for all addresses of a customer's network, and for none where a proxy of this machine asks", () => {
    const { keys, guess } = start();
    guess("2001:db8::1", 30);
    expect(() => keys.refuseGuessing("2001:db8::2")).toThrow(refused);
    expect(() => guess("127.0.0.1", 500)).not.toThrow();
  });
});
