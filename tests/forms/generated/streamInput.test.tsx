import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { streamUrlsForm } from "../../../src/generated/forms/stream.urls.ts";
import type { Json } from "../../../src/model/Json.ts";
import { checkEntity } from "../../../src/model/entity/checkEntity.ts";
import { generatedHarness } from "../fixtures/generatedHarness.tsx";

const box = (name: string) => screen.getByRole<HTMLInputElement>("textbox", { name });
const extras = () => within(screen.getByRole("group", { name: "Extra parameter" }));
const reserved =
  "priority user_agent source_timeout url buffer rtp tracks program pids dvbsubs_ocr allow_subtitles subtitles";

/** The options page of the first source. */
async function openSource(...urls: Json[]) {
  const page = await generatedHarness(streamUrlsForm, { value: { name: "news", urls }, at: ["urls", "0"] });
  const source = () => {
    const list = page.value()["urls"];
    return Array.isArray(list) ? list[0] : undefined;
  };
  return { ...page, source };
}

describe("the free parameters of a source", () => {
  it("are pairs of key and value below the settings that have a field [S129]", async () => {
    const page = await openSource({ url: "udp://239.0.0.1:1234", localaddr: "eth2" });
    expect(extras().getByRole<HTMLInputElement>("textbox", { name: "Key of localaddr" }).value).toBe("localaddr");
    expect(extras().getByRole<HTMLInputElement>("textbox", { name: "Value of localaddr" }).value).toBe("eth2");
    expect(extras().queryByRole("textbox", { name: "Key of url" })).toBeNull();
    await page.user.type(extras().getByRole("textbox", { name: "New parameter" }), "cc_check");
    await page.user.type(extras().getByRole("textbox", { name: "New value" }), "5s");
    await page.user.click(box("Priority"));
    expect(page.source()).toEqual({ url: "udp://239.0.0.1:1234", localaddr: "eth2", cc_check: "5s" });
    expect(await checkEntity("stream", page.value())).toEqual([]);
    await page.user.click(screen.getByRole("button", { name: "Remove localaddr" }));
    expect(page.source()).toEqual({ url: "udp://239.0.0.1:1234", cc_check: "5s" });
  });

  it("may start with a digit in the value, not in the key", async () => {
    const page = await openSource({ url: "udp://239.0.0.1:1234", vlan: "7" });
    await page.user.clear(box("Value of vlan"));
    await page.user.type(box("Value of vlan"), "12");
    await page.user.type(extras().getByRole("textbox", { name: "New parameter" }), "9nic");
    await page.user.click(box("Priority"));
    expect(page.source()).toEqual({ url: "udp://239.0.0.1:1234", vlan: "12", nic: "" });
  });

  it("stay numbers, switches and objects while they are edited, and become words when they are none any more", async () => {
    const page = await openSource({ url: "udp://239.0.0.1:1234", vlan: 7, headers: { a: "b" } });
    await page.user.type(box("Value of vlan"), "1");
    await page.user.type(box("Value of headers"), '{Backspace},"c":1}'.replaceAll('{"', '{{"'));
    await page.user.tab();
    expect(page.source()).toEqual({ url: "udp://239.0.0.1:1234", vlan: 71, headers: { a: "b", c: 1 } });
    await page.user.type(box("Value of vlan"), "x");
    await page.user.tab();
    expect(page.source()).toMatchObject({ vlan: "71x" });
  });

  it.each(reserved.split(" "))("cannot be called %s, which has a field of its own [S130]", async (name) => {
    const page = await openSource({ url: "udp://239.0.0.1:1234" });
    const key = extras().getByRole("textbox", { name: "New parameter" });
    await page.user.type(key, name);
    await page.user.type(extras().getByRole("textbox", { name: "New value" }), "x");
    await page.user.click(box("Priority"));
    expect(screen.getByText(`${name} has its own field: set it there.`)).toBeTruthy();
    expect(key.getAttribute("aria-invalid")).toBe("true");
    expect(page.edits).toEqual([]);
  });

  it("keep a reserved name out that was a good one before", async () => {
    const page = await openSource({ url: "udp://239.0.0.1:1234" });
    const key = extras().getByRole("textbox", { name: "New parameter" });
    await page.user.type(key, "pid");
    await page.user.tab();
    await page.user.type(key, "s");
    await page.user.click(box("Priority"));
    expect(page.edits).toEqual([]);
  });
});

