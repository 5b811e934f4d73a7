import { act, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it } from "vitest";
import { giveLayout } from "../../support/giveLayout.ts";
import { fakeStores } from "../support/fakeStores.ts";
import { showMedia } from "./support/showMedia.tsx";
import { streamsOf } from "./support/streamsOf.ts";

beforeEach(() => giveLayout());

describe("a row of the streams list that is moved by keyboard", () => {
  it("moves as often as the keys are pressed, though the saves take their time", async () => {
    const stores = fakeStores({ streams: streamsOf({ a: {}, b: {}, c: {}, d: {} }) });
    const { rows, shown } = showMedia(stores);
    let go: (isFine: true) => void = () => undefined;
    const first = new Promise<true>((resolve) => (go = resolve));
    stores.save.approveWith(() => first);
    rows()[0]?.focus();
    await userEvent.keyboard("{Alt>}{ArrowDown}{ArrowDown}{ArrowDown}{ArrowUp}{/Alt}");
    await act(async () => go(true));
    await waitFor(() => expect(stores.saved).toHaveLength(4));
    expect(shown()).toEqual(["b", "c", "a", "d"]);
    expect(document.activeElement).toBe(rows()[2]);
    expect(stores.draft.count).toBe(0);
  });

  it("stays where it is, and can be moved on, after the server has refused", async () => {
    const stores = fakeStores({ streams: streamsOf({ a: {}, b: {}, c: {} }) });
    const { rows, shown } = showMedia(stores);
    const end = stores.save.approveWith(() => Promise.resolve(false));
    rows()[0]?.focus();
    await userEvent.keyboard("{Alt>}{ArrowDown}{/Alt}");
    await waitFor(() => expect(stores.draft.count).toBe(0));
    expect(shown()).toEqual(["a", "b", "c"]);
    end();
    await userEvent.keyboard("{Alt>}{ArrowDown}{/Alt}");
    await waitFor(() => expect(shown()).toEqual(["b", "a", "c"]));
  });
});
