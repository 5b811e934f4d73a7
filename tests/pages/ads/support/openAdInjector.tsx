import { screen, waitFor, within } from "@testing-library/react";
import { expect } from "vitest";
import { mediaConsole } from "../../../../src/mediaConsole.tsx";
import type { JsonObject } from "../../../../src/model/Json.ts";
import { openItem } from "../../entity/support/openItem.tsx";
import type { fakeStores } from "../../support/fakeStores.ts";

export const morning = {
  name: "morning",
  position: 0,
  slots: [{ from: "08:00:00", duration: 20 }],
  files: [{ name: "films/a.mp4", weight: 1 }],
};
export const films = { films: { prefix: "films", urls: [{ url: "/srv/films" }] } };

/** The Ad injector's page over real stores, with the files of a disk; VODs and schedules as given. */
export async function openAdInjector(
  tree: JsonObject = { ad_schedules: { morning }, vods: films },
  prepare: (stores: ReturnType<typeof fakeStores>) => void = () => undefined,
) {
  const page = await openItem(tree, "/ad_injector", mediaConsole().routes.slice(1), {
    prepare(stores) {
      const { disk } = stores.calls;
      disk.put({ prefix: "films", path: "/srv/films", subpath: "" }, "a.mp4", "b.mov", "notes.txt", "season/");
      disk.put({ prefix: "films", path: "/srv/films", subpath: "season" }, "c.3gp", "d.ts");
      prepare(stores);
    },
  });
  await screen.findByRole("button", { name: "Add schedule" }, { timeout: 10_000 });
  const panelOf = (name: string) => screen.getByRole("region", { name });
  const inPanel = (name: string) => within(panelOf(name));
  return {
    ...page,
    panelOf,
    inPanel,
    saveButton: () => screen.getByRole<HTMLButtonElement>("button", { name: "Save" }),
    /** The form of a schedule, once it is drawn. */
    form: async (name: string) => {
      await inPanel(name).findByRole("textbox", { name: "Ad schedule name" }, { timeout: 10_000 });
      return inPanel(name);
    },
    row: (schedule: string, name: string) => within(inPanel(schedule).getByRole("group", { name })),
    browser: () => inPanel("Files browser"),
    untilSaveIsOpen: () =>
      waitFor(() => expect(screen.getByRole<HTMLButtonElement>("button", { name: "Save" }).disabled).toBe(false)),
  };
}
