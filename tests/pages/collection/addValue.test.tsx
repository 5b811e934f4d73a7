import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { JsonObject } from "../../../src/model/Json.ts";
import { mediaConsole } from "../../../src/mediaConsole.tsx";
import { openItem } from "../entity/support/openItem.tsx";

const main = {
  name: "main",
  position: 0,
  allow: { tokens: ["abc"], ips: ["10.0.0.0/8"] },
  deny: { countries: ["GB"] },
};
const second = { name: "second", position: 1 };

async function open(backends: JsonObject) {
  const page = await openItem({ auth_backends: backends }, "/auth", mediaConsole().routes.slice(1));
  await screen.findByRole("heading", { name: "Add a value" }, { timeout: 10_000 });
  const box = within(screen.getByRole("heading", { name: "Add a value" }).closest("section") ?? document.body);
  const select = (name: string) => box.getByRole<HTMLSelectElement>("combobox", { name });
  const value = () => box.getByLabelText<HTMLInputElement>("Value");
  const addButton = () => box.getByRole<HTMLButtonElement>("button", { name: "Add" });
  const { user } = page;
  return {
    ...page,
    box,
    value,
    addButton,
    words: (name: string) =>
      within(select(name))
        .getAllByRole("option")
        .map(({ textContent }) => textContent),
    /** Chooses kind and mode, types a value and confirms it with Enter. */
    add: async (kind: string, mode: string, typed: string) => {
      await user.selectOptions(select("Kind"), kind);
      await user.selectOptions(select("Mode"), mode);
      await user.clear(value());
      await user.type(value(), `${typed}{Enter}`);
    },
  };
}

