import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it } from "vitest";
import { MediaPage } from "../../../src/pages/media/MediaPage.tsx";
import { PlayerModal } from "../../../src/pages/shell/PlayerModal.tsx";
import { giveLayout } from "../../support/giveLayout.ts";
import { fakeStores } from "../support/fakeStores.ts";
import { renderPage } from "../support/renderPage.tsx";

beforeEach(() => giveLayout());

const config = {
  streams: { "news hd": { name: "news hd", static: true, urls: ["fake://fake"], stats: { alive: true } } },
  lives: { live: { prefix: "live", streams: { "live/cam": { name: "live/cam" } } } },
  sources: { "7": { urls: ["http://origin"], streams: { "origin/tv": { name: "origin/tv" } } } },
};

function openAt(address: string) {
  const errors: Error[] = [];
  const stores = fakeStores(config);
  const router = renderPage(
    <>
      <MediaPage />
      <PlayerModal onWrongPath={(error) => errors.push(error)} />
    </>,
    stores,
    address,
  );
  return { errors, router, stores };
}

describe("the player over a page", () => {
  it("is opened from the status button of an item [C071]", async () => {
    const { router } = openAt("/?query=n");
    expect(screen.queryByRole("dialog")).toBeNull();
    await userEvent.click(screen.getByRole("link", { name: "online" }));
    await screen.findByRole("dialog", { name: "news hd" });
    expect(await screen.findByTitle("Player of news hd")).toBeTruthy();
    expect(router.state.location.search).toBe("?query=n");
  });

  it("lives in the hash of the address, so that Back closes it [C073]", async () => {
    const { router } = openAt("/");
    await router.navigate("/#play=news%20hd");
    await screen.findByRole("dialog", { name: "news hd" });
    await router.navigate(-1);
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });

  it.each(["live/cam", "origin/tv"])("plays %s, which a publisher or a mirror has brought", async (name) => {
    const { errors } = openAt(`/#play=${encodeURIComponent(name)}`);
    await screen.findByRole("dialog", { name });
    expect(await screen.findByTitle(`Player of ${name}`)).toBeTruthy();
    expect(errors).toEqual([]);
  });

  it("only logs a wrong path: the operator sees no message [C072]", async () => {
    const { errors } = openAt("/#play=nowhere");
    await waitFor(() =>
      expect(errors.map(({ message }) => message)).toEqual(["There is nothing to play at #play=nowhere"]),
    );
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("takes a damaged escape for a wrong path", async () => {
    const { errors } = openAt("/#play=%E0%A4%A");
    await waitFor(() => expect(errors).toHaveLength(1));
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("asks for an admin view token when it opens, and hands it to the player [C383] [C384]", async () => {
    let asked = 0;
    const stores = {
      ...fakeStores(config),
      viewToken: {
        read: () => {
          asked += 1;
          return Promise.resolve("secret view");
        },
      },
    };
    renderPage(<PlayerModal onWrongPath={() => undefined} />, stores, "/");
    expect(asked).toBe(0);
    renderPage(<PlayerModal onWrongPath={() => undefined} />, stores, "/#play=news%20hd");
    const player = await screen.findByTitle("Player of news hd");
    expect(player.getAttribute("src")).toBe("/news%20hd/embed.html?version=3&autoplay=false&token=secret%20view");
    expect(asked).toBeGreaterThan(0);
  });
});
