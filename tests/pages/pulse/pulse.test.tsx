import { act, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import type { PulseLine } from "../../../src/api/pulseApi.ts";
import type { ServerInfo } from "../../../src/generated/types/ServerInfo.ts";
import { mediaConsole } from "../../../src/mediaConsole.tsx";
import { giveSize } from "../../support/giveLayout.ts";
import { openItem } from "../entity/support/openItem.tsx";

const disks: Partial<ServerInfo> = {
  disks: [
    { name: "sda", size: 1 },
    { name: "sdb", size: 1 },
  ],
  partitions: [
    { path: "/", usage: 42.5, total: 100 * 1024 ** 3, free: 50 * 1024 ** 3 },
    { path: "/storage", usage: 95 },
  ],
};
const topics = ["overview", "total_memusage", "cpu_usage", "scheduler_loads", "active_tasks"];

async function openPulse(address = "/pulse", info: Partial<ServerInfo> = disks) {
  const route = mediaConsole().routes.filter(({ path }) => path === "pulse");
  const page = await openItem({ streams: { news: { name: "news" } } }, address, route, { info });
  await screen.findByRole("heading", { name: "Pulse" });
  const box = screen.getByRole<HTMLInputElement>("combobox", { name: "Custom query" });
  const show = screen.getByRole<HTMLButtonElement>("button", { name: "Show" });
  const send = (topic: string, lines: readonly PulseLine[]) =>
    act(() => page.stores.subscriptions.sendPulse(topic, lines));
  return { ...page, box, show, send };
}

const graph = (name: string) => screen.findByRole("img", { name });
const line = (label: string, ...values: number[]): PulseLine => ({
  label,
  points: values.map((value, index) => [index * 60_000, value]),
});

describe("the Pulse page", () => {
  it("has a graph of I/O for each disk, and bars of how full the file systems are [C008] [C198] [C199]", async () => {
    const { stores, send } = await openPulse();
    expect(stores.subscriptions.followed).toEqual(
      expect.arrayContaining(["pulse disk_io_usage{disk=sda}/hour", "pulse disk_io_usage{disk=sdb}/hour"]),
    );
    send("disk_io_usage{disk=sdb}/hour", [line("sdb", 10, 20)]);
    expect((await graph("I/O of disk sdb")).style.height).toBe("150px");
    const root = screen.getByRole("meter", { name: "Space of /" });
    expect([root.getAttribute("aria-valuenow"), root.getAttribute("aria-valuetext")]).toEqual([
      "42.5",
      "43 % used, 50 GB of 100 GB free",
    ]);
    expect(screen.getByRole("meter", { name: "Space of /storage" }).getAttribute("aria-valuetext")).toBe("95 %");
  });

  it("says of what it never knew that the server cannot be reached, and goes on to show what it did", async () => {
    const { stores, send } = await openPulse();
    send("cpu_usage/hour", [line("cpu", 10, 20)]);
    await graph("CPU usage, Last hour");
    act(() => stores.connection.move({ kind: "offline", since: 0, nextAttemptAt: 0 }));
    expect(screen.getAllByText("Not known: the server cannot be reached now.").length).toBeGreaterThan(5);
    expect(screen.queryByText("Loading...")).toBeNull();
    expect(await graph("CPU usage, Last hour")).toBeTruthy();
  });

  it("draws a graph that is off the screen once, and with what is new when it comes back", async () => {
    const looks: ((isIntersecting: boolean) => void)[] = [];
    vi.stubGlobal(
      "IntersectionObserver",
      class {
        constructor(private readonly onLook: (entries: readonly object[]) => void) {}
        observe(): void {
          looks.push((isIntersecting) => this.onLook([{ isIntersecting }]));
        }
        disconnect(): void {}
      },
    );
    onTestFinished(() => void vi.unstubAllGlobals());
    const { send } = await openPulse();
    const look = (isSeen: boolean) => act(() => looks.forEach((tell) => tell(isSeen)));
    expect(looks.length).toBe(12);
    look(false);
    send("active_tasks/minute", [line("Running", 1)]);
    const words = async () => (await graph("Active tasks, Last minute")).textContent;
    await expect.poll(words, { timeout: 5000 }).toContain("Running 1");
    send("active_tasks/minute", [line("Running", 1, 2)]);
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(await words()).toContain("Running 1");
    look(true);
    await expect.poll(words, { timeout: 5000 }).toContain("Running 2");
    send("active_tasks/minute", [line("Running", 1, 2, 3)]);
    await expect.poll(words, { timeout: 5000 }).toContain("Running 3");
  });

  it("has an hour and a minute graph of each figure, 250 high, and leaves them with the page [C200] [C485]", async () => {
    const { stores, send, router } = await openPulse();
    for (const topic of topics)
      expect(stores.subscriptions.followed).toEqual(
        expect.arrayContaining([`pulse ${topic}/hour`, `pulse ${topic}/minute`]),
      );
    send("overview/minute", [line("Input", 1_000_000, 2_000_000)]);
    const minute = await graph("System traffic, Last minute");
    expect(minute.style.height).toBe("250px");
    expect(within(minute).getByText("2.000 Mbps")).toBeTruthy();
    for (const title of ["Total memory usage", "CPU usage", "Scheduler utilization", "Active tasks"])
      expect(screen.getByRole("heading", { name: title })).toBeTruthy();
    await router.navigate("/");
    await waitFor(() => expect(stores.subscriptions.followed).toEqual([]));
  });

  it("says where the machine tells nothing", async () => {
    await openPulse("/pulse", {});
    expect(screen.getAllByText("This machine does not tell"), "about disks and file systems").toHaveLength(2);
  });

  it("shows a part of the hour, as chosen", async () => {
    giveSize(600, 250);
    const { user, send } = await openPulse();
    send("cpu_usage/hour", [line("All", ...Array.from({ length: 61 }, (_, minute) => minute))]);
    const cpu = await graph("CPU usage, Last hour");
    const points = () => cpu.querySelector("path[fill=none]")?.getAttribute("d")?.match(/[ML]/g)?.length;
    await waitFor(() => expect(points()).toBe(61));
    await user.selectOptions(screen.getByRole("combobox", { name: "Hour graphs show" }), "5");
    await waitFor(() => expect(points()).toBe(6));
  });
});

describe("a custom query", () => {
  it("has a box with help and a button, which wants a valid query [C201] [C369] [C370] [C371]", async () => {
    const { box, show, user } = await openPulse();
    const help = document.getElementById(box.getAttribute("aria-describedby")?.split(" ")[0] ?? "");
    expect(help?.textContent).toContain("[GROUP:][PERIOD[-AGGREGATOR]:]METRIC[{TAG=VALUE,...}]");
    expect(show.disabled).toBe(true);
    await user.type(box, "cpu;");
    expect(await screen.findByText("invalid format")).toBeTruthy();
    expect(show.disabled).toBe(true);
    await user.clear(box);
    expect(screen.queryByText("invalid format")).toBeNull();
    await user.type(box, "cpu_usage");
    expect(show.disabled).toBe(false);
  });

  it("takes the place of the board, stands in the address, and goes again [C202]", async () => {
    const { box, stores, user, send, press, router } = await openPulse();
    expect(stores.subscriptions.followed).toContain("pulse overview/hour");
    await user.type(box, "max:1m:cpu_usage{{}");
    await user.clear(box);
    await user.type(box, "max:1m:cpu_usage");
    expect(stores.subscriptions.followed, "the board is not shown while the box is used").toEqual([]);
    await press("Show");
    expect(router.state.location.search).toBe("?query=max%3A1m%3Acpu_usage");
    expect(stores.subscriptions.followed).toEqual(["pulse custom/max:1m:cpu_usage/custom"]);
    send("custom/max:1m:cpu_usage/custom", [line("max cpu_usage", 10, 30)]);
    const result = await graph("Result of max:1m:cpu_usage");
    expect(within(result).getByText("30 %")).toBeTruthy();
    await press("Back to the board");
    await waitFor(() => expect(stores.subscriptions.followed).toContain("pulse overview/hour"));
    expect(box.value).toBe("");
  });

  it("is shown by its address alone, as a link that is shared [C202]", async () => {
    const { box, stores } = await openPulse("/pulse?query=traffic_in");
    expect([box.value, stores.subscriptions.followed]).toEqual(["traffic_in", ["pulse custom/traffic_in/custom"]]);
  });

  it("gives way to the board 300 ms after its box was left [C203]", async () => {
    const { box, stores } = await openPulse();
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    act(() => box.focus());
    expect(stores.subscriptions.followed).toEqual([]);
    expect(screen.getByRole("heading", { name: "What a query is made of" })).toBeTruthy();
    act(() => box.blur());
    act(() => void vi.advanceTimersByTime(299));
    expect(stores.subscriptions.followed).toEqual([]);
    act(() => void vi.advanceTimersByTime(1));
    expect(stores.subscriptions.followed).toContain("pulse overview/hour");
  });

  it("is completed with what there is: the words of the language, disks and streams", async () => {
    const { box, user } = await openPulse();
    await user.type(box, "stream_in{{name=");
    await user.click(await screen.findByRole("option", { name: /news/ }));
    expect(box.value).toBe("stream_in{name=news}");
  });
});
