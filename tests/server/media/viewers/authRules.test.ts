import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { decideByRules, isInNetwork } from "../../../../server/media/viewers/admission/authRules.ts";
import { loadEntityCheck } from "../../../../src/model/entity/checkEntity.ts";

const viewer = fc.record({
  token: fc.option(fc.constantFrom("t1", "t2", "t3"), { nil: undefined }),
  ip: fc.constantFrom("10.0.0.1", "10.9.0.1", "20.0.0.1"),
  country: fc.option(fc.constantFrom("AL", "DE", "US"), { nil: undefined }),
  userAgent: fc.option(fc.constantFrom("VLC", "Kodi"), { nil: undefined }),
});
const some = (...items: string[]) => fc.option(fc.subarray(items), { nil: undefined });
const rules = fc
  .record({
    tokens: some("t1", "t2"),
    ips: some("10.0.0.1", "20.0.0.0/8"),
    countries: some("al", "DE"),
    uas: some("VLC"),
  })
  .map((each) => Object.fromEntries(Object.entries(each).filter(([, list]) => list !== undefined)));

describe("the rules of an auth backend", () => {
  it("go token, address, country, player, and allowing before denying", () => {
    const everything = { tokens: ["t1"], ips: ["10.0.0.1"], countries: ["AL"], uas: ["VLC"] };
    const who = { token: "t1", ip: "10.0.0.1", country: "AL", userAgent: "VLC" };
    const order = ["tokens", "ips", "countries", "uas"] as const;
    for (const [place, kind] of order.entries()) {
      for (const later of order.slice(place)) {
        const deciding = decideByRules(
          { name: "a", allow: { [kind]: everything[kind] }, deny: { [later]: everything[later] } },
          who,
        );
        expect([kind, later, deciding?.isAllowed]).toEqual([kind, later, true]);
      }
      for (const later of order.slice(place + 1)) {
        const deciding = decideByRules(
          { name: "a", deny: { [kind]: everything[kind] }, allow: { [later]: everything[later] } },
          who,
        );
        expect([kind, later, deciding?.isAllowed]).toEqual([kind, later, false]);
      }
    }
  });

  it("say nothing about a viewer they do not name", () => {
    fc.assert(fc.property(viewer, (who) => decideByRules({ name: "a", allow: {}, deny: {} }, who) === undefined));
    expect(
      decideByRules({ name: "a" }, { token: undefined, ip: "10.0.0.1", country: undefined, userAgent: undefined }),
    ).toBe(undefined);
  });

  it("never deny whom only allowing rules name, nor allow whom only denying ones name", () => {
    fc.assert(
      fc.property(viewer, rules, (who, list) => {
        const allowed = decideByRules({ name: "a", allow: list }, who);
        const denied = decideByRules({ name: "a", deny: list }, who);
        expect(allowed?.isAllowed).not.toBe(false);
        expect(denied?.isAllowed).not.toBe(true);
        expect(allowed?.words).toBe(denied?.words);
      }),
    );
  });

  it("decide the same when a list says the same twice: allowing wins", () => {
    fc.assert(
      fc.property(viewer, rules, (who, list) => {
        expect(decideByRules({ name: "a", allow: list, deny: list }, who)).toEqual(
          decideByRules({ name: "a", allow: list }, who),
        );
      }),
    );
  });

  it("compare countries in any letters, and tokens and players as they are", () => {
    const who = { token: "T1", ip: "10.0.0.1", country: "AL", userAgent: "vlc" };
    expect(decideByRules({ name: "a", deny: { countries: ["al"] } }, who)?.isAllowed).toBe(false);
    expect(decideByRules({ name: "a", deny: { tokens: ["t1"], uas: ["VLC"] } }, who)).toBe(undefined);
  });
});

const textOf = (address: number) => [24, 16, 8, 0].map((shift) => (address >>> shift) & 255).join(".");
const address = fc.integer({ min: 0, max: 0xffffffff });
const groups = fc.array(fc.integer({ min: 0, max: 0xffff }), { minLength: 8, maxLength: 8 });

