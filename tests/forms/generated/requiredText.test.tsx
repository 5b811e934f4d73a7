import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { streamAuthForm } from "../../../src/generated/forms/stream.auth.ts";
import { streamOverviewForm } from "../../../src/generated/forms/stream.overview.ts";
import { checkEntity } from "../../../src/model/entity/checkEntity.ts";
import { generatedHarness } from "../fixtures/generatedHarness.tsx";

const box = (name: RegExp) => screen.getByRole<HTMLInputElement>("textbox", { name });

/** What is said of an input, as a screen reader hears it. */
function description(input: HTMLElement): string {
  const ids = input.getAttribute("aria-describedby")?.split(" ") ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent ?? `(no ${id})`).join(" | ");
}

describe("a required text input", () => {
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