describe("a source stored as a bare address", () => {
  it("stays bare while only its address changes, and becomes an object with the first option", async () => {
    const page = await openSource("udp://239.0.0.1:1234", "udp://239.0.0.2:1234");
    expect(box("URL").value).toBe("udp://239.0.0.1:1234");
    await page.user.type(box("URL"), "5");
    await page.user.tab();
    expect(page.value()["urls"]).toEqual(["udp://239.0.0.1:12345", "udp://239.0.0.2:1234"]);
    await page.user.type(box("Priority"), "5");
    await page.user.tab();
    expect(page.value()["urls"]).toEqual([{ url: "udp://239.0.0.1:12345", priority: "5" }, "udp://239.0.0.2:1234"]);
  });
});

describe("the address of a source", () => {
  it.each([
    ["http://x/y.m3u8", "hls://x/y.m3u8"],
    ["https://x/y.m3u8", "hlss://x/y.m3u8"],
  ])("%s becomes %s while it is typed [S317]", async (typed, stored) => {
    const page = await openSource({ url: "" });
    await page.user.type(box("URL"), typed);
    expect(box("URL").value).toBe(stored);
    await waitFor(() => expect(page.source()).toEqual({ url: stored }));
  });

  it.each([
    ["http://x/y.ts", "tshttp://x/y.ts"],
    ["https://x/mpegts", "tshttps://x/mpegts"],
  ])("%s becomes %s while it is typed [S318]", async (typed, stored) => {
    const page = await openSource({ url: "" });
    await page.user.type(box("URL"), typed);
    expect(box("URL").value).toBe(stored);
    await waitFor(() => expect(page.source()).toEqual({ url: stored }));
  });

  it.each([
    ["http://x/udp/239.0.0.1:1234", "tshttp://x/udp/239.0.0.1:1234"],
    ["https://x/udp/239.0.0.1:1234", "tshttps://x/udp/239.0.0.1:1234"],
  ])("%s becomes %s while it is typed [S319]", async (typed, stored) => {
    const page = await openSource({ url: "" });
    await page.user.type(box("URL"), typed);
    expect(box("URL").value).toBe(stored);
    await page.user.tab();
    expect(page.source()).toEqual({ url: stored });
  });

  it("loses its white space, and says what to type when http says nothing of what is in it [S315] [S316]", async () => {
    const page = await openSource({ url: "" });
    await page.user.type(box("URL"), " http://x / y ");
    await page.user.tab();
    expect(page.source()).toEqual({ url: "http://x/y" });
    page.show({ problems: await checkEntity("stream", page.value()) });
    expect(screen.getByText("specify hls:// or tshttp:// protocol")).toBeTruthy();
    expect(box("URL").getAttribute("aria-invalid")).toBe("true");
  });
});

describe("the PIDs of a source", () => {
  it("keep what is from 1 to 8191, and a comma at the end while they are typed [S320] [S321]", async () => {
    const page = await openSource({ url: "udp://239.0.0.1:1234" });
    await page.user.type(box("PIDs"), "0,101,8191,");
    expect(box("PIDs").value).toBe("101,8191,");
    await page.user.type(box("PIDs"), "8192");
    expect(box("PIDs").value).toBe("101,8191");
    await page.user.clear(box("PIDs"));
    await page.user.paste("1,x,8192,8191");
    await page.user.tab();
    expect(page.source()).toEqual({ url: "udp://239.0.0.1:1234", pids: "1,8191" });
  });
});
