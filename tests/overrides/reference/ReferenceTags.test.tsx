import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { describe, expect, it } from "vitest";
import { registry } from "../../../overrides/registry.ts";
import { SchemaForm } from "../../../src/forms/SchemaForm.tsx";
import type { JsonObject } from "../../../src/model/Json.ts";
import { withValueAt } from "../../../src/model/configPath.ts";
import { formOf } from "../../forms/fixtures/formOf.ts";
import { fakeStores } from "../../pages/support/fakeStores.ts";
import { renderPage } from "../../pages/support/renderPage.tsx";

const { form, entity, checks } = formOf({
  properties: {
    storages: { title: "Storages", type: "array", items: { type: "string" } },
    backend: { title: "Backend", type: "string" },
  },
  uiSchema: {
    storages: { "ui:options": { pattern: "/storages", ref: { collection: "dvrs" } } },
    backend: { "ui:options": { pattern: "/backend", ref: { collection: "auth_backends", prefix: "auth://" } } },
  },
});

function open(initial: JsonObject) {
  const edited = { value: initial };
  function Desk() {
    const [value, setValue] = useState(initial);
    edited.value = value;
    return (
      <SchemaForm
        form={form}
        entity={entity}
        checks={checks}
        widgets={registry}
        value={value}
        onChange={(path, next) => setValue((one) => withValueAt(one, path, next) as JsonObject)}
      />
    );
  }
  const dvrs = { main: { name: "main", position: 0 }, nas: { name: "nas", position: 1 } };
  renderPage(<Desk />, fakeStores({ dvrs, auth_backends: { first: { name: "first" } } }));
  return { user: userEvent.setup(), edited };
}

const chooser = (name: string) => screen.findByRole<HTMLInputElement>("combobox", { name });
const options = () => screen.getAllByRole("option").map(({ textContent }) => textContent);

describe("a setting with x-ref and no widget of its own", () => {
  it("is a list of names with completion: each leads to its item and can be removed", async () => {
    const { user, edited } = open({ storages: ["main", "gone"] });
    const input = await chooser("Storages");
    expect(screen.getByRole("link", { name: "main" }).getAttribute("href")).toBe("/dvrs/main");
    expect(screen.queryByRole("link", { name: "gone" })).toBeNull();
    await user.click(input);
    expect(options()).toEqual(["nas"]);
    await user.click(screen.getByRole("option", { name: "nas" }));
    expect(edited.value).toEqual({ storages: ["main", "gone", "nas"] });
    expect(input.value).toBe("");
    await user.click(screen.getByRole("button", { name: "Remove nas" }));
    await user.click(input);
    await user.click(screen.getByRole("option", { name: "nas" }));
    await user.click(screen.getByRole("button", { name: "Remove gone" }));
    expect(edited.value).toEqual({ storages: ["main", "nas"] });
  });

  it("is a name behind its prefix, beside any other address", async () => {
    const { user, edited } = open({});
    const input = await chooser("Backend");
    await user.click(input);
    expect(options()).toContain("auth://first");
    await user.click(screen.getByRole("option", { name: "auth://first" }));
    expect(edited.value).toEqual({ backend: "auth://first" });
    expect(screen.getByRole("link", { name: "Open first" })).toBeTruthy();
    await user.clear(input);
    await user.type(input, "http://own");
    await user.tab();
    expect(edited.value).toEqual({ backend: "http://own" });
  });
});
