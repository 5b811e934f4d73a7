import { act, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { StreamRow } from "../../src/pages/media/StreamRow.tsx";
import { fakeStores } from "./support/fakeStores.ts";
import { renderPage } from "./support/renderPage.tsx";

const alive = { alive: true, bitrate: 2540, client_count: 1234, lifetime: 3_720_000, url: "udp://239.0.0.1:1234" };

function show(stream: Record<string, unknown>) {
  const stores = fakeStores(
    JSON.parse(JSON.stringify({ streams: { news: { name: "news", static: true, urls: ["udp://a"], ...stream } } })),
  );
  renderPage(<StreamRow item="news" index={0} />, stores);
  return { stores, cells: () => screen.getAllByRole("gridcell").map((cell) => cell.textContent) };
}

describe("a stream in the list", () => {
  it("shows its status, bitrate, client count and uptime [C003]", () => {
    const { cells } = show({ stats: alive });
    expect(cells()).toEqual(["news ", "online", "2.54 Mbit/s", "1,234", "1 h 2 m", "udp://239.0.0.1:1234"]);
  });

  it("shows an error or a delay in the place of online [C003]", () => {
    const { stores, cells } = show({ stats: { ...alive, source_error: "timeout", retry_count: 3 } });
    expect(cells()[1]).toBe("timeout (retry 3)");
    act(() =>
      stores.config.merge({ streams: { news: { stats: { source_error: null, retry_count: 0, ts_delay: 7900 } } } }, 1),
    );
    expect(cells()[1]).toBe("delay 7s");
  });

  it("shows the agent beside the status [C463]", () => {
    const { stores, cells } = show({ stats: { ...alive, agent_status: "connected", current_agent_id: "cam-7" } });
    expect(cells()[1]).toBe("onlinecam-7");
    act(() => stores.config.merge({ streams: { news: { stats: { agent_status: "rproxy_not_configured" } } } }, 1));
    expect(cells()[1]).toBe("onlineunconf");
  });

  it("says so while something of it is not saved", () => {
    const { stores, cells } = show({ stats: alive });
    act(() => stores.draft.edit(["streams", "news", "title"], "News"));
    expect(cells()[0]).toBe("news unsaved");
  });
});
