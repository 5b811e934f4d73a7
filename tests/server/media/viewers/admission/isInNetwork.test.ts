import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isInNetwork } from "../../../../../server/media/viewers/admission/isInNetwork.ts";

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

  it("keeps the two families apart", () => {
    expect(isInNetwork("::1", "0.0.0.0/0")).toBe(false);
    expect(isInNetwork("10.0.0.1", "2001:db8::/32")).toBe(false);
  });
});