describe("the box that adds a value to an auth backend", () => {
  it("stands above an editor for each backend, and has the backends as chips [S092]", async () => {
    const { box, user } = await open({ main, second });
    const chips = within(box.getByRole("group", { name: "Auth backends" })).getAllByRole("button");
    expect(chips.map(({ textContent }) => textContent)).toEqual(["main", "second"]);
    await user.click(screen.getByRole("button", { name: "main", expanded: false }));
    expect(await screen.findByRole("textbox", { name: "Name" }, { timeout: 10_000 })).toBeTruthy();
  });

  it("holds what was typed, hidden as before, when one comes back", async () => {
    const { box, user, value, router, stores } = await open({ main, second });
    await user.click(box.getByRole("button", { name: "second" }));
    await user.selectOptions(box.getByRole("combobox", { name: "Mode" }), "Deny");
    await user.type(value(), "tok3n");
    await act(() => router.navigate("/logupload"));
    await act(() => router.navigate("/auth"));
    await screen.findByRole("heading", { name: "Add a value" }, { timeout: 10_000 });
    const again = screen.getByLabelText<HTMLInputElement>("Value");
    expect([again.value, again.type]).toEqual(["tok3n", "password"]);
    expect(screen.getByRole("button", { name: "second", pressed: true })).toBeTruthy();
    expect(screen.getByRole<HTMLSelectElement>("combobox", { name: "Mode" }).selectedOptions[0]?.textContent).toBe(
      "Deny",
    );
    await user.type(again, "{Enter}");
    await waitFor(() => expect(stores.draft.count).toBeGreaterThan(0));
    expect(stores.halfTyped.isAny).toBe(false);
  });

  it("is empty for who left while the value was being added, and comes back", async () => {
    const { user, value, stores } = await open({ main });
    await user.type(value(), "tok3n");
    fireEvent.submit(value());
    cleanup();
    await waitFor(() => expect(stores.draft.count).toBeGreaterThan(0));
    await waitFor(() => expect(stores.halfTyped.isAny).toBe(false));
  });

  it("offers the kinds token, IP, country, UA and backend, and the modes allow, deny and backend [S516]", async () => {
    const { box, words, user } = await open({ main });
    expect(words("Kind")).toEqual(["Token", "IP", "Country", "UA", "Backend"]);
    for (const kind of ["Token", "IP", "Country", "UA"]) {
      await user.selectOptions(box.getByRole("combobox", { name: "Kind" }), kind);
      expect(words("Mode")).toEqual(["Allow", "Deny"]);
    }
    await user.selectOptions(box.getByRole("combobox", { name: "Kind" }), "Backend");
    expect(words("Mode")).toEqual(["Backend"]);
  });

  it("puts each kind where it belongs, with Add and with Enter, and the panel shows it", async () => {
    const { stores, add, box, value, addButton, user, press } = await open({ main, second });
    await user.click(box.getByRole("button", { name: "second" }));
    await user.type(value(), " xyz ");
    await user.click(addButton());
    await waitFor(() => expect(value().value).toBe(""));
    await add("IP", "Deny", "192.0.2.0/24");
    await add("Country", "Allow", "France");
    await add("UA", "Deny", "Old Player/1.0");
    await add("Backend", "Backend", "http://mw.example/auth");
    expect(await screen.findByText("FR France", {}, { timeout: 10_000 })).toBeTruthy();
    await waitFor(() => expect(screen.getByText(/Added to second: Backend, Backend/)).toBeTruthy());
    await press("Save");
    await waitFor(() =>
      expect(stores.saved).toEqual([
        {
          auth_backends: {
            second: {
              allow: { tokens: ["xyz"], countries: ["FR"] },
              deny: { ips: ["192.0.2.0/24"], uas: ["Old Player/1.0"] },
              backends: [{ url: "http://mw.example/auth" }],
            },
          },
        },
      ]),
    );
  });

  it("adds nothing before a backend is chosen, and says so [S377]", async () => {
    const { stores, box, value, addButton, user, press } = await open({ main, second });
    expect(box.getByText("Choose the auth backend first, then add a value to it.")).toBeTruthy();
    expect(addButton().disabled).toBe(true);
    await user.type(value(), "xyz{Enter}");
    expect(stores.draft.count).toBe(0);
    await user.click(box.getByRole("button", { name: "main" }));
    expect(addButton().disabled).toBe(false);
    expect(box.queryByText(/Choose the auth backend first/)).toBeNull();
    await user.click(addButton());
    await waitFor(() => expect(stores.draft.count).toBe(1));
    await press("Reset");
  });

  it("says that there is none to add to [S377]", async () => {
    const { stores, box, value, addButton, user } = await open({});
    expect(box.getByText("There is no auth backend yet: add one first, then a value to it.")).toBeTruthy();
    expect(addButton().disabled).toBe(true);
    await user.type(value(), "xyz{Enter}");
    expect(stores.draft.count).toBe(0);
  });

  it.each([
    ["Token", "Allow", "abc", "Allow"],
    ["Token", "Deny", "abc", "Allow"],
    ["IP", "Allow", "10.0.0.0/8", "Allow"],
    ["Country", "Deny", "gb", "Deny"],
  ])(
    "refuses the %s under %s that the backend has: %s, and logs 'Value alerady exists' [S378]",
    async (kind, mode, typed, under) => {
      const { stores, add, box, value } = await open({ main });
      await add(kind, mode, typed);
      expect((await box.findByRole("alert")).textContent).toBe(`main has this value already, under ${under}.`);
      expect(stores.logged).toEqual(["Value alerady exists"]);
      expect(stores.draft.count).toBe(0);
      expect(value().value, "it can be mended").toBe(typed);
    },
  );

  it("refuses the address of a backend that is there, with other parameters beside it too [S378]", async () => {
    const { stores, add, box } = await open({
      main: { ...main, backends: [{ url: "http://mw/auth", zone: "eu" }] },
    });
    await add("Backend", "Backend", "http://mw/auth");
    expect((await box.findByRole("alert")).textContent).toContain("has this value already");
    expect(stores.draft.count).toBe(0);
  });

  it.each([
    ["IP", "10.0.0.300", "Should be an IP address or a network such as 10.0.0.0/8"],
    ["IP", "10.0.0.0/33", "Should be an IP address or a network such as 10.0.0.0/8"],
    ["Country", "England", "There is no country England."],
    ["Country", "XX", "There is no country XX."],
    ["UA", "  ", "Type a value first."],
  ])("tells a wrong %s beside the box: %s", async (kind, typed, words) => {
    const { stores, add, box } = await open({ main });
    await add(kind, "Allow", typed);
    expect((await box.findByRole("alert")).textContent).toBe(words);
    expect(stores.draft.count).toBe(0);
  });

  it("adds a value once, however often Enter is pressed while it is checked", async () => {
    const { stores, box, value, addButton } = await open({ main });
    fireEvent.change(value(), { target: { value: "xyz" } });
    const form = value().form ?? document.body;
    fireEvent.submit(form);
    fireEvent.submit(form);
    expect(addButton().getAttribute("aria-busy"), "it shows that it is at work").toBe("true");
    await waitFor(() => expect(box.getByRole("status").textContent).toContain("Added to main: Token, Allow"));
    expect(addButton().hasAttribute("aria-busy")).toBe(false);
    expect(value().value).toBe("");
    expect(box.queryByRole("alert")).toBeNull();
    expect(stores.logged).toEqual([]);
  });

  it("keeps what is typed while the value before is checked, and tells it nothing of that one's fault", async () => {
    const { box, value, addButton } = await open({ main });
    const form = value().form ?? document.body;
    for (const typed of ["xyz", "abc"]) {
      fireEvent.change(value(), { target: { value: typed } });
      fireEvent.submit(form);
      fireEvent.change(value(), { target: { value: "next" } });
      await waitFor(() => expect(addButton().hasAttribute("aria-busy")).toBe(false));
      expect(value().value).toBe("next");
      expect(box.queryByRole("alert")).toBeNull();
    }
  });

  it("drops what is typed when it would be shown in clear, and keeps it where it is as secret as before", async () => {
    const { box, value, user } = await open({ main });
    const choose = (name: string, word: string) => user.selectOptions(box.getByRole("combobox", { name }), word);
    await user.type(value(), "secret");
    await choose("Mode", "Deny");
    expect(value().value).toBe("secret");
    await choose("Kind", "IP");
    expect(value().type).toBe("text");
    expect(value().value).toBe("");
    await user.type(value(), "Old");
    await choose("Kind", "UA");
    expect(value().value).toBe("Old");
  });

  it("hides a token that is typed, until one asks to see it", async () => {
    const { box, value, user } = await open({ main });
    await user.type(value(), "secret");
    expect(value().type).toBe("password");
    await user.click(box.getByRole("button", { name: "Show Value" }));
    expect(value().type).toBe("text");
  });

  it("has no more to do with a backend that is deleted, and none on a page without such values", async () => {
    const { box, stores, press, user } = await open({ main, second });
    await user.click(screen.getByRole("button", { name: "main", expanded: false }));
    await press("Delete auth backend");
    await waitFor(() => expect(stores.questions.asked?.words).toBeDefined());
    stores.questions.answer(true);
    await waitFor(() => expect(box.queryByRole("button", { name: "main" })).toBeNull());
    await openItem({ dvrs: {} }, "/dvrs", mediaConsole().routes.slice(1));
    await screen.findByRole("button", { name: "Add DVR" }, { timeout: 10_000 });
    expect(screen.getAllByRole("heading", { name: "Add a value" })).toHaveLength(1);
  });
});
