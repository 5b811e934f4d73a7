import { describe, expect, it } from "vitest";
import { CountryTable } from "../../../server/media/CountryTable.ts";
import { plainAddress } from "../../../src/model/ipAddress.ts";

describe("the countries of viewers", () => {
  it("come from the packaged table", () => {
    const table = new CountryTable();
    expect(table.of("8.8.8.8")).toBe("US");
    expect(table.of("2a00:1450:4001::1")).toMatch(/^[A-Z]{2}$/);
  });

  it("are unknown for private addresses, and for what is no address", () => {
    const table = new CountryTable();
    for (const ip of ["127.0.0.1", "10.0.0.1", "192.168.1.1", "::1", "fe80::1", "", "abc", "999.1.1.1"]) {
      expect([ip, table.of(ip)]).toEqual([ip, undefined]);
    }
  });

  it("are all unknown without the package, which is looked for once", () => {
    let tries = 0;
    const table = new CountryTable(() => {
      tries += 1;
      throw new Error("Cannot find module");
    });
    expect([table.of("8.8.8.8"), table.of("8.8.4.4")]).toEqual([undefined, undefined]);
    expect(tries).toBe(1);
  });

  it("are not looked for before the first viewer", () => {
    let tries = 0;
    const table = new CountryTable(() => {
      tries += 1;
      return () => "AL";
    });
    expect(tries).toBe(0);
    expect([table.of("1.1.1.1"), table.of("1.1.1.2"), tries]).toEqual(["AL", "AL", 1]);
  });
});

describe("a plain address", () => {
  it("is IPv4 without the IPv6 around it, and without a network card", () => {
    expect(plainAddress("::ffff:10.0.0.7")).toBe("10.0.0.7");
    expect(plainAddress("::FFFF:10.0.0.7")).toBe("10.0.0.7");
    expect(plainAddress("fe80::1%eth0")).toBe("fe80::1");
    expect(plainAddress("2001:DB8::1")).toBe("2001:db8::1");
  });
});
