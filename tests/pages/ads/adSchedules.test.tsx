import { screen, waitFor } from "@testing-library/react";
import { giveLayout } from "../../support/giveLayout.ts";
import { beforeEach, describe, expect, it } from "vitest";
import { films, morning, openAdInjector } from "./support/openAdInjector.tsx";

beforeEach(() => giveLayout());

const required = "Ad schedule name is required and should have 1 character at least.";
const evening = { name: "evening", position: 1, slots: [], files: [] };

describe("The ad schedules", () => {
  it("stand at ad_injector as folding panels, with Save and Add schedule, beside the Files browser [C016] [S105] [S106] [S107]", async () => {
    const { inPanel } = await openAdInjector();
    expect(screen.getByRole("heading", { name: "Ad schedules" })).toBeTruthy();
    for (const name of ["Save", "Add schedule"]) expect(screen.getByRole("button", { name })).toBeTruthy();
    expect(inPanel("morning").getByRole("button", { name: "morning", expanded: true })).toBeTruthy();
    expect(inPanel("Adverted streams").getByRole("button", { name: "Adverted streams", expanded: false })).toBeTruthy();
    expect(
      await inPanel("Files browser").findByRole("button", { name: "Add b.mov" }, { timeout: 10_000 }),
    ).toBeTruthy();
  });

  it("begin with an empty name, no files and no slots, and need a name before they are saved [S196] [S383]", async () => {
    const { stores, press, form, user, saveButton, untilSaveIsOpen } = await openAdInjector({ vods: films });
    await press("Add schedule");
    const added = await form("New ad schedule");
    expect([...stores.draft.edits.values()].map(({ mine }) => mine)).toEqual([
      { name: "", slots: [], files: [], position: 0 },
    ]);
    const name = added.getByRole<HTMLInputElement>("textbox", { name: "Ad schedule name" });
    expect(name.value).toBe("");
    await waitFor(() => expect(document.activeElement).toBe(name));
    expect((await added.findAllByText(required)).length).toBeGreaterThan(0);
    expect(saveButton().disabled).toBe(true);
    await user.type(name, "night");
    await untilSaveIsOpen();
    await press("Save");
    await waitFor(() =>
      expect(stores.saved).toEqual([{ save_ad_schedules: [{ name: "night", slots: [], files: [] }] }]),
    );
  });

  it("take no second new one while one has no name [S390]", async () => {
    const { press, form, user } = await openAdInjector({ vods: films });
    const add = screen.getByRole<HTMLButtonElement>("button", { name: "Add schedule" });
    expect(add.disabled).toBe(false);
    await press("Add schedule");
    const added = await form("New ad schedule");
    expect(add.disabled).toBe(true);
    expect(screen.getByText(/There is a new ad schedule without a name/)).toBeTruthy();
    await user.type(added.getByRole("textbox", { name: "Ad schedule name" }), "night");
    await waitFor(() => expect(add.disabled).toBe(false));
  });

  it("refuse the name of another one [S384]", async () => {
    const { form, user, saveButton } = await openAdInjector({ vods: films, ad_schedules: { morning, evening } });
    await user.click(screen.getByRole("button", { name: "evening" }));
    const name = (await form("evening")).getByRole("textbox", { name: "Ad schedule name" });
    await user.clear(name);
    await user.type(name, "morning");
    expect((await screen.findAllByText("Ad schedule name should be unique.")).length).toBeGreaterThan(0);
    expect(saveButton().disabled).toBe(true);
  });

  it("are saved as one list in their order, a renamed one with its former name, and Save closes again [S304] [S308] [S426]", async () => {
    const { stores, press, form, user, saveButton, untilSaveIsOpen } = await openAdInjector({
      vods: films,
      ad_schedules: { morning: { ...morning, position: 1 }, evening: { ...evening, position: 0 } },
    });
    expect(saveButton().disabled, "nothing has changed").toBe(true);
    await user.click(screen.getByRole("button", { name: "morning" }));
    const name = (await form("morning")).getByRole("textbox", { name: "Ad schedule name" });
    await user.type(name, "2");
    await untilSaveIsOpen();
    await press("Save");
    await waitFor(() =>
      expect(stores.saved).toEqual([
        {
          save_ad_schedules: [
            { name: "evening", slots: [], files: [] },
            { name: "morning2", slots: morning.slots, files: morning.files, former_name: "morning" },
          ],
        },
      ]),
    );
    await waitFor(() => expect(saveButton().disabled).toBe(true));
    expect(stores.draft.count).toBe(0);
    await user.type((await form("morning2")).getByRole("textbox", { name: "Ad schedule name" }), "3");
    await untilSaveIsOpen();
  });

  it("turn a spinner while they are saved; a refusal stops it, is told, and loses nothing [S304] [S307]", async () => {
    const { stores, press, form, user, saveButton, untilSaveIsOpen } = await openAdInjector();
    await user.type((await form("morning")).getByRole("textbox", { name: "Ad schedule name" }), "2");
    await untilSaveIsOpen();
    let open: () => void = () => undefined;
    stores.saving.gate = new Promise((resolve) => (open = resolve));
    stores.saving.failure = new Error("The disk is full");
    await press("Save");
    await waitFor(() => expect(saveButton().getAttribute("aria-busy")).toBe("true"));
    await press("Save");
    open();
    expect(await screen.findByText(/The disk is full/)).toBeTruthy();
    expect(saveButton().getAttribute("aria-busy")).toBeNull();
    expect(screen.getByDisplayValue("morning2")).toBeTruthy();
    await untilSaveIsOpen();
    expect(stores.saved, "it was sent once").toEqual([]);
  });

  it("are not saved while something is wrong in one of them [S305] [S388] [S389]", async () => {
    const { user, form, row, saveButton, untilSaveIsOpen } = await openAdInjector();
    await form("morning");
    const words = "Should be greater, than 0";
    const duration = row("morning", "Slot 1").getByRole("textbox", { name: "Duration" });
    await user.clear(duration);
    await user.type(duration, "0");
    expect(await row("morning", "Slot 1").findByText(words)).toBeTruthy();
    expect(saveButton().disabled).toBe(true);
    await user.clear(duration);
    await user.type(duration, "30");
    await untilSaveIsOpen();
    const weight = row("morning", "File 1").getByRole("textbox", { name: "Weight" });
    await user.clear(weight);
    await user.type(weight, "-1");
    await user.tab();
    expect(await row("morning", "File 1").findByText(words)).toBeTruthy();
    expect(saveButton().disabled).toBe(true);
  });

  it("cannot be saved while there is no VOD, and say why, with the way to one [S306]", async () => {
    const { stores, user, form, saveButton, untilSaveIsOpen } = await openAdInjector({ ad_schedules: { morning } });
    await user.type((await form("morning")).getByRole("textbox", { name: "Ad schedule name" }), "2");
    await waitFor(() => expect(stores.draft.count).toBe(1));
    expect(saveButton().disabled).toBe(true);
    expect(screen.getByText(/schedules can be saved once there is one/)).toBeTruthy();
    const [way] = screen.getAllByRole("link", { name: "Add a VOD location" });
    expect(way?.getAttribute("href")).toBe("/?list=vods");
    stores.config.merge({ vods: films }, 2);
    await untilSaveIsOpen();
    expect(screen.queryByText(/schedules can be saved once there is one/)).toBeNull();
  });

  it("say which streams play them, with the way there, and ask before one of those goes", async () => {
    const streams = { news: { name: "news", ad_schedule: "morning" }, sport: { name: "sport" } };
    const { stores, press, form } = await openAdInjector({ vods: films, ad_schedules: { morning }, streams });
    const user = await (await form("morning")).findByRole("link", { name: "news" }, { timeout: 10_000 });
    expect(user.getAttribute("href")).toBe("/standalone/news/output");
    await press("Delete ad schedule");
    await waitFor(() => expect(stores.questions.asked?.words).toMatch(/Really delete morning.*Used by 1 stream: news/));
    stores.questions.answer(true);
    await press("Save");
    await waitFor(() => expect(stores.saved).toEqual([{ save_ad_schedules: [] }]));
  });

  it("show what another administrator has saved, beside what is typed here", async () => {
    const { stores, user, form, row } = await openAdInjector();
    await user.type((await form("morning")).getByRole("textbox", { name: "Ad schedule name" }), "2");
    stores.config.merge({ ad_schedules: { morning: { slots: [{ from: "08:00:00", duration: 45 }] } } }, 2);
    await waitFor(() => expect(row("morning2", "Slot 1").getByDisplayValue("45")).toBeTruthy());
    expect(screen.getByDisplayValue("morning2")).toBeTruthy();
  });
});

