import { act, screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { ImpactPanel } from "../../../overrides/impact/ImpactPanel.tsx";
import type { JsonObject } from "../../../src/model/Json.ts";
import { fakeStores } from "../../pages/support/fakeStores.ts";
import { renderPage } from "../../pages/support/renderPage.tsx";

const stream = (name: string, clients: number): JsonObject => ({
  name,
  urls: [`udp://${name}`],
  stats: { alive: true, running: true, url: `udp://${name}`, client_count: clients },
});
const names = ["a", "b", "c", "d"];
const tree = {
  http: [8080],
  streams: {
    ...Object.fromEntries(names.map((name, index) => [name, stream(name, index)])),
    other: stream("other", 9),
  },
};

function open() {
  const stores = fakeStores(structuredClone(tree));
  renderPage(<ImpactPanel />, stores);
  const edit = (path: readonly string[], value: JsonObject | string | number[] | undefined) =>
    act(() => stores.draft.edit(path, value));
  const region = () => within(screen.getByRole("region", { name: "What saving interrupts" }));
  return { stores, edit, region };
}

describe("what saving interrupts, in the review", () => {
  it("is not spoken of without edits, and is nothing for a title", () => {
    const { edit, region } = open();
    expect(screen.queryByRole("region")).toBeNull();
    edit(["streams", "a", "title"], "A");
    expect(region().getByText("Nothing is interrupted.")).toBeTruthy();
  });

  it("says how many streams restart with how many viewers, opens to their names, and follows the live figures", () => {
    const { stores, edit, region } = open();
    for (const name of names) edit(["streams", name, "urls"], undefined);
    expect(region().getByText("Restarts 4 streams, with a break for 6 viewers (d 3, c 2, b 1, …).")).toBeTruthy();
    expect(region().getByText("1 stream goes on untouched.")).toBeTruthy();
    expect(region().getByText("Show all streams")).toBeTruthy();
    act(() => stores.config.merge({ streams: { a: { stats: { client_count: 100 } } } }, undefined));
    edit(["streams", "a", "title"], "A");
    expect(region().getByText("Restarts 4 streams, with a break for 106 viewers (a 100, d 3, c 2, …).")).toBeTruthy();
  });

  it("says that nobody is watching where nobody is, of a restart, of what goes and of a port that closes", () => {
    const stores = fakeStores({ http: [8080], streams: { a: stream("a", 0), b: stream("b", 0) } });
    renderPage(<ImpactPanel />, stores);
    act(() => stores.draft.edit(["streams", "a", "urls"], undefined));
    expect(screen.getByText("Restarts the stream a. Nobody is watching.")).toBeTruthy();
    act(() => stores.draft.edit(["streams", "b"], undefined));
    expect(screen.getByText("Cuts off whoever watches b. Nobody does now.")).toBeTruthy();
    act(() => stores.draft.edit(["http"], [8081]));
    expect(screen.getByText(/Watching at all now: nobody\.$/)).toBeTruthy();
    expect(document.body.textContent).not.toMatch(/\b0 viewers/);
  });

  it("says who is cut off by what goes, and by a port that closes", () => {
    const { edit, region } = open();
    edit(["streams", "other"], undefined);
    expect(region().getByText("Cuts off 9 viewers of other.")).toBeTruthy();
    edit(["http"], [8081]);
    expect(
      region().getByText(/^Port 8080 of HTTP closes, 8081 opens: .* Watching at all now: 15 viewers\.$/),
    ).toBeTruthy();
  });

  it("counts of several that go those that somebody watches, and all where nobody does", () => {
    const { stores, edit, region } = open();
    for (const name of ["a", "b", "c"]) edit(["streams", name], undefined);
    expect(region().getByText("Cuts off 3 viewers of 2 streams (c 2, b 1).")).toBeTruthy();
    act(() =>
      stores.config.merge(
        { streams: { b: { stats: { client_count: 0 } }, c: { stats: { client_count: 0 } } } },
        undefined,
      ),
    );
    edit(["streams", "d", "title"], "D");
    expect(region().getByText("Cuts off whoever watches 3 streams (a, b, c). Nobody does now.")).toBeTruthy();
  });

  it("says how old the figures are while the connection is broken", () => {
    const { stores, edit, region } = open();
    edit(["streams", "other"], undefined);
    expect(region().queryByText(/^The connection is broken/)).toBeNull();
    act(() => stores.connection.move({ kind: "offline", since: 0, nextAttemptAt: 0 }));
    expect(region().getByText(/^The connection is broken: these are the figures of .* ago\.$/)).toBeTruthy();
  });
});
