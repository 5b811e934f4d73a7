import { act, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { Coder } from "../../../src/generated/types/Coder.ts";
import { mediaConsole } from "../../../src/mediaConsole.tsx";
import { openItem } from "../entity/support/openItem.tsx";
import type { FakeChassis } from "../support/FakeChassis.ts";

const working: Coder = {
  id: "c1",
  status: "working",
  stage: 9,
  uptime: 93_600,
  load: 42,
  power: 28,
  temperature: 51,
  streams: 5,
};
const modules: readonly Coder[] = [
  working,
  { id: "c2", status: "booting", stage: 3 },
  { id: "c3", status: "starting", stage: 9 },
  { id: "c4", status: "offline" },
  { id: "c5", status: "unknown" },
];

async function open(prepare: (rack: FakeChassis) => void) {
  const page = await openItem({}, "/chassis", mediaConsole().routes.slice(1), {
    prepare: ({ calls }) => prepare(calls.rack),
  });
  return { ...page, rack: page.stores.calls.rack };
}

const card = async (id: string) => {
  const name = await screen.findByText(id);
  const found = name.closest("li");
  if (!found) throw new Error(`${id} stands in no card`);
  return within(found);
};
const progress = async (id: string) =>
  (await card(id)).queryByRole("progressbar", { name: `Progress of ${id}` })?.getAttribute("aria-valuenow");

describe("the chassis page", () => {
  it("says loading... until the config arrives, though the coders are known [S102]", async () => {
    const { stores } = await openItem({}, "/chassis", mediaConsole().routes.slice(1), {
      prepare: ({ calls, config }) => {
        calls.rack.modules = modules;
        config.hasConfig = false;
      },
    });
    expect(await screen.findByText("loading...")).toBeTruthy();
    await waitFor(() => expect(stores.calls.rack.asked).toBeGreaterThan(0));
    expect(screen.queryByRole("list", { name: "Coders" })).toBeNull();
    act(() => {
      stores.config.hasConfig = true;
    });
    expect(await screen.findByRole("list", { name: "Coders" })).toBeTruthy();
  });

  it("has its heading and says loading... until the coders are there, then a card for each [C011] [S101] [S103]", async () => {
    let release: () => void = () => undefined;
    const { rack } = await open((told) => {
      told.modules = modules;
      told.gate = new Promise((resolve) => (release = resolve));
    });
    expect(await screen.findByRole("heading", { name: "Chassis" })).toBeTruthy();
    expect(screen.getByText("loading...")).toBeTruthy();
    rack.gate = undefined;
    release();
    const list = await screen.findByRole("list", { name: "Coders" });
    expect(within(list).getAllByRole("listitem")).toHaveLength(5);
    expect(screen.queryByText("loading...")).toBeNull();
    expect(screen.getByText("1 of 5 coders work")).toBeTruthy();
  });

  it("folds each card away and out again [S103]", async () => {
    const { user } = await open((told) => (told.modules = modules));
    const details = (await screen.findByText("c1")).closest("details");
    expect(details?.open).toBe(true);
    await user.click(screen.getByText("c1"));
    expect(details?.open).toBe(false);
    expect((await screen.findByText("c2")).closest("details")?.open).toBe(true);
  });

  it("shows how far each is up, by its status [S298] [S299] [S300] [S301]", async () => {
    await open((told) => (told.modules = modules));
    expect(await progress("c1")).toBe("100");
    expect(await progress("c2")).toBe("40");
    expect(await progress("c3")).toBe("100");
    expect(await progress("c4")).toBe("0");
    expect(await progress("c5")).toBeUndefined();
    const unknown = await card("c5");
    expect(unknown.getByText("Module is unavailable now").querySelector("svg")).not.toBeNull();
    expect(unknown.queryByRole("button")).toBeNull();
  });

  it("shows of a working one what it does, with a restart button, and no boot display [S302]", async () => {
    await open((told) => (told.modules = modules));
    const found = await card("c1");
    const figures = Object.fromEntries(
      found.getAllByRole("term").map((term) => [term.textContent, term.nextElementSibling?.textContent]),
    );
    expect(figures).toEqual({
      Uptime: "1\u00a0d\u00a02\u00a0h",
      Load: "42 %",
      Power: "28 W",
      Temperature: "51 °C",
      Streams: "5",
    });
    expect(found.getByRole("button", { name: "Restart coder c1" })).toBeTruthy();
    expect(found.queryByRole("group", { name: "Boot of c1" })).toBeNull();
  });

  it("shows a boot display of one that is neither working nor unknown [S303]", async () => {
    await open((told) => (told.modules = modules));
    const boot = async (id: string) => (await card(id)).queryByRole("group", { name: `Boot of ${id}` })?.textContent;
    expect(await boot("c2")).toBe("40 %Stage 3 of 9");
    expect(await boot("c3")).toBe("100 %Stage 9 of 9");
    expect(await boot("c4")).toBe("0 %The module is off. Restart it to use it again.");
    expect(await boot("c5")).toBeUndefined();
  });

  it("warns in words of a high load and temperature", async () => {
    await open((told) => {
      told.modules = [
        { ...working, load: 85, temperature: 76 },
        { ...working, id: "c2", load: 99, temperature: 90 },
      ];
    });
    const [first, second] = [await card("c1"), await card("c2")];
    expect([first.getByText("high"), first.getByText("warm")]).toHaveLength(2);
    expect([second.getByText("overloaded"), second.getByText("too hot: it may turn off")]).toHaveLength(2);
  });

  it("asks before a restart that stops streams, and says how many [S419]", async () => {
    const { press, rack } = await open((told) => (told.modules = modules));
    await press("Restart coder c1");
    const question = await screen.findByRole("alertdialog");
    expect(question.textContent).toContain("5 streams run on it, and stop until it has booted again.");
    await press("Cancel");
    expect(rack.restarted).toEqual([]);
    await press("Restart coder c1");
    await press("Restart");
    await waitFor(() => expect(rack.restarted).toEqual(["c1"]));
    await waitFor(async () => expect((await card("c1")).getByText("Stage 0 of 9")).toBeTruthy());
    expect(await screen.findByText("The coder c1 boots again.")).toBeTruthy();
  });

  it("restarts one without streams at once, and waits meanwhile", async () => {
    const { press, rack } = await open((told) => (told.modules = modules));
    await screen.findByText("c4");
    let release: () => void = () => undefined;
    rack.gate = new Promise((resolve) => (release = resolve));
    await press("Restart coder c4");
    const button = screen.getByRole("button", { name: "Restart coder c4" });
    expect(button.getAttribute("aria-busy")).toBe("true");
    await press("Restart coder c4");
    rack.gate = undefined;
    release();
    await waitFor(() => expect(rack.restarted).toEqual(["c4"]));
    expect(screen.queryByRole("alertdialog")).toBeNull();
  });

  it("tells a restart that failed", async () => {
    const { press, rack } = await open((told) => (told.modules = modules));
    await screen.findByText("c4");
    rack.failure = new Error("The coder c4 does not answer.");
    await press("Restart coder c4");
    expect(await screen.findByText(/The coder c4 was not restarted/)).toBeTruthy();
    expect(screen.getAllByText(/The coder c4 does not answer\./).length).toBeGreaterThan(0);
  });

  it("keeps what it knows while the server does not answer, and says how old it is", async () => {
    const { rack, stores } = await open((told) => (told.modules = modules));
    await screen.findByText("c1");
    rack.failure = new Error("The server is busy.");
    expect(await screen.findByText(/^As it was .* ago: The server is busy\.$/, {}, { timeout: 8000 })).toBeTruthy();
    rack.failure = undefined;
    act(() => stores.connection.move({ kind: "offline", since: 0, nextAttemptAt: 0 }));
    expect(await screen.findByText(/^As it was .* ago/)).toBeTruthy();
    expect((await card("c4")).getByRole<HTMLButtonElement>("button").disabled).toBe(true);
  });

  it("says in words that a server is no chassis, or has no modules, and why it could not be asked", async () => {
    const { rack, press } = await open((told) => (told.failure = new Error("It is starting.")));
    expect(await screen.findByText("The coders could not be asked")).toBeTruthy();
    rack.failure = undefined;
    rack.modules = undefined;
    await press("Retry");
    expect(await screen.findByText("This server is no chassis")).toBeTruthy();
    expect(screen.getByText("--chassis").parentElement?.textContent).toContain("start the server with --chassis;");
    rack.modules = [];
    expect(await screen.findByText("No coders are in this chassis", {}, { timeout: 8000 })).toBeTruthy();
  });
});
