import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { streamOutputForm } from "../../../src/generated/forms/stream.output.ts";
import type { JsonObject } from "../../../src/model/Json.ts";
import { checkEntity } from "../../../src/model/entity/checkEntity.ts";
import { generatedHarness } from "../fixtures/generatedHarness.tsx";

const box = (name: string) => screen.getByRole<HTMLInputElement>("textbox", { name });
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

describe("the address prefix and the pushes of a stream", () => {
  it("are stored without white space, each push in a row of its own", async () => {
    const page = await generatedHarness(streamOutputForm, { value: { name: "news" } });
    await page.user.type(box("URL prefix"), "http://cdn.example.com :8080");
    await page.user.tab();
    expect(page.value()["url_prefix"]).toBe("http://cdn.example.com:8080");
    await page.user.type(box("New push URL"), "rtmp://a/b");
    await page.user.tab();
    expect(page.value()["pushes"]).toEqual([{ url: "rtmp://a/b" }]);
  });
});
