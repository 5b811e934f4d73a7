import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { JsonObject } from "../../../src/model/Json.ts";
import { mediaConsole } from "../../../src/mediaConsole.tsx";
import { openItem } from "../entity/support/openItem.tsx";

const tree: JsonObject = {
  cluster_key: "shared-secret",
  peers: { "b.example.com": { name: "b.example.com", position: 0 } },
  stats: { hostname: "a.example.com" },
};

async function open() {
  const page = await openItem(tree, "/cluster/settings", mediaConsole().routes.slice(1));
  await screen.findByRole("heading", { name: "Cluster" }, { timeout: 10_000 });
  await screen.findByRole("textbox", { name: /New peer/ }, { timeout: 10_000 });
  return page;
}

describe("the settings of the cluster", () => {
  it("have the name of this server as plain text [C019] [S079]", async () => {
    await open();
    expect(screen.getByText("This peer hostname").parentElement?.textContent).toContain("a.example.com");
    expect(screen.queryByDisplayValue("a.example.com")).toBeNull();
  });

  it("have the key, which all peers share, and Save; a cleared one is stored as null, not as an empty text [S080] [S381] [S382]", async () => {
    const { stores, press } = await open();
    expect(screen.getByLabelText(/^Cluster key/, { selector: "input" })).toBeTruthy();
    expect(screen.getByText("The cluster key must be the same on all peers.")).toBeTruthy();
    expect(document.body.innerHTML, "a stored key is not shown").not.toContain("shared-secret");
    await press("Clear Cluster key");
    await press("Save");
    await waitFor(() => expect(stores.saved).toEqual([{ cluster_key: null }]));
  });

  it("have the peers with an empty row at the end; a name typed there is a new one behind the last [S081] [S289]", async () => {
    const { stores, user, press } = await open();
    const names = () => screen.getAllByRole<HTMLInputElement>("textbox", { name: /^(Peer hostname|New peer)/ });
    expect(names().map(({ value }) => value)).toEqual(["b.example.com", ""]);
    await user.type(names()[1] ?? document.body, "c.example.com");
    await user.tab();
    await user.tab();
    await user.tab();
    await waitFor(() => expect(names().map(({ value }) => value)).toEqual(["b.example.com", "c.example.com", ""]));
    await press("Save");
    await waitFor(() =>
      expect(stores.saved).toEqual([{ peers: { "c.example.com": { name: "c.example.com", position: 1 } } }]),
    );
  });

  it("take a port that is typed behind the host as a number of its own, in a new row as in an old one [S380]", async () => {
    const { stores, user, press } = await open();
    const names = () => screen.getAllByRole<HTMLInputElement>("textbox", { name: /^(Peer hostname|New peer)/ });
    await user.type(names()[1] ?? document.body, "c.example.com:8080");
    await user.tab();
    await waitFor(() => expect(names().map(({ value }) => value)).toEqual(["b.example.com", "c.example.com", ""]));
    // Two servers on one host are told apart by the port in their name.
    await user.type(names()[2] ?? document.body, "c.example.com:8081");
    await user.tab();
    await user.type(names()[0] ?? document.body, ":90");
    await user.tab();
    await waitFor(() =>
      expect(names().map(({ value }) => value)).toEqual(["b.example.com", "c.example.com", "c.example.com:8081", ""]),
    );
    await press("Save");
    await waitFor(() =>
      expect(stores.saved).toEqual([
        {
          peers: {
            "b.example.com": { port: 90 },
            "c.example.com": { name: "c.example.com", port: 8080, position: 1 },
            "c.example.com:8081": { name: "c.example.com:8081", position: 2 },
          },
        },
      ]),
    );
  });

  it("refuse a port that is none, beside the field [S380]", async () => {
    const { stores, user, press } = await open();
    await user.type(screen.getByRole("textbox", { name: /^New peer/ }), "c.example.com:99999");
    await user.tab();
    await press("Save");
    const row = within(screen.getByRole("group", { name: "c.example.com" }));
    expect((await row.findAllByText("Should be a port from 1 to 65535")).length).toBeGreaterThan(0);
    expect(stores.saved).toEqual([]);
  });

  it("take an edit of a peer 1000 ms after the last key [S508]", async () => {
    const { stores, user } = await open();
    const row = within(screen.getByRole("group", { name: "b.example.com" }));
    await user.type(row.getByRole("textbox", { name: /Port/ }), "8080");
    const typedAt = performance.now();
    expect(stores.draft.count).toBe(0);
    await waitFor(() => expect(stores.draft.count).toBe(1), { timeout: 5000, interval: 20 });
    expect(performance.now() - typedAt).toBeGreaterThan(800);
  });

  it("lose a peer whose name is emptied, when the field is left [S290]", async () => {
    const { stores, user, press } = await open();
    const row = within(screen.getByRole("group", { name: "b.example.com" }));
    await user.clear(row.getByRole("textbox", { name: /Peer hostname/ }));
    expect(stores.draft.count, "not with each letter").toBe(0);
    await user.tab();
    await press("Save");
    await waitFor(() => expect(stores.saved).toEqual([{ peers: { "b.example.com": null } }]));
  });
});
