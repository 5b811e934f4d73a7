import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it } from "vitest";
import { giveLayout } from "../../support/giveLayout.ts";
import { fakeStores } from "../support/fakeStores.ts";
import { showMedia } from "./support/showMedia.tsx";
import { streamsOf } from "./support/streamsOf.ts";

beforeEach(() => giveLayout());

function show(address = "/") {
  const streams = streamsOf({ news: {}, sport: {}, film: {}, newsreel: {} });
  return showMedia(fakeStores({ streams }), address);
}

describe("the search of the media lists", () => {
  it("narrows the list to what is typed, and keeps it in the address as query [C042] [C074]", async () => {
    const { search, shown, field } = show();
    expect(shown()).toEqual(["news", "sport", "film", "newsreel"]);
    await userEvent.type(field(), "newsr");
    expect(field().value).toBe("newsr");
    await expect.poll(shown).toEqual(["newsreel"]);
    await expect.poll(search).toBe("?query=newsr");
    expect(screen.getByRole("status").textContent).toBe("1 of 4 streams");
  });

  it("waits until the typing has rested for 100 ms [C075]", async () => {
    const { shown, field } = show();
    await userEvent.type(field(), "f");
    const typedAt = performance.now();
    expect(shown()).toHaveLength(4);
    await expect.poll(shown, { interval: 5 }).toEqual(["film"]);
    expect(performance.now() - typedAt).toBeGreaterThan(80);
  });

  it("writes the address at once when the field is left, and no letter is lost", async () => {
    const { search, field } = show();
    await userEvent.type(field(), "spo");
    await userEvent.tab();
    await expect.poll(search).toBe("?query=spo");
    expect(field().value).toBe("spo");
  });

  it("follows the address when somebody goes back or follows a link", async () => {
    const { router, shown, field } = show("/?query=film");
    expect(field().value).toBe("film");
    expect(shown()).toEqual(["film"]);
    await act(() => router.navigate("/?query=sport"));
    expect(field().value).toBe("sport");
    expect(shown()).toEqual(["sport"]);
    await act(() => router.navigate(-1));
    expect(field().value).toBe("film");
    expect(shown()).toEqual(["film"]);
  });

  it("says that nothing matches, and gives the way out, which Back takes back [C129]", async () => {
    const { router, shown, field, search } = show("/?query=nothing&filter=online");
    expect(screen.getByText("No matching streams found")).toBeTruthy();
    await userEvent.click(screen.getByRole("button", { name: "Clear search and filters" }));
    expect(field().value).toBe("");
    expect(shown()).toHaveLength(4);
    await expect.poll(search).toBe("");
    await act(() => router.navigate(-1));
    expect(field().value).toBe("nothing");
  });
});
