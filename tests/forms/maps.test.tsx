import { act, screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { formHarness } from "./fixtures/formHarness.tsx";
import { formOf } from "./fixtures/formOf.ts";

const tracks = formOf({
  properties: {
    codec: { type: "string", title: "Default codec" },
    video: {
      type: "object",
      title: "Video tracks",
      additionalProperties: {
        type: "object",
        title: "Video track",
        properties: {
          bitrate: { type: "number", title: "Bitrate" },
          codec: { type: "string", title: "Codec", enum: ["h264", "hevc"] },
          level: { type: "string", title: "Level" },
          preset: { type: "string", title: "Preset" },
        },
        additionalProperties: { type: "string", title: "Extra parameter" },
      },
    },
    port: { title: "Port", type: ["string", "integer"] },
    ports: { title: "Ports", type: "array", items: { type: ["string", "integer"] } },
    from: { title: "From", type: "string" },
    gpu: { title: "GPU", type: "string" },
  },
  uiSchema: {
    video: {
      "ui:options": {
        pattern: "/video",
        newItem: "New track",
        itemTitle: "Track {index}",
        widgetOptions: { newValue: { codec: "h264", bitrate: 1_000_000 } },
      },
      additionalProperties: {
        "ui:options": { pattern: "/video/*" },
        bitrate: {
          "ui:options": { pattern: "/video/*/bitrate", unit: "bitrate", widgetOptions: { factor: 1000, suffix: "k" } },
        },
        level: {
          "ui:options": {
            pattern: "/video/*/level",
            widgetOptions: { by: "codec", choices: { "": ["1", "2"], hevc: ["6.1", "6.2"] } },
          },
        },
        preset: {
          "ui:options": {
            pattern: "/video/*/preset",
            widgetOptions: { by: "/codec", choices: { "": ["slow"], mp2v: ["fast"] } },
          },
        },
      },
    },
    port: { "ui:widget": "port", "ui:options": { pattern: "/port" } },
    ports: { "ui:widget": "port-list", "ui:options": { pattern: "/ports", typing: { emptyToNull: true } } },
    from: { "ui:widget": "clock", "ui:options": { pattern: "/from" } },
    gpu: {
      "ui:options": { pattern: "/gpu", enabled: "never", widgetOptions: { disabledHelp: "Add video tracks first." } },
    },
  },
  fields: { "/video/*": { title: "Track" }, "/video/*/bitrate": { title: "Bitrate", type: "number" } },
  conditions: { never: () => false },
});
const box = (name: string) => screen.getByRole<HTMLInputElement>("textbox", { name });
const options = (name: string) =>
  [...screen.getByRole<HTMLSelectElement>("combobox", { name }).options].map(({ text }) => text);

describe("a map of numbered items", () => {
  const video = Object.fromEntries(
    Array.from({ length: 12 }, (_, index) => [String(index + 1), { bitrate: (index + 1) * 1000 }]),
  );

  it("shows a title per item in the order of their numbers, and mounts the open one only", async () => {
    const page = formHarness(tracks, { value: { video } });
    const titles = within(screen.getByRole("group", { name: "Video tracks" })).getAllByRole("button", {
      name: /^Track/,
    });
    expect(titles.map(({ textContent }) => textContent?.trim())).toEqual(
      Array.from({ length: 12 }, (_, index) => `Track ${index + 1}`),
    );
    expect(screen.queryByRole("textbox", { name: "Bitrate" })).toBeNull();
    await page.user.click(screen.getByRole("button", { name: "Track 10" }));
    expect(box("Bitrate").value).toBe("10");
  });

  it("shows a stored bitrate divided by 1000 and stores what is typed times 1000 [S350]", async () => {
    const page = formHarness(tracks, { value: { video: { "1": { bitrate: 64_000 } } } });
    await page.user.click(screen.getByRole("button", { name: "Track 1" }));
    expect(box("Bitrate").value).toBe("64");
    await page.user.clear(box("Bitrate"));
    await page.user.type(box("Bitrate"), "128");
    await page.user.tab();
    expect(page.edits.at(-1)).toEqual({ path: ["video", "1", "bitrate"], value: 128_000 });
  });

  it("adds the next number with the values its schema names, and opens it", async () => {
    const page = formHarness(tracks, { value: { video: { "1": {}, "4": {} } } });
    await page.user.click(screen.getByRole("button", { name: "New track" }));
    expect(page.edits).toEqual([{ path: ["video", "5"], value: { codec: "h264", bitrate: 1_000_000 } }]);
    expect(box("Bitrate").value).toBe("1000");
  });

  it("takes one away and leaves the numbers of the others", async () => {
    const page = formHarness(tracks, { value: { video } });
    await page.user.click(screen.getByRole("button", { name: "Remove Track 2" }));
    expect(page.edits).toEqual([{ path: ["video", "2"], value: undefined }]);
    expect(screen.queryByRole("button", { name: "Track 2" })).toBeNull();
    expect(screen.getByRole("button", { name: "Track 3" })).toBeTruthy();
  });

  it("is opened by the way from the summary of errors", () => {
    const page = formHarness(tracks, { value: { video } });
    act(() => expect(page.handle.current?.focusField("/video/7/bitrate")).toBe(true));
    expect(document.activeElement).toBe(box("Bitrate"));
    expect(box("Bitrate").value).toBe("7");
  });

  it("edits the keys an item has beside its own settings", async () => {
    const page = formHarness(tracks, { value: { video: { "1": { vsync: "1" } } } });
    await page.user.click(screen.getByRole("button", { name: "Track 1" }));
    const extra = within(screen.getByRole("group", { name: "Extra parameter" }));
    expect(extra.getByRole<HTMLInputElement>("textbox", { name: "Value of vsync" }).value).toBe("1");
  });

  it("keeps a bitrate that is the word copy", async () => {
    const page = formHarness(tracks, { value: { video: { "1": { bitrate: "copy" } } } });
    await page.user.click(screen.getByRole("button", { name: "Track 1" }));
    await page.user.click(box("Bitrate"));
    await page.user.tab();
    expect(box("Bitrate").value).toBe("copy");
    expect(page.edits).toEqual([]);
  });
});

describe("choices that hang on another setting", () => {
  it("follow a neighbour, or a setting anywhere in the entity", async () => {
    const page = formHarness(tracks, { value: { video: { "1": {} } } });
    await page.user.click(screen.getByRole("button", { name: "Track 1" }));
    expect(options("Level")).toEqual(["Not set", "1", "2"]);
    await page.user.selectOptions(screen.getByRole("combobox", { name: "Codec" }), "hevc");
    expect(options("Level")).toEqual(["Not set", "6.1", "6.2"]);
    expect(options("Preset")).toEqual(["Not set", "slow"]);
    page.show({ value: { codec: "mp2v", video: { "1": {} } } });
    expect(options("Preset")).toEqual(["Not set", "fast"]);
  });
});

describe("ports and times", () => {
  it("stores a port as a number, and never drops the address before it", async () => {
    const page = formHarness(tracks, { value: { port: "127.0.0.1:80" } });
    await page.user.type(box("Port"), "80");
    await page.user.tab();
    expect(page.value()["port"]).toBe("127.0.0.1:8080");
    await page.user.clear(box("Port"));
    await page.user.type(box("Port"), "8080");
    await page.user.tab();
    expect(page.value()["port"]).toBe(8080);
  });

  it("reads ports separated by comma or space; an emptied list is cleared", async () => {
    const page = formHarness(tracks, { value: { ports: [80, "10.0.0.1:81"] } });
    expect(box("Ports").value).toBe("80, 10.0.0.1:81");
    await page.user.clear(box("Ports"));
    await page.user.type(box("Ports"), "80 8080,127.0.0.1:81");
    await page.user.tab();
    expect(page.value()["ports"]).toEqual([80, 8080, "127.0.0.1:81"]);
    await page.user.clear(box("Ports"));
    await page.user.tab();
    expect(page.edits.at(-1)).toEqual({ path: ["ports"], value: undefined });
  });

  it("takes a time of the day as HH:mm:ss", async () => {
    const page = formHarness(tracks, { value: {} });
    await page.user.type(box("From"), "01:02:03");
    await page.user.tab();
    expect(page.value()["from"]).toBe("01:02:03");
  });
});

describe("a disabled setting", () => {
  it("says what would enable it", () => {
    formHarness(tracks, { value: {} });
    expect(box("GPU").disabled).toBe(true);
    expect(screen.getByText("Add video tracks first.")).toBeTruthy();
  });
});
