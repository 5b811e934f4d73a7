import { beforeEach, describe, expect, it } from "vitest";
import { createRouter } from "../../../src/App.tsx";
import type { ConsoleParts } from "../../../src/pages/shell/ConsoleParts.ts";

const services = { reconnect: () => undefined, reportError: () => undefined };

/** A console whose pages are loaded when the test lets them. */
function slowConsole() {
  let load = () => {};
  const loaded = new Promise<void>((resolve) => (load = resolve));
  const lazy = () => loaded.then(() => ({ element: <p /> }));
  const parts: ConsoleParts = {
    title: "Sluice",
    tabs: () => [],
    routes: [
      { index: true, element: <p /> },
      { path: "pulse", lazy },
    ],
  };
  return { parts, load: () => load() };
}

const settled = () => new Promise((go) => setTimeout(go, 20));
const shown = ({ state }: ReturnType<typeof createRouter>) => `${state.location.pathname}${state.location.search}`;

describe("a console that is drawn anew while a page is on its way", () => {
  beforeEach(() => window.history.replaceState(null, "", "/admin/"));

  it("opens that page, as another step, and leaves nothing to the one before", async () => {
    const { parts, load } = slowConsole();
    const before = createRouter(services, parts);
    void before.navigate("/pulse?query=a");
    const router = createRouter(services, parts, before);
    load();
    await settled();
    expect([shown(router), window.location.pathname]).toEqual(["/admin/pulse?query=a", "/admin/pulse"]);
    expect(shown(before)).toBe("/admin/");
    await router.navigate(-1);
    await settled();
    expect(shown(router)).toBe("/admin/");
  });

  it("opens one that was gone back to, as no step more", async () => {
    window.history.replaceState(null, "", "/admin/pulse");
    const other = slowConsole();
    const before = createRouter(services, other.parts);
    other.load();
    await settled();
    await before.navigate("/");
    const { parts, load } = slowConsole();
    const between = createRouter(services, parts, before);
    const steps = window.history.length;
    window.history.back();
    await settled();
    expect(between.state.navigation.state).toBe("loading");
    const router = createRouter(services, parts, between);
    load();
    await settled();
    expect([shown(router), window.history.length]).toEqual(["/admin/pulse", steps]);
  });

  it("stays where it is when nothing was on its way", async () => {
    const { parts } = slowConsole();
    const before = createRouter(services, parts);
    const steps = window.history.length;
    const router = createRouter(services, parts, before);
    await settled();
    expect([shown(router), window.history.length]).toEqual(["/admin/", steps]);
  });
});
