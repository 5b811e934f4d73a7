import { act, render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, it } from "vitest";
import { ApiError } from "../../../src/api/ApiError.ts";
import { StoresContext } from "../../../src/context/StoresContext.ts";
import { HandEditNotice } from "../../../src/pages/shell/ServerNotices.tsx";
import { ShellNotices } from "../../../src/pages/shell/ShellNotices.tsx";
import { HandEditStore } from "../../../src/stores/HandEditStore.ts";
import { fakeStores } from "../support/fakeStores.ts";

const words = "sluice.conf cannot be used: line 3, column 9: specify hls:// or tshttp:// protocol.";
const change = { line: 3, from: "http://cam/x.m3u8", to: "hls://cam/x.m3u8" };

function shown(mend: readonly (typeof change)[], failures = 0) {
  let fails = failures;
  const stores = fakeStores({ notifications: { errors: { "hand-edit": words } } });
  const done: string[] = [];
  const calls = {
    read: () => (fails-- > 0 ? Promise.reject(new Error("cut")) : Promise.resolve({ id: "of-this-text", mend })),
    putAside: (id: string) => Promise.resolve(void done.push(`put aside ${id}`)),
    mend: (id: string) => Promise.resolve(void done.push(`mend ${id}`)),
  };
  const handEdit = new HandEditStore(() => Promise.resolve(calls), stores.notifications, stores.failures);
  render(
    <StoresContext value={{ ...stores, handEdit }}>
      <HandEditNotice />
    </StoresContext>,
  );
  return { stores, done };
}

it("says which line keeps a hand edit from being taken, and puts it aside when asked to", async () => {
  const { stores, done } = shown([]);
  expect(screen.getByRole("alert").textContent).toContain(words);
  expect(stores.notifications.errors).toEqual([]);
  expect(screen.queryByRole("button", { name: "Fix it" })).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Set aside" }));
  expect(stores.questions.asked?.words).toContain("kept as a separate revision");
  act(() => stores.questions.answer(true));
  await waitFor(() => expect(done).toEqual(["put aside of-this-text"]));
});

it("shows what mending a hand edit changes before it is done", async () => {
  const { stores, done } = shown([change]);
  await userEvent.click(await screen.findByRole("button", { name: "Fix it" }));
  expect(stores.questions.asked?.words).toContain("line 3: http://cam/x.m3u8 → hls://cam/x.m3u8");
  expect(done).toEqual([]);
  act(() => stores.questions.answer(true));
  await waitFor(() => expect(done).toEqual(["mend of-this-text"]));
});

it("asks again for an edit that could not be read when its words came, and then puts it aside", async () => {
  const { stores, done } = shown([], 1);
  await userEvent.click(screen.getByRole("button", { name: "Set aside" }));
  act(() => stores.questions.answer(true));
  await waitFor(() => expect(done).toEqual(["put aside of-this-text"]));
});

it("says that nothing was put aside where the edit cannot be read", async () => {
  const { stores, done } = shown([], 9);
  await userEvent.click(screen.getByRole("button", { name: "Set aside" }));
  act(() => stores.questions.answer(true));
  await waitFor(() => expect(stores.failures.failures).toHaveLength(1));
  expect(done).toEqual([]);
});

it("takes back what a save was refused for, once the edit is gone", async () => {
  const { stores } = shown([]);
  act(() => void stores.save.fail(new ApiError("hand-edit", `${words} Mend the file, then save again.`)));
  await screen.findByRole("button", { name: "Set aside" });
  expect(stores.save.failure).toBeDefined();
  act(() => stores.config.merge({ notifications: { errors: null } }, 2));
  await waitFor(() => expect(stores.save.failure).toBeUndefined());
});

it("keeps the place of what the server tells until the code of it is there, and none where it is put away", async () => {
  const notifications = { errors: { port: "The HTTP port 80 cannot be opened." } };
  const place = (stores: ReturnType<typeof fakeStores>) => {
    const { container } = render(
      <StoresContext value={stores}>
        <ShellNotices />
      </StoresContext>,
    );
    return container.querySelector("p");
  };
  const read = fakeStores({ notifications });
  read.notifications.putAway();
  expect(place(read)).toBeNull();
  const before = place(fakeStores({ notifications }));
  expect(before?.style.height).toBe("35px");
  await screen.findAllByText("The HTTP port 80 cannot be opened.");
  expect(before?.isConnected && before.style.display !== "none").toBe(false);
});
