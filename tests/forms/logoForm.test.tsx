import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { streamOutputForm } from "../../src/generated/forms/stream.output.ts";
import type { JsonObject } from "../../src/model/Json.ts";
import { checkEntity } from "../../src/model/entity/checkEntity.ts";
import { generatedHarness } from "./fixtures/generatedHarness.tsx";

const box = (name: string | RegExp) => screen.getByRole<HTMLInputElement>("textbox", { name });
const open = (logo: JsonObject) => generatedHarness(streamOutputForm, { value: { name: "news", logo } });

describe("the logo of a stream", () => {
  it.each([
    ["Top", "top", "Bottom", "bottom"],
    ["Bottom", "bottom", "Top", "top"],
  ])("has %s in place of the other once it is set [S137]", async (title, name, otherTitle, other) => {
    const page = await open({ path: "@logo1", [other]: 10 });
    await page.user.type(box(title), "25");
    await page.user.tab();
    expect(page.value()["logo"]).toEqual({ path: "@logo1", [name]: 25 });
    expect(page.edits).toContainEqual({ path: ["logo", other], value: undefined });
    await waitFor(() => expect(box(otherTitle).value).toBe(""));
    expect(await checkEntity("stream", page.value())).toEqual([]);
  });

  it.each([
    ["Left", "left", "Right", "right"],
    ["Right", "right", "Left", "left"],
  ])("has %s in place of the other once it is set [S138]", async (title, name, otherTitle, other) => {
    const page = await open({ path: "@logo1", [other]: 0 });
    await page.user.type(box(title), "5");
    await page.user.tab();
    expect(page.value()["logo"]).toEqual({ path: "@logo1", [name]: 5 });
    await waitFor(() => expect(box(otherTitle).value).toBe(""));
  });

  it("keeps one edge when the other is emptied, and both directions apart", async () => {
    const page = await open({ path: "@logo1", top: 10, left: 5 });
    await page.user.clear(box("Top"));
    await page.user.tab();
    expect(page.edits).toEqual([{ path: ["logo", "top"], value: undefined }]);
    await page.user.type(box("Bottom"), "7");
    await page.user.tab();
    expect(page.value()["logo"]).toEqual({ path: "@logo1", left: 5, bottom: 7 });
  });

  it.each([
    ["1.5", "1", /what is behind its point or comma is left out/],
    ["85,5", "85", /what is behind its point or comma is left out/],
    ["-5", "", /Only a whole number without a sign/],
    ["1e5", "1", /Only a whole number without a sign/],
    ["1a5", "15", /Only digits can stand here/],
  ])("tells what is left out of %s as it is typed, rather than to take it for another", async (typed, shown, words) => {
    const page = await open({ path: "@logo1" });
    await page.user.type(box("Top"), typed);
    expect(box("Top").value).toBe(shown);
    expect(screen.getByText(words)).toBeTruthy();
    await page.user.tab();
    await page.user.type(box("Top"), "0");
    expect(screen.queryByText(words), "that was told").toBeNull();
    await page.user.tab();
    expect(page.value()["logo"]).toEqual({ path: "@logo1", top: Number(`${shown}0`) });
  });

  it.each([" 30 ", "1,500 s", "1,234,567", "2 000"])(
    "takes %s as it was copied from elsewhere, without a word",
    async (put) => {
      const page = await open({ path: "@logo1" });
      await page.user.click(box("Top"));
      await page.user.paste(put);
      await page.user.tab();
      expect(page.value()["logo"]).toEqual({ path: "@logo1", top: Number(put.replaceAll(/\D/g, "")) });
      if (!put.includes("s")) expect(screen.queryByText(/left out/)).toBeNull();
    },
  );

  it("takes digits again where they are typed elsewhere than behind the point", async () => {
    const page = await open({ path: "@logo1" });
    await page.user.type(box("Top"), "1.5");
    await page.user.type(box("Top"), "{Backspace}27");
    await page.user.tab();
    expect(page.value()["logo"]).toEqual({ path: "@logo1", top: 27 });
  });

  it.each(["1.5", " -5", "−5", "1,5", "1.500", "3-4", "1e3", "1920x1080"])(
    "takes nothing of %s that is put in as a whole",
    async (put) => {
      const page = await open({ path: "@logo1", top: 10 });
      const told = () => screen.queryByText(/Only a whole number without a sign can stand here/);
      await page.user.click(box("Top"));
      await page.user.paste(put);
      expect(box("Top").value).toBe("10");
      expect(told()).toBeTruthy();
      await page.user.tab();
      expect(page.edits).toEqual([]);
      await page.user.clear(box("Top"));
      expect(told()).toBeNull();
      await page.user.paste("1 200 px");
      await page.user.tab();
      expect(page.value()["logo"]).toEqual({ path: "@logo1", top: 1200 });
    },
  );

  it("can be mended where it came with a sign", async () => {
    const page = await open({ path: "@logo1", top: -15 });
    await page.user.type(box("Top"), "{Backspace}");
    expect(box("Top").value).toBe("1");
    await page.user.tab();
    expect(page.value()["logo"]).toEqual({ path: "@logo1", top: 1 });
  });

  it("is reset as a whole: the edge that came in its place goes when the server's comes back", async () => {
    const resets: string[] = [];
    const page = await generatedHarness(streamOutputForm, {
      value: { name: "news", logo: { path: "@logo1", bottom: 7 } },
      server: { name: "news", logo: { path: "@logo1", top: 10 } },
      onReset: (pointer) => resets.push(pointer),
    });
    await page.user.click(screen.getByRole("button", { name: /Top/ }));
    expect(resets).toEqual(["/logo/top", "/logo/bottom"]);
  });

  it("clears the other edge in all selected streams, whatever the first of them has", async () => {
    const page = await generatedHarness(streamOutputForm, {
      value: { logo: { path: "@logo1" } },
      selection: { count: 2, fields: { "/logo/bottom": { values: 2 } } },
    });
    await page.user.type(box("Top"), "3");
    await page.user.tab();
    expect(page.edits).toEqual([
      { path: ["logo", "bottom"], value: undefined },
      { path: ["logo", "top"], value: 3 },
    ]);
  });
});
