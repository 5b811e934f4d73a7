import { describe, expect, it } from "vitest";
import { clearView, readListView, toggleOpened } from "../../../src/model/collection/listRows.ts";

const opened = (address: string) => [...readListView(new URLSearchParams(address)).opened];
const toggled = (address: string, key: string) => toggleOpened(new URLSearchParams(address), key).toString();

describe("the folded rows that a list shows", () => {
  it("stand in the address by the keys of their items, and go when they are toggled again", () => {
    expect(toggled("list=mirrors", "4")).toBe("list=mirrors&open=4");
    expect(toggled("list=mirrors&open=4", "5")).toBe("list=mirrors&open=4-5");
    expect(toggled("list=mirrors&open=4-5", "4")).toBe("list=mirrors&open=5");
    expect(toggled("list=mirrors&open=5", "5")).toBe("list=mirrors");
  });

  it.each(["a-b", "50%", "%2D", "-"])("are read back whatever stands in a key: %s", (key) => {
    const address = toggled("open=4", key);
    expect(opened(address)).toEqual(["4", key]);
    expect(toggled(address, key)).toBe("open=4");
  });
});

describe("a list that is shown whole again", () => {
  it("keeps which list it is and how it is sorted", () => {
    const address = new URLSearchParams("list=vods&query=a&filter=online&source=b&sort=name&open=1");
    expect(clearView(address).toString()).toBe("list=vods&sort=name&open=1");
  });
});
