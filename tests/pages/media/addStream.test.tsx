import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it } from "vitest";
import { useSaveKey } from "../../../src/components/saveKey.ts";
import { giveLayout } from "../../support/giveLayout.ts";
import { fakeStores } from "../support/fakeStores.ts";
import { showMedia } from "./support/showMedia.tsx";
import { streamsOf } from "./support/streamsOf.ts";

beforeEach(() => giveLayout());

async function open() {
  const stores = fakeStores({ streams: streamsOf({ news: {} }) }, { capabilities: { url_publish: true } });
  await stores.serverInfo.refresh();
  const media = showMedia(stores);
  await userEvent.click(screen.getByRole("button", { name: "Add stream" }));
  const form = within(await screen.findByRole("form", { name: "Add stream" }));
  const name = form.getByRole<HTMLInputElement>("textbox", { name: /^Stream name/ });
  const url = form.getByRole<HTMLInputElement>("textbox", { name: "Source URL" });
  const create = form.getByRole<HTMLButtonElement>("button", { name: "Create" });
  return { stores, ...media, form, name, url, create };
}

describe("the form for a new stream", () => {
  it("creates a stream by its name with its source, and opens it [C123] [C431]", async () => {
    const { stores, name, url, create, router } = await open();
    await userEvent.type(name, "sport");
    await userEvent.type(url, "udp://239.0.0.9:1234");
    await userEvent.click(create);
    await waitFor(() =>
      expect(stores.saved).toEqual([
        { streams: { sport: { name: "sport", urls: [{ url: "udp://239.0.0.9:1234" }] } } },
      ]),
    );
    await waitFor(() => expect(router.state.location.pathname).toBe("/standalone/sport"));
  });

  it("keeps what is typed when one leaves and comes back, until it is created", async () => {
    const { stores, name, url, router } = await open();
    await userEvent.type(name, "sport");
    await userEvent.type(url, "udp://239.0.0.9:1234");
    await act(() => router.navigate("/standalone/news"));
    await screen.findByRole("heading", { name: "Item" });
    await act(() => router.navigate("/"));
    const form = within(await screen.findByRole("form", { name: "Add stream" }));
    const values = form.getAllByRole<HTMLInputElement>("textbox").map(({ value }) => value);
    expect(values).toEqual(["sport", "udp://239.0.0.9:1234"]);
    expect(stores.halfTyped.isAny).toBe(true);
    await userEvent.click(form.getByRole("button", { name: "Create" }));
    await waitFor(() => expect(router.state.location.pathname).toBe("/standalone/sport"));
    expect(stores.halfTyped.isAny).toBe(false);
  });

  it("goes on with what is being created where it is drawn anew meanwhile", async () => {
    const { stores, name, create, router } = await open();
    let approve = () => {};
    stores.save.approveWith(() => new Promise((answer) => (approve = () => answer(true))));
    await userEvent.type(name, "sport");
    await userEvent.click(create);
    await act(() => router.navigate("/standalone/news"));
    await act(() => router.navigate("/"));
    const again = within(await screen.findByRole("form", { name: "Add stream" }));
    expect(again.getByRole("button", { name: /Create/ }).getAttribute("aria-busy")).toBe("true");
    await userEvent.click(again.getByRole("button", { name: /Create/ }));
    await act(async () => approve());
    await waitFor(() => expect(router.state.location.pathname).toBe("/standalone/sport"));
    expect(stores.saved).toEqual([{ streams: { sport: { name: "sport" } } }]);
  });

  it("creates it by Ctrl+S as well, once it can be", async () => {
    const { stores, name } = await open();
    fireEvent.keyDown(name, { key: "s", ctrlKey: true });
    await userEvent.type(name, "sport");
    fireEvent.keyDown(name, { key: "s", ctrlKey: true });
    await waitFor(() => expect(stores.saved).toEqual([{ streams: { sport: { name: "sport" } } }]));
  });

  it("creates a stream without a source: only the name is needed [C347]", async () => {
    const { stores, form, name, create } = await open();
    await userEvent.type(name, "sport");
    expect(create.disabled).toBe(false);
    expect(form.getByText("at once")).toBeTruthy();
    await userEvent.click(create);
    await waitFor(() => expect(stores.saved).toEqual([{ streams: { sport: { name: "sport" } } }]));
  });

  it("makes a stream that others publish to, and leads to the address to publish to", async () => {
    const { stores, form, name, url, create, router } = await open();
    await userEvent.type(name, "sport");
    await userEvent.click(form.getByRole("checkbox", { name: "An encoder or a browser publishes it here" }));
    expect(url.value).toBe("publish://");
    expect(form.getByText(/The publishing address is shown once the stream is created/)).toBeTruthy();
    await userEvent.click(create);
    await waitFor(() =>
      expect(stores.saved).toEqual([{ streams: { sport: { name: "sport", urls: [{ url: "publish://" }] } } }]),
    );
    await waitFor(() => expect(router.state.location.pathname).toBe("/standalone/sport/input"));
  });

  it("knows publish:// that was typed, and takes it away with the tick", async () => {
    const { form, url } = await open();
    await userEvent.type(url, "publish://");
    const tick = form.getByRole<HTMLInputElement>("checkbox", { name: "An encoder or a browser publishes it here" });
    expect(tick.checked).toBe(true);
    await userEvent.click(tick);
    expect(url.value).toBe("");
  });

  it("refuses a name that is used [C342] [C346]", async () => {
    const { form, name, create } = await open();
    await userEvent.type(name, "news");
    expect(form.getByText("this name is already used")).toBeTruthy();
    expect(create.disabled).toBe(true);
    await userEvent.type(name, "2");
    expect(form.queryByText("this name is already used")).toBeNull();
    expect(create.disabled).toBe(false);
    await userEvent.clear(name);
    expect(create.disabled).toBe(true);
  });

  it.each("+ ? % @ ~ # & * / \\ | ^ < >".split(" "))(
    "warns of the special character %s and still creates [C343] [C344]",
    async (character) => {
      const { form, name, create } = await open();
      await userEvent.type(name, `a${character}b`);
      expect(form.getByText("This name contains special characters. Application may not work properly.")).toBeTruthy();
      expect(create.disabled).toBe(false);
    },
  );

  it("lets no white space into name and source [C345] [C349]", async () => {
    const { name, url } = await open();
    await userEvent.type(name, " my stream ");
    await userEvent.click(url);
    await userEvent.paste(" udp://a:1 ");
    expect([name.value, url.value]).toEqual(["mystream", "udp://a:1"]);
  });

  it.each(["http://", "https://"])("refuses a source that begins with %s [C348]", async (scheme) => {
    const { form, name, url, create } = await open();
    await userEvent.type(name, "sport");
    await userEvent.type(url, `${scheme}a.tv/live`);
    expect(form.getByText("specify hls:// or tshttp:// protocol")).toBeTruthy();
    expect(create.disabled).toBe(true);
  });

  it("warns of a source without a scheme, and creates it all the same", async () => {
    const { form, name, url, create } = await open();
    await userEvent.type(name, "sport");
    await userEvent.type(url, "a.tv/live");
    expect(form.getByText(/begin with a scheme, such as udp/)).toBeTruthy();
    expect(create.disabled).toBe(false);
    await userEvent.clear(url);
    await userEvent.type(url, "udp://a:1");
    expect(form.queryByText(/begin with a scheme/)).toBeNull();
  });

  it("closes and creates nothing when it is discarded", async () => {
    const { stores, form, name } = await open();
    await userEvent.type(name, "sport");
    await userEvent.click(form.getByRole("button", { name: "Discard" }));
    expect(screen.queryByRole("form")).toBeNull();
    expect(screen.getByRole("button", { name: "Add stream" })).toBe(document.activeElement);
    expect(stores.saved).toEqual([]);
    expect(stores.draft.count).toBe(0);
  });

  it("does not fetch back somebody who has gone elsewhere while it was saved", async () => {
    const { stores, name, create, router } = await open();
    let go: (isFine: true) => void = () => undefined;
    stores.save.approveWith(() => new Promise((resolve) => (go = resolve)));
    await userEvent.type(name, "sport");
    await userEvent.click(create);
    await act(() => router.navigate("/location/studio"));
    await act(async () => go(true));
    await waitFor(() => expect(stores.saved).toHaveLength(1));
    expect(router.state.location.pathname).toBe("/location/studio");
  });

  it("keeps what was typed when the server refuses, and says why", async () => {
    const { stores, form, name, create } = await open();
    stores.save.approveWith(() => Promise.resolve({ kind: "invalid", message: "Too many streams.", problems: [] }));
    await userEvent.type(name, "sport");
    await userEvent.click(create);
    expect(await form.findByText("Too many streams.")).toBeTruthy();
    expect(name.value).toBe("sport");
    expect(create.disabled).toBe(false);
    expect(stores.draft.count).toBe(0);
    expect(stores.save.failure, "told once, where it was typed").toBeUndefined();
  });

  it("keeps Ctrl+S to itself while something is missing, and goes there", async () => {
    const { stores, form, name, url } = await open();
    let isReviewing = false;
    const Console = () => {
      useSaveKey("console", () => (isReviewing = true));
      return null;
    };
    render(<Console />);
    fireEvent.keyDown(url, { key: "s", ctrlKey: true });
    expect(document.activeElement).toBe(name);
    await userEvent.type(name, "news");
    fireEvent.keyDown(form.getByRole("button", { name: "Create" }), { key: "s", ctrlKey: true });
    expect([document.activeElement === name, name.getAttribute("aria-invalid")]).toEqual([true, "true"]);
    expect([isReviewing, stores.saved]).toEqual([false, []]);
  });
});