describe("whether an address is in a network", () => {
  it("is decided by the first bits, for every IPv4 address and length", () => {
    fc.assert(
      fc.property(address, address, fc.integer({ min: 0, max: 32 }), fc.boolean(), (net, other, bits, isNear) => {
        const mask = bits === 0 ? 0 : (0xffffffff << (32 - bits)) >>> 0;
        const ip = isNear ? ((net & mask) | (other & ~mask)) >>> 0 : other;
        const isInside = (ip & mask) >>> 0 === (net & mask) >>> 0;
        return isInNetwork(textOf(ip), `${textOf(net)}/${bits}`) === isInside;
      }),
    );
  });

  it("is decided by the first bits, for every IPv6 address and length", () => {
    fc.assert(
      fc.property(groups, groups, fc.integer({ min: 0, max: 128 }), fc.boolean(), (net, other, bits, isNear) => {
        const bitsOf = (parts: readonly number[]) => parts.map((part) => part.toString(2).padStart(16, "0")).join("");
        const near = bitsOf(net).slice(0, bits) + bitsOf(other).slice(bits);
        const ip = isNear ? (near.match(/.{16}/g) ?? []).map((part) => Number.parseInt(part, 2)) : other;
        const hex = (parts: readonly number[]) => parts.map((part) => part.toString(16)).join(":");
        const isInside = bitsOf(ip).slice(0, bits) === bitsOf(net).slice(0, bits);
        return isInNetwork(hex(ip), `${hex(net)}/${bits}`) === isInside;
      }),
    );
  });

  it("is one of equality for a rule without a length", () => {
    fc.assert(
      fc.property(address, address, (one, other) => isInNetwork(textOf(one), textOf(other)) === (one === other)),
    );
    expect(isInNetwork("2001:db8::1", "2001:0DB8:0::0001")).toBe(true);
  });

  it("fills up a short network", () => {
    expect(isInNetwork("10.0.200.1", "10.0/16")).toBe(true);
    expect(isInNetwork("10.1.0.1", "10.0/16")).toBe(false);
    expect(isInNetwork("172.16.0.9", "172.16/24")).toBe(true);
  });

  it("holds for no address when the rule is none", () => {
    for (const rule of [
      "",
      "10",
      "10.0",
      "x",
      "10.0.0.0/",
      "10.0.0.0/33",
      "10.0.0.0/8/8",
      "10.0.0.0/-1",
      "300.0.0.0/1",
      "::/129",
    ]) {
      expect([rule, isInNetwork("10.0.0.0", rule)]).toEqual([rule, false]);
    }
    fc.assert(fc.property(fc.string(), fc.string(), (ip, rule) => typeof isInNetwork(ip, rule) === "boolean"));
  });

  it("is a rule that a form and a save take exactly where it can hold for somebody", async () => {
    const check = await loadEntityCheck("auth-backend");
    const isTaken = (rule: string) => check({ name: "main", deny: { ips: [rule] } }).length === 0;
    for (const rule of ["10.0.0.7", "10.0.0.0/8", "10.0/16", "10/8", "0.0.0.0/0", "2001:db8::/32", "::1", "::/0"])
      expect([rule, isTaken(rule)]).toEqual([rule, true]);
    for (const rule of ["10.0.0", "10.0.0.256", "10.0.0.0/33", "10.0.0.07", "::/129", ":::", "1.2.3.4/", "host", ""]) {
      expect([rule, isTaken(rule)]).toEqual([rule, false]);
      expect(isInNetwork("10.0.0.0", rule)).toBe(false);
    }
  });

  it("keeps the two families apart", () => {
    expect(isInNetwork("::1", "0.0.0.0/0")).toBe(false);
    expect(isInNetwork("10.0.0.1", "2001:db8::/32")).toBe(false);
  });
});
