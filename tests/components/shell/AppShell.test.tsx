import { readFileSync } from "node:fs";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { AppShell } from "../../../src/components/shell/AppShell.tsx";

const css = (path: string) => readFileSync(`src/${path}`, "utf8");

describe("AppShell", () => {
  it("leads a keyboard past the header to the page, and leaves the address alone", async () => {
    render(<AppShell header={<a href="/admin">Media</a>}>the page</AppShell>);
    await userEvent.tab();
    expect(document.activeElement?.textContent).toBe("Skip to content");
    await userEvent.keyboard("{Enter}");
    expect(document.activeElement).toBe(screen.getByRole("main"));
    expect(location.hash).toBe("");
  });

  it("pads the page by 8.5 % where the screen is wide [C506]", () => {
    expect(css("theme/tokens.css")).toMatch(/@media \(min-width: 1024px\) \{\s*:root \{\s*--page-padding: 8\.5%;/);
    expect(css("components/shell/AppShell.module.css")).toMatch(/\.page \{[^}]*padding:[^;]*var\(--page-padding\)/);
  });
});
