import { act, render, screen, waitFor, within } from "@testing-library/react";
import axe from "axe-core";
import { describe, expect, it, vi } from "vitest";
import { SchemaForm } from "../../src/forms/SchemaForm.tsx";
import type { EntityDescriptor } from "../../src/generated/contracts/EntityDescriptor.ts";
import type { FormDescriptor } from "../../src/generated/contracts/FormDescriptor.ts";
import { entities } from "../../src/generated/entities.ts";
import { streamAuthForm } from "../../src/generated/forms/stream.auth.ts";
import { streamOutputForm } from "../../src/generated/forms/stream.output.ts";
import { streamOverviewForm } from "../../src/generated/forms/stream.overview.ts";
import { streamUrlsForm } from "../../src/generated/forms/stream.urls.ts";
import type { Json, JsonObject } from "../../src/model/Json.ts";
import { checkEntity } from "../../src/model/entity/checkEntity.ts";
import { generatedHarness } from "./fixtures/generatedHarness.tsx";

const modules = import.meta.glob<Record<string, FormDescriptor>>("../../src/generated/forms/*.ts", { eager: true });
const forms = Object.values(modules).flatMap((module) => Object.values(module));
const known: Readonly<Record<string, EntityDescriptor>> = entities;

/** Something in every list, map and union, so that what is inside them is drawn too. */
const filled: JsonObject = {
  name: "news",
  urls: [{ url: "udp://239.0.0.1:1234", vlan: "7" }],
  transcoder: {
    global: { hw: "cpu" },
    video: { "1": { bitrate: 1_000_000, codec: "h264" } },
    audio: { bitrate: 64_000 },
  },
  auth: { url: "http://auth", extra: { key: "value" }, domains: ["a.tv"] },
  drm: { vendor: "ezdrm", user: "me", password: "secret" },
  dvr: { root: "/storage", schedule: [[0, 2359]] },
  pushes: [{ url: "rtmp://a/b" }],
  http: [80, "127.0.0.1:8080"],
};

async function faults(): Promise<readonly string[]> {
  const { violations } = await axe.run(document.body, {
    rules: { region: { enabled: false }, "color-contrast": { enabled: false } },
  });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
}

describe("every generated form", () => {
  it("exists", () => expect(forms.length).toBeGreaterThan(10));

  it.each(forms.map((form) => [`${form.entity} ${form.page}`, form] as const))(
    "%s: draws with and without values, edits nothing by itself, has no fault that axe finds",
    async (_, form) => {
      const complain = vi.spyOn(console, "error");
      const entity = known[form.entity];
      if (!entity) throw new Error(`No entity "${form.entity}": run "npm run generate".`);
      const checks = await form.load();
      const onChange = vi.fn();
      const show = (value: JsonObject) => (
        <SchemaForm form={form} checks={checks} entity={entity} value={value} server={{}} onChange={onChange} />
      );
      const page = render(show({}));
      // A page without settings only says something.
      const drawn = form.fields.length === 0 ? "h2" : "button, input, select, textarea, fieldset";
      expect(page.container.querySelector(drawn)).not.toBeNull();
      expect(await faults()).toEqual([]);
      page.rerender(show(filled));
      for (const closed of page.container.querySelectorAll<HTMLElement>('[aria-expanded="false"]'))
        act(() => closed.click());
      expect(await faults()).toEqual([]);
      expect(onChange).not.toHaveBeenCalled();
      expect(complain.mock.calls.filter(([first]) => !String(first).includes("Not implemented"))).toEqual([]);
    },
  );
});

const box = (name: string | RegExp) => screen.getByRole<HTMLInputElement>("textbox", { name });

describe("the address prefix and the pushes of a stream", () => {
  it("are stored without white space, each push in a row of its own", async () => {
    const page = await generatedHarness(streamOutputForm, { value: { name: "news" } });
    await page.user.type(box("URL prefix"), "http://cdn.example.com");
    expect(screen.queryByText(/Spaces are left out here/)).toBeNull();
    await page.user.type(box("URL prefix"), " :8080");
    expect(screen.getByText(/Spaces are left out here/).textContent).toMatch(/\. Spaces are left out here\.$/);
    await page.user.tab();
    expect(page.value()["url_prefix"]).toBe("http://cdn.example.com:8080");
    await page.user.type(box("New push URL"), "rtmp://a/b");
    await page.user.tab();
    expect(page.value()["pushes"]).toEqual([{ url: "rtmp://a/b" }]);
  });
});

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

describe("a required text input", () => {
  /** What is said of an input, as a screen reader hears it. */
  function description(input: HTMLElement): string {
    const ids = input.getAttribute("aria-describedby")?.split(" ") ?? [];
    return ids.map((id) => document.getElementById(id)?.textContent ?? `(no ${id})`).join(" | ");
  }

  it("says that its setting is required once it is emptied and checked [C359]", async () => {
    const page = await generatedHarness(streamOverviewForm, { value: { name: "news" } });
    const name = box(/^Name/);
    expect(name.getAttribute("aria-required")).toBe("true");
    page.show({ problems: await checkEntity("stream", page.value()) });
    expect(screen.queryByText("Name is required")).toBeNull();
    await page.user.clear(name);
    await page.user.tab();
    page.show({ problems: await checkEntity("stream", page.value()) });
    expect(name.getAttribute("aria-invalid")).toBe("true");
    expect(description(name)).toContain("Name is required");
    await page.user.type(name, "n");
    await page.user.tab();
    page.show({ problems: await checkEntity("stream", page.value()) });
    expect(screen.queryByText("Name is required")).toBeNull();
    expect(name.getAttribute("aria-invalid")).toBeNull();
  });

  it("says the same of a setting that was never there, inside a union [C359]", async () => {
    const page = await generatedHarness(streamAuthForm, { value: { name: "news", drm: { vendor: "ezdrm" } } });
    page.show({ problems: await checkEntity("stream", page.value()) });
    expect(description(box(/^User/))).toContain("User is required");
  });
});

describe("a rule over several settings", () => {
  it("is told at the setting that must change, and no more once that is mended", async () => {
    const logo = { path: "@logo1", top: 1, left: 1 };
    const page = await generatedHarness(streamOutputForm, { value: { name: "news", logo: { ...logo, bottom: 5 } } });
    page.show({ problems: await checkEntity("stream", page.value()) });
    const words = "Set top or bottom, but not both.";
    expect(screen.getAllByText(words)).toHaveLength(1);
    expect(box("Top").getAttribute("aria-invalid")).toBe("true");
    expect(box("Bottom").getAttribute("aria-invalid")).toBeNull();
    page.show({ value: { name: "news", logo } });
    page.show({ problems: await checkEntity("stream", page.value()) });
    expect(screen.queryByText(words)).toBeNull();
    expect(box("Top").getAttribute("aria-invalid")).toBeNull();
  });
});
