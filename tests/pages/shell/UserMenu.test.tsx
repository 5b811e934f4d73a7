import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import { ThemeButton, UserMenuButton } from "../../../src/pages/shell/UserMenuButton.tsx";
import { speak } from "../../../src/texts/language.ts";
import { fakeStores } from "../support/fakeStores.ts";
import { renderPage } from "../support/renderPage.tsx";
import type { RouteObject } from "react-router-dom";
import { mediaConsole } from "../../../src/mediaConsole.tsx";

afterEach(() => speak(undefined));

interface Given {
  readonly capabilities: Readonly<Record<string, boolean>>;
  readonly routes: readonly RouteObject[];
}

async function open({ capabilities = {}, routes = [{ path: "audit" }] }: Partial<Given> = {}) {
  const stores = fakeStores({}, { capabilities });
  await stores.serverInfo.refresh();
  const logout = vi.spyOn(stores.session, "logout").mockResolvedValue();
  const router = renderPage(<UserMenuButton parts={{ routes }} />, stores);
  await userEvent.click(screen.getByRole("button", { name: "User menu" }));
  await screen.findByRole("menu", { name: "User menu" });
  return { preferences: stores.preferences, logout, router };
}

/** What is chosen, group by group. */
const chosen = () =>
  screen
    .getAllByRole("menuitemradio")
    .filter((item) => item.ariaChecked === "true")
    .map((item) => item.textContent);

describe("the user menu of the header", () => {
  it("logs out, and closes", async () => {
    const { logout } = await open();
    await userEvent.click(screen.getByRole("menuitem", { name: "Log out" }));
    expect(logout).toHaveBeenCalledOnce();
    expect(screen.queryByRole("menu")).toBeNull();
  });

  it.each([
    ["among the first pages", undefined],
    ["as the console of the media server has it", mediaConsole().routes],
  ])("leads to the audit log where server and console have one: %s", async (_where, routes) => {
    const { router } = await open({ capabilities: { audit: true }, ...(routes && { routes }) });
    await userEvent.click(screen.getByRole("menuitem", { name: "Audit log" }));
    expect(router.state.location.pathname).toBe("/audit");
  });

  it.each([
    ["server", { capabilities: {} }],
    ["console", { capabilities: { audit: true }, routes: [] }],
  ])("has no audit log where the %s has none", async (_who, given) => {
    await open(given);
    expect(screen.getAllByRole("menuitem").map((item) => item.textContent)).toEqual(["Log out"]);
  });

  it("shows theme, density and language as they are, and stays open while they are chosen", async () => {
    const { preferences } = await open();
    expect(chosen()).toEqual(["As the system", "Comfortable", "English"]);
    await userEvent.click(screen.getByRole("menuitemradio", { name: "Dark" }));
    await userEvent.click(screen.getByRole("menuitemradio", { name: "Compact" }));
    expect(chosen()).toEqual(["Dark", "Compact", "English"]);
    expect(preferences.look).toEqual({ theme: "dark", density: "compact", language: "en" });
  });

  it("is driven by the keyboard, and gives the focus back", async () => {
    const { preferences } = await open();
    await userEvent.keyboard("{ArrowDown}{ArrowDown}{Enter}");
    expect(preferences.theme).toBe("light");
    await userEvent.keyboard("{Escape}");
    await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByRole("button", { name: "User menu" })));
  });

  it("chooses a language, each named in its own words", async () => {
    const { preferences } = await open();
    await userEvent.click(screen.getByRole("menuitemradio", { name: "Deutsch" }));
    await vi.waitFor(() => expect(preferences.language).toBe("de"));
  });
});

describe("the theme button of the header", () => {
  it("has the focus again in the new language, once, and not where one has gone on elsewhere", async () => {
    const { preferences } = await open();
    const drawnAnew = () => {
      cleanup();
      renderPage(<UserMenuButton parts={{ routes: [] }} />, { ...fakeStores({}), preferences });
      return document.activeElement?.getAttribute("aria-label");
    };
    await preferences.chooseLanguage("de");
    expect([drawnAnew(), drawnAnew()]).toEqual(["Benutzermenü", null]);
    await preferences.chooseLanguage("en");
    preferences.leaveMenu();
    expect(drawnAnew()).toBeNull();
  });

  it("turns the theme over with one press, from what is seen, and says what the next press does", async () => {
    const stores = fakeStores({});
    vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn() }));
    renderPage(<ThemeButton />, stores);
    await userEvent.click(screen.getByRole("button", { name: "Switch to the dark theme" }));
    expect(stores.preferences.theme).toBe("dark");
    document.documentElement.style.colorScheme = "dark";
    document.documentElement.dataset["theme"] = "dark";
    await userEvent.click(await screen.findByRole("button", { name: "Switch to the light theme" }));
    expect(stores.preferences.theme).toBe("light");
    document.documentElement.removeAttribute("style");
    delete document.documentElement.dataset["theme"];
    vi.unstubAllGlobals();
  });
});
