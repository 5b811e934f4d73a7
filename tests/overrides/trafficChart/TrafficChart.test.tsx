import { act, cleanup, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { TrafficChart } from "../../../overrides/trafficChart/TrafficChart.tsx";
import { fakeStores } from "../../pages/support/fakeStores.ts";
import { renderPage } from "../../pages/support/renderPage.tsx";

const topic = "traffic{name=news}/minute";
const lines = [
  { label: "Input", points: [[1_700_000_000_000, 2_000_000]] },
  { label: "Output", points: [[1_700_000_000_000, 5_500_000]] },
] as const;

function show() {
  const stores = fakeStores({});
  renderPage(<TrafficChart name="news" historyTo="/standalone/news/history" />, stores);
  return stores;
}

describe("the traffic chart", () => {
  it("says 'Loading...' until data arrives, then draws the lines [S458]", async () => {
    const { subscriptions } = show();
    expect(screen.getByRole("status").textContent).toBe("Loading...");
    act(() => subscriptions.sendPulse(topic, lines));
    const graph = await screen.findByRole("img", { name: "Traffic of news over the last minute" });
    expect(screen.queryByText("Loading...")).toBeNull();
    expect(graph).toBeTruthy();
  });

  it("is 150 high and follows the minute [S469]", async () => {
    const { subscriptions } = show();
    expect(subscriptions.followed).toEqual([`pulse ${topic}`]);
    act(() => subscriptions.sendPulse(topic, lines));
    expect((await screen.findByRole("img")).style.height).toBe("150px");
  });

  it("follows its feed while it is on the page, and no longer [S212]", () => {
    const { subscriptions } = show();
    expect(subscriptions.followed).toEqual([`pulse ${topic}`]);
    cleanup();
    expect(subscriptions.followed).toEqual([]);
  });

  it("links to the former traffic", () => {
    show();
    expect(screen.getByRole("link", { name: "Viewer history" }).getAttribute("href")).toBe("/standalone/news/history");
  });
});
