import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it } from "vitest";
import { giveLayout } from "../../support/giveLayout.ts";
import { fakeStores } from "../support/fakeStores.ts";
import { showMedia } from "./support/showMedia.tsx";
import { streamsOf } from "./support/streamsOf.ts";

describe("a stream in the list", () => {
  const alive = { alive: true, bitrate: 2540, client_count: 1234, lifetime: 3_720_000, url: "udp://239.0.0.1:1234" };

  beforeEach(() => giveLayout());

  function show(stream: Record<string, unknown>) {
    const stores = fakeStores(
      JSON.parse(JSON.stringify({ streams: { news: { name: "news", static: true, urls: ["udp://a"], ...stream } } })),
    );
    showMedia(stores);
    const cells = () => screen.getAllByRole("gridcell").map((cell) => cell.textContent);
    return { stores, name: () => cells()[1], status: () => cells()[2], figures: () => cells().slice(3, 6) };
  }

  it("shows its status, bitrate, client count and uptime [C003]", () => {
    const { name, status, figures } = show({ stats: alive });
    expect([name(), status(), ...figures()]).toEqual([
      "news",
      "online",
      "2.540 Mbps",
      "1,234",
      "1\u00a0h\u00a02\u00a0m",
    ]);
  });

  it("shows an error or a delay in the place of online [C003]", () => {
    const { stores, status } = show({ stats: { ...alive, source_error: "timeout", retry_count: 3 } });
    expect(status()).toBe("timeout (retry 3)");
    act(() =>
      stores.config.merge({ streams: { news: { stats: { source_error: null, retry_count: 0, ts_delay: 7900 } } } }, 1),
    );
    expect(status()).toBe("delay 7s");
  });

  it("shows the agent beside the status [C463]", () => {
    const { stores, status } = show({ stats: { ...alive, agent_status: "connected", current_agent_id: "cam-7" } });
    expect(status()).toBe("onlinecam-7");
    act(() => stores.config.merge({ streams: { news: { stats: { agent_status: "rproxy_not_configured" } } } }, 1));
    expect(status()).toBe("onlineunconf");
  });

  it("says so while something of it is not saved", () => {
    const { stores, name } = show({ stats: alive });
    act(() => stores.draft.edit(["streams", "news", "title"], "News"));
    expect(name()).toBe("newsunsaved");
  });
});

describe("a row of the streams list that is moved by keyboard", () => {
  beforeEach(() => giveLayout());

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

describe("the sources of a stream in the list", () => {
  beforeEach(() => giveLayout());

  it("show the one in use first, and lead by keyboard to those that have no room", async () => {
    const urls = ["udp://a", "udp://b", "udp://c", "udp://d"];
    const stats = { alive: true, url: "udp://c" };
    showMedia(fakeStores({ streams: streamsOf({ news: { urls, stats } }) }));
    const cell = screen.getByRole("link", { name: "2 more sources" }).closest<HTMLElement>('[role="gridcell"]');
    expect(cell?.querySelector("[title]")?.getAttribute("title")).toBe("udp://c, in use");
    const more = screen.getByRole("link", { name: "2 more sources" });
    expect(more.textContent).toBe("+2");
    expect(more.tabIndex).toBe(0);
    expect(more.title).toBe("udp://b, not in use\nudp://d, not in use");
  });

  it("stay under the same filters and columns while rows are picked", async () => {
    const stores = fakeStores({ streams: streamsOf({ news: {}, film: {} }) });
    showMedia(stores);
    await userEvent.click(screen.getByRole("checkbox", { name: "Select news" }));
    expect(await screen.findByRole("toolbar", { name: "Actions for selected streams" })).toBeTruthy();
    expect(screen.getByRole("radiogroup", { name: "Which streams" })).toBeTruthy();
    expect(screen.getByRole("button", { name: "Columns" })).toBeTruthy();
  });
});
