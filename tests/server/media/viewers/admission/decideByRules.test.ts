import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { decideByRules } from "../../../../../server/media/viewers/admission/decideByRules.ts";

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
