import { describe, expect, it } from "vitest";
import { LoginThrottle } from "../../../server/security/LoginThrottle.ts";

describe("LoginThrottle", () => {
  it("lets at most twenty of a thousand attempts in twenty seconds through", () => {
    let now = 0;
    const throttle = new LoginThrottle(() => now);
    let evaluated = 0;
    for (let n = 0; n < 1000; n++, now += 20) if (throttle.waitFor("10.0.0.1") === 0) evaluated += 1;
    expect(evaluated).toBeLessThanOrEqual(20);
  });

  it("lets another address in while one is held off", () => {
    const throttle = new LoginThrottle(() => 0);
    for (let n = 0; n < 100; n++) throttle.waitFor("10.0.0.1");
    expect(throttle.waitFor("10.0.0.1")).toBeGreaterThan(0);
    expect(throttle.waitFor("10.0.0.2")).toBe(0);
  });

  it("takes one network of IPv6 for one address", () => {
    const throttle = new LoginThrottle(() => 0);
    for (let n = 0; n < 100; n++) throttle.waitFor(`2001:db8:0:1::${n.toString(16)}`);
    expect(throttle.waitFor("2001:db8:0:1:ffff:1:2:3")).toBeGreaterThan(0);
    expect(throttle.waitFor("2001:db8:0:2::1")).toBe(0);
    expect(throttle.waitFor("::ffff:10.0.0.9")).toBe(0);
  });

  it("does not count right passwords", () => {
    const throttle = new LoginThrottle(() => 0);
    for (let n = 0; n < 100; n++) {
      expect(throttle.waitFor("10.0.0.1")).toBe(0);
      throttle.succeeded("10.0.0.1");
    }
  });

  it("answers ever later to an account that is guessed at from everywhere", () => {
    const throttle = new LoginThrottle(() => 0);
    const delays = [...Array(50).keys()].map(() => throttle.failed("admin"));
    expect([delays.at(0), delays.at(-1)]).toEqual([0, 1000]);
  });
});
