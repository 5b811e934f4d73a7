import { act, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { ClusterLayout } from "../../../src/pages/cluster/ClusterLayout.tsx";
import { ConfigTabs } from "../../../src/pages/config/ConfigTabs.tsx";
import { fakeStores } from "../support/fakeStores.ts";
import { renderPage } from "../support/renderPage.tsx";

const marked = () =>
  screen.queryAllByRole("link", { description: "Has unsaved changes" }).map((link) => link.textContent);

describe("a tab of the server's own settings", () => {
  it("says in the config that something there is unsaved, of what stands there alone", () => {
    const stores = fakeStores({ loglevel: "error", web_scripts: {}, peers: {} });
    renderPage(<ConfigTabs hasRecords />, stores);
    act(() => stores.draft.edit(["cluster_key"], "k"));
    expect(marked()).toEqual([]);
    act(() => stores.draft.edit(["web_scripts", "x"], { prefix: "x", path: "/x" }));
    expect(marked()).toEqual(["Settings"]);
  });

  it("says in the cluster that something there is unsaved, a peer too", () => {
    const stores = fakeStores({ loglevel: "error", peers: { edge: { name: "edge", port: 80 } } });
    renderPage(<ClusterLayout />, stores, "/cluster");
    act(() => stores.draft.edit(["loglevel"], "debug"));
    expect(marked()).toEqual([]);
    act(() => stores.draft.edit(["peers", "edge", "port"], 81));
    expect(marked()).toHaveLength(1);
    expect(marked()[0]).toMatch(/settings/i);
  });
});