describe("The slots of a schedule", () => {
  it("begin at 00:00:00 for 15 seconds, the next an hour later and as long, minutes shifted where that is taken [S309] [S310] [S311] [S312]", async () => {
    const slots = [
      { from: "23:00:00", duration: 15 },
      { from: "00:00:00", duration: 15 },
      { from: "22:30:00", duration: 40 },
      { from: "23:00:00", duration: 40 },
    ];
    const { stores, user, form } = await openAdInjector({
      vods: films,
      ad_schedules: { morning: { ...morning, slots: [] } },
    });
    const add = (await form("morning")).getByRole("button", { name: "New slot" });
    await user.click(add);
    const made = () => stores.draft.effective(["ad_schedules", "morning", "slots"]);
    expect(made()).toEqual([{ from: "00:00:00", duration: 15 }]);
    stores.draft.edit(["ad_schedules", "morning", "slots"], slots.slice(0, 1));
    await user.click(add);
    expect(made()).toEqual([slots[0], { from: "00:00:00", duration: 15 }]);
    stores.draft.edit(["ad_schedules", "morning", "slots"], slots.slice(0, 3));
    await user.click(add);
    expect(made()).toEqual([...slots.slice(0, 3), { from: "23:30:00", duration: 40 }]);
    const turned = slots.slice(0, 2).toReversed();
    stores.draft.edit(["ad_schedules", "morning", "slots"], turned);
    await user.click(add);
    expect(made()).toEqual([...turned, { from: "00:05:00", duration: 15 }]);
  });

  it("have a masked start time, whose words say what is wrong with it [S385] [S386] [S387]", async () => {
    const { stores, user, form, row, press } = await openAdInjector();
    const start = (await form("morning")).getByRole<HTMLInputElement>("textbox", { name: "Start time" });
    await user.clear(start);
    await user.type(start, "09x30");
    expect(start.value).toBe("09:30");
    expect(await row("morning", "Slot 1").findByText("Slot format is HH:mm:ss")).toBeTruthy();
    await user.type(start, "15");
    expect(start.value).toBe("09:30:15");
    await waitFor(() => expect(screen.queryByText("Slot format is HH:mm:ss")).toBeNull());
    await user.clear(start);
    await user.tab();
    expect(
      row("morning", "Slot 1").getByRole<HTMLInputElement>("textbox", { name: "Duration" }).value,
      "kept",
    ).not.toBe("");
    expect(await row("morning", "Slot 1").findByText("Slot format is HH:mm:ss")).toBeTruthy();
    await user.type(start, "093015");
    await press("New slot");
    const second = row("morning", "Slot 2").getByRole<HTMLInputElement>("textbox", { name: "Start time" });
    expect(second.value).toBe("10:30:15");
    await user.clear(second);
    await user.type(second, "093015");
    expect(await row("morning", "Slot 2").findByText("Time slot start time should be unique")).toBeTruthy();
    expect(stores.saved).toEqual([]);
  });
});
