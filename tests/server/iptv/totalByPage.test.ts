import { describe, expect, it } from "vitest";
import { PAGE_SIZE, totalByPage } from "../../../server/iptv/IptvUsers.ts";

describe("how many users there are", () => {
  it("is said by the last page, and by a first one that is empty", () => {
    expect(totalByPage(1, 0)).toBe(0);
    expect(totalByPage(1, 1)).toBe(1);
    expect(totalByPage(3, PAGE_SIZE - 1)).toBe(3 * PAGE_SIZE - 1);
  });

  it("is not said by a full page, nor by one beyond the last", () => {
    expect(totalByPage(1, PAGE_SIZE)).toBeUndefined();
    expect(totalByPage(2, 0)).toBeUndefined();
  });
});
