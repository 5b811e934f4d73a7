import axe from "axe-core";
import { act, render } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { SchemaForm } from "../../src/forms/SchemaForm.tsx";
import { entities } from "../../src/generated/entities.ts";
import type { EntityDescriptor } from "../../src/generated/contracts/EntityDescriptor.ts";
import type { FormDescriptor } from "../../src/generated/contracts/FormDescriptor.ts";
import type { JsonObject } from "../../src/model/Json.ts";

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
