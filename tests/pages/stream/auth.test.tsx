import { act, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { savingStoresOf } from "../../../src/stores/saving/savingStores.ts";
import { locationAuthForm } from "../../../src/generated/forms/location.auth.ts";
import { mirrorAuthForm } from "../../../src/generated/forms/mirror.auth.ts";
import { vodAuthForm } from "../../../src/generated/forms/vod.auth.ts";
import { authPage } from "./support/authPage.tsx";

const backends = {
  auth_backends: { second: { name: "second", position: 1 }, first: { name: "first", position: 0 } },
};
const kind = () => screen.getByRole<HTMLSelectElement>("combobox", { name: "Auth type" });
const kinds = () => [...kind().options].map(({ text }) => text);
const shown = () => kind().selectedOptions[0]?.text;
const box = (name: string) => screen.getByRole<HTMLInputElement>("textbox", { name });
const countries = (name: string) => screen.getByRole<HTMLInputElement>("combobox", { name });
const radio = (name: string) => screen.getByRole<HTMLInputElement>("radio", { name });
const extra = { tariff: "gold" };

describe("the auth type of a stream", () => {
  it("is none, custom, stalker, securelink (securetoken), IPTV or Watcher (vsaas) [S229]", async () => {
    await authPage({ news: {} });
    expect(kinds()).toEqual(["none", "custom", "stalker", "securelink (securetoken)", "IPTV", "Watcher (vsaas)"]);
    expect(shown()).toBe("none");
  });

  it.each([
    ["location", locationAuthForm],
    ["vod", vodAuthForm],
    ["mirror", mirrorAuthForm],
  ] as const)("is neither IPTV nor Watcher for a %s, nor for several streams [S230]", async (entity, form) => {
    await authPage({ live: {} }, { entity, form });
    expect(kinds()).toEqual(["none", "custom", "stalker", "securelink (securetoken)"]);
  });

  it("is neither IPTV nor Watcher for several streams [S230]", async () => {
    await authPage({ news: {}, sport: {} });
    expect(kinds()).toEqual(["none", "custom", "stalker", "securelink (securetoken)"]);
  });

  it.each([
    ["custom", "http://middleware.example.com/auth"],
    ["custom", "auth://first"],
    ["stalker", "stalker://portal.example.com"],
    ["securelink (securetoken)", "securetoken://KEY"],
    ["IPTV", "http://localhost/tv/auth"],
    ["IPTV", "iptv://localhost"],
    ["Watcher (vsaas)", "vsaas://"],
  ])("shows as %s for %s", async (label, url) => {
    const page = await authPage({ news: { auth: { url } } });
    expect(shown()).toBe(label);
    expect(page.stores.draft.count).toBe(0);
  });

  it.each(["none", "custom"])("clears address and extra parameters when it becomes %s [S231]", async (label) => {
    const page = await authPage({ news: { auth: { url: "stalker://portal", extra, max_sessions: 3 } } });
    await page.user.selectOptions(kind(), label);
    expect(shown()).toBe(label);
    expect(await page.patch()).toEqual({ news: { auth: { url: null, extra: null } } });
  });

  it.each([
    ["IPTV", "http://localhost/tv/auth"],
    ["securelink (securetoken)", "securetoken://"],
    ["stalker", "stalker://"],
    ["Watcher (vsaas)", "vsaas://"],
  ])("becomes %s with the address %s, and the extra parameters stay [S232, S233, S234]", async (label, url) => {
    const page = await authPage({ news: { auth: { url: "http://mw/auth", extra } } });
    await page.user.selectOptions(kind(), label);
    expect(shown()).toBe(label);
    expect(await page.patch()).toEqual({ news: { auth: { url } } });
  });

  it("puts the portal's host behind stalker://, pasted with or without it [S234]", async () => {
    const page = await authPage({ news: {} });
    await page.user.selectOptions(kind(), "stalker");
    await page.user.type(box("Portal host"), "portal.example.com");
    await page.user.tab();
    expect(page.effective("news")["auth"]).toEqual({ url: "stalker://portal.example.com" });
    await page.user.clear(box("Portal host"));
    await page.user.type(box("Portal host"), "stalker://other.example.com");
    await page.user.tab();
    expect(await page.patch()).toEqual({ news: { auth: { url: "stalker://other.example.com" } } });
  });

  it("puts the key behind securetoken://, says that nobody may watch without one [S234], and never shows a stored one", async () => {
    const page = await authPage({ news: { auth: { url: "securetoken://OLDKEY" } } });
    expect(document.body.innerHTML).not.toContain("OLDKEY");
    await page.user.click(screen.getByRole("button", { name: "Clear Key" }));
    await screen.findByText("Without a key nobody may watch.");
    await page.user.type(screen.getByLabelText("Key"), "NEWKEY");
    await page.user.tab();
    expect(await page.patch()).toEqual({ news: { auth: { url: "securetoken://NEWKEY" } } });
    expect(
      savingStoresOf(page.stores)
        .review.changes.map(({ text }) => text)
        .join(),
    ).not.toContain("KEY");
  });

  it("stays custom while an address is typed that begins like another kind", async () => {
    const page = await authPage({ news: {} });
    await page.user.selectOptions(kind(), "custom");
    const address = await screen.findByRole("textbox", { name: "Address of the auth backend" });
    await page.user.type(address, "vsaas://");
    await waitFor(() => expect(page.effective("news")["auth"]).toEqual({ url: "vsaas://" }));
    expect(shown()).toBe("custom");
    await page.user.type(address, "house");
    await page.user.tab();
    expect(page.effective("news")["auth"]).toEqual({ url: "vsaas://house" });
  });

  it("follows another administrator, and takes one's own choice back", async () => {
    const page = await authPage({ news: { auth: { url: "http://mw/auth" } } });
    act(() => page.stores.config.merge({ streams: { news: { auth: { url: "vsaas://" } } } }, 2));
    expect(shown()).toBe("Watcher (vsaas)");
    await page.user.selectOptions(kind(), "stalker");
    await page.user.click(screen.getByRole("button", { name: "Undo change to Auth type" }));
    expect(shown()).toBe("Watcher (vsaas)");
    expect(page.stores.draft.count).toBe(0);
  });
});

describe("the auth backends of a stream", () => {
  const chips = () => screen.findByRole("group", { name: "Auth backends" });
  const chip = async (name: string) => within(await chips()).getByRole<HTMLButtonElement>("button", { name });

  it("are chosen from those of the global config, and the page holds the DRM section too [S039]", async () => {
    const page = await authPage({ news: { auth: { url: "http://mw/auth" } } }, { config: backends });
    const names = within(await chips())
      .getAllByRole("button")
      .map(({ textContent }) => textContent);
    expect(names).toEqual(["first", "second"]);
    await page.user.click(await chip("second"));
    expect((await chip("second")).getAttribute("aria-pressed")).toBe("true");
    expect(box("Address of the auth backend").value).toBe("auth://second");
    expect(screen.getByRole("heading", { name: "DRM" })).toBeTruthy();
    expect(await page.patch()).toEqual({ news: { auth: { url: "auth://second" } } });
  });

  it("are let go by the same chip, and lead to the page where they are edited", async () => {
    const page = await authPage({ news: { auth: { url: "auth://first" } } }, { config: backends });
    await page.user.click(await chip("first"));
    expect(page.effective("news")["auth"]).not.toHaveProperty("url");
    expect(shown()).toBe("custom");
    await page.user.click(screen.getByRole("link", { name: "Edit auth backends" }));
    expect(page.router.state.location.pathname).toBe("/auth");
  });

  it("say when there are none, and when the one that is named is gone", async () => {
    await authPage({ news: { auth: { url: "auth://gone" } } });
    expect(await screen.findByText("There are no auth backends in the global config yet.")).toBeTruthy();
    expect(screen.getByRole("status").textContent).toBe(
      "The global config has no auth backend named gone: nobody can watch.",
    );
  });
});

describe("the country limit of a stream", () => {
  const choices = () =>
    within(screen.getByRole("radiogroup", { name: "Country limit" }))
      .getAllByRole<HTMLInputElement>("radio")
      .map(({ labels, checked }) => `${labels?.[0]?.textContent}${checked ? "*" : ""}`);

  it("is disabled, a whitelist or a blacklist [S235]", async () => {
    await authPage({ news: {} });
    expect(choices()).toEqual(["disabled*", "whitelist", "blacklist"]);
    expect(screen.queryByRole("combobox", { name: "Allowed countries" })).toBeNull();
  });

  it.each([
    ["whitelist", { allowed_countries: ["DE"] }, { allowed_countries: null }],
    ["blacklist", { disallowed_countries: ["FR"] }, { disallowed_countries: null }],
    [
      "whitelist",
      { allowed_countries: ["DE"], disallowed_countries: [] },
      { allowed_countries: null, disallowed_countries: null },
    ],
  ])("sets the lists of a %s to null when it is disabled [S236]", async (label, auth, cleared) => {
    const page = await authPage({ news: { auth } });
    expect(choices()).toContain(`${label}*`);
    await page.user.click(radio("disabled"));
    expect(await page.patch()).toEqual({ news: { auth: cleared } });
  });

  it("starts as a whitelist with an empty allowed list, in the place of the other [S237]", async () => {
    const page = await authPage({ news: { auth: { disallowed_countries: ["FR"] } } });
    await page.user.click(radio("whitelist"));
    expect(countries("Allowed countries").value).toBe("");
    expect(screen.queryByRole("combobox", { name: "Disallowed countries" })).toBeNull();
    await screen.findByText("No country is allowed: nobody may watch.");
    expect(await page.patch()).toEqual({ news: { auth: { allowed_countries: [], disallowed_countries: null } } });
  });

  it("starts as a blacklist with an empty disallowed list, in the place of the other [S238]", async () => {
    const page = await authPage({ news: { auth: { allowed_countries: ["DE"] } } });
    await page.user.click(radio("blacklist"));
    expect(countries("Disallowed countries").value).toBe("");
    expect(await page.patch()).toEqual({ news: { auth: { allowed_countries: null, disallowed_countries: [] } } });
  });

  it("takes codes and names, shows both, and says which word is neither", async () => {
    const page = await authPage({ news: { auth: { allowed_countries: [] } } });
    await page.user.type(countries("Allowed countries"), "de, France,xyz ");
    const chips = within(screen.getByRole("list", { name: "Allowed countries" })).getAllByRole("listitem");
    expect(chips.map(({ textContent }) => textContent)).toEqual(["DE Germany", "FR France", "xyz"]);
    await page.user.tab();
    await screen.findByText("A country code has two letters.");
    await page.user.click(screen.getByRole("button", { name: "Remove xyz" }));
    expect(await page.patch()).toEqual({ news: { auth: { allowed_countries: ["DE", "FR"] } } });
  });

  it("is taken back to what the server has", async () => {
    const page = await authPage({ news: { auth: { allowed_countries: ["DE"] } } });
    await page.user.click(radio("disabled"));
    await page.user.click(screen.getByRole("button", { name: "Undo change to Country limit" }));
    expect(choices()).toEqual(["disabled", "whitelist*", "blacklist"]);
    expect(page.stores.draft.count).toBe(0);
  });
});

describe("domains and extra parameters of a stream", () => {
  it("ends a domain at a comma or a space", async () => {
    const page = await authPage({ news: { auth: { domains: ["a.example.com"] } } });
    await page.user.type(box("Allowed domains"), "b.example.com *.example.org");
    await page.user.tab();
    const domains = ["a.example.com", "b.example.com", "*.example.org"];
    expect(await page.patch()).toEqual({ news: { auth: { domains } } });
  });

  it("saves an emptied list of domains as none", async () => {
    const page = await authPage({ news: { auth: { domains: ["a.example.com"] } } });
    await page.user.click(screen.getByRole("button", { name: "Remove a.example.com" }));
    expect(await page.patch()).toEqual({ news: { auth: { domains: null } } });
  });

  it("refuses a value with # in it, with the words for it [S325]", async () => {
    const page = await authPage({ news: { auth: { url: "http://mw/auth" } } });
    await page.user.type(box("New parameter"), "tariff");
    await page.user.type(box("New value"), "go#ld");
    await page.user.tab();
    await waitFor(() => expect(screen.getAllByText("Value should not include # symbol.").length).toBeGreaterThan(0));
    await page.user.click(page.save());
    expect(page.stores.saved).toEqual([]);
    await page.user.clear(box("Value of tariff"));
    await page.user.type(box("Value of tariff"), "gold");
    await page.user.tab();
    expect(await page.patch()).toEqual({ news: { auth: { extra: { tariff: "gold" } } } });
  });
});

describe("Save of the Authorization page", () => {
  it("is disabled while nothing has changed [S042]", async () => {
    const page = await authPage({ news: {} });
    expect(page.save().disabled).toBe(true);
    await page.user.click(radio("blacklist"));
    await waitFor(() => expect(page.save().disabled).toBe(false));
    await page.user.click(radio("disabled"));
    await waitFor(() => expect(page.save().disabled).toBe(true));
  });

  it("is disabled while a save is running [S041]", async () => {
    const page = await authPage({ news: {} });
    await page.user.click(radio("blacklist"));
    let finish: () => void = () => undefined;
    page.stores.save.approveWith(
      () =>
        new Promise((resolve) => {
          finish = () => resolve(true);
        }),
    );
    await page.user.click(page.save());
    await waitFor(() => expect(page.stores.save.isRunning).toBe(true));
    expect(page.save().disabled).toBe(true);
    finish();
    await waitFor(() => expect(page.stores.saved).toHaveLength(1));
  });
});

describe("several streams on the Authorization page", () => {
  it("say where they differ, keep it, set it or clear it in all", async () => {
    const page = await authPage({
      a: { auth: { url: "http://mw/auth", allowed_countries: ["DE"] } },
      b: { auth: { url: "stalker://portal", disallowed_countries: ["FR"] } },
    });
    const type = screen.getByRole("group", { name: "Auth type" });
    expect(type.textContent).toContain("Mixed (2 values)");
    expect(screen.getAllByRole<HTMLInputElement>("radio").filter(({ checked }) => checked)).toEqual([]);
    await page.user.click(radio("whitelist"));
    expect(page.effective("a")["auth"]).toEqual({ url: "http://mw/auth", allowed_countries: [] });
    expect(page.effective("b")["auth"]).toEqual({ url: "stalker://portal", allowed_countries: [] });
    await page.user.click(screen.getByRole("button", { name: "Keep Country limit as is" }));
    expect(page.stores.draft.count).toBe(0);

    await page.user.click(screen.getByRole("button", { name: "Set Auth type in all" }));
    await page.user.selectOptions(kind(), "securelink (securetoken)");
    await page.user.type(screen.getByLabelText("Key"), "K");
    await page.user.tab();
    const auth = { url: "securetoken://K" };
    expect(await page.patch()).toEqual({ a: { auth }, b: { auth } });
  });
});
