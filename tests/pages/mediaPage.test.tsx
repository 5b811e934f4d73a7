import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it } from "vitest";
import { MediaPage } from "../../src/pages/media/MediaPage.tsx";
import { giveLayout } from "../support/giveLayout.ts";
import { fakeStores } from "./support/fakeStores.ts";
import { renderPage } from "./support/renderPage.tsx";

beforeEach(giveLayout);

function show(address = "/") {
  const names = ["news", "sport", "film", "newsreel"];
  const streams = Object.fromEntries(names.map((name, position) => [name, { name, position, urls: ["udp://a"] }]));
  const stores = fakeStores({ streams });
  const router = renderPage(<MediaPage />, stores, address);
  const shown = () => screen.queryAllByRole("row").flatMap((row) => row.querySelector("a")?.textContent ?? []);
  return { stores, router, shown, field: () => screen.getByRole<HTMLInputElement>("textbox") };
}

describe("the media page", () => {
  it("narrows the list to what is typed, and keeps it in the address", async () => {
    const { router, shown, field } = show();
    expect(shown()).toEqual(["news", "sport", "film", "newsreel"]);
    await userEvent.type(field(), "newsr");
    expect(field().value).toBe("newsr");
    expect(shown()).toEqual(["newsreel"]);
    await expect.poll(() => router.state.location.search).toBe("?query=newsr");
    expect(screen.getByRole("status").textContent).toBe("1 of 4 streams");
  });

  it("writes the address at once when the field is left, and no letter is lost", async () => {
    const { router, field } = show();
    await userEvent.type(field(), "spo");
    await userEvent.tab();
    await expect.poll(() => router.state.location.search).toBe("?query=spo");
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

  it("gives the way out when nothing is found", async () => {
    const { router, shown, field } = show("/?query=nothing");
    await userEvent.click(screen.getByRole("button", { name: "Clear the search" }));
    expect(field().value).toBe("");
    expect(shown()).toHaveLength(4);
    await expect.poll(() => router.state.location.search).toBe("");
  });
});
