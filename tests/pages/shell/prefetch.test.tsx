import { fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { prefetchPages } from "../../../src/pages/shell/prefetch.ts";

let fetched: string[] = [];
let presses = 0;
let end = () => {};

beforeEach(() => {
  vi.useFakeTimers();
  fetched = [];
  presses = 0;
});
afterEach(() => {
  end();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.body.innerHTML = "";
});

/** Pages that note when their code is fetched; one cannot be fetched the first time. */
function begin(html: string) {
  document.body.innerHTML = html;
  const page = (path: string) => ({
    path,
    lazy: async () => {
      fetched.push(path);
      if (path === "cut" && fetched.filter((one) => one === "cut").length === 1) throw new Error("cut");
      return {};
    },
  });
  const routes = [
    { index: true as const },
    page("pulse"),
    page("cut"),
    { ...page("standalone/:name"), children: [page("dvr")] },
  ];
  const listeners: (() => void)[] = [];
  const subscribe = (listener: () => void) => {
    listeners.push(listener);
    return () => undefined;
  };
  end = prefetchPages(
    { routes, basename: "/admin", subscribe },
    async (query) => void fetched.push(`list ${query}`),
    async () => {
      presses += 1;
      if (presses === 1 && html.includes("cut")) throw new Error("cut");
    },
  );
  return () => listeners.forEach((listener) => listener());
}

const link = (name: string) => {
  const found = [...document.querySelectorAll("a")].find(({ textContent }) => textContent === name);
  if (!found) throw new Error(`no link ${name}`);
  return found;
};

describe("fetching pages ahead", () => {
  it("begins at once with the page whose link has the pointer or the focus, with all that it stands in, and once", () => {
    begin('<a href="/admin/standalone/a/dvr">DVR</a><a href="/admin/pulse"><span>Pulse</span></a>');
    fireEvent.pointerOver(link("DVR"));
    expect(fetched).toEqual(["standalone/:name", "dvr"]);
    fireEvent.focusIn(link("Pulse"));
    fireEvent.pointerOver(link("Pulse"));
    expect(fetched).toEqual(["standalone/:name", "dvr", "pulse"]);
  });

  it("goes on with the links in sight once the page is at rest, one of each kind", async () => {
    const names = Array.from({ length: 500 }, (_, index) => `<a href="/admin/standalone/s${index}">s${index}</a>`);
    const move = begin(`<a href="/admin/pulse">Pulse</a><a href="/admin/?list=vods">Files</a>${names.join("")}`);
    move();
    expect(fetched).toEqual([]);
    await vi.advanceTimersByTimeAsync(1500);
    expect(fetched).toEqual(["pulse", "list ?list=vods", "standalone/:name"]);
  });

  it("fetches only what is pointed at where the browser saves data", async () => {
    vi.stubGlobal("navigator", Object.assign(Object.create(navigator), { connection: { saveData: true } }));
    begin('<a href="/admin/pulse">Pulse</a><a href="/admin/standalone/a">a</a>');
    await vi.advanceTimersByTimeAsync(5000);
    expect(fetched).toEqual([]);
    fireEvent.pointerOver(link("Pulse"));
    expect(fetched).toEqual(["pulse"]);
  });

  it("fetches what a press needs at once, and again with the next button where the line was cut", async () => {
    begin('<button>Delete</button><a href="/admin/cut">Cut</a>');
    expect(presses).toBe(1);
    await vi.advanceTimersByTimeAsync(0);
    fireEvent.pointerOver(screen.getByRole("button"));
    fireEvent.pointerOver(screen.getByRole("button"));
    expect(presses).toBe(2);
  });

  it("fetches what a press needs with the first button that is pointed at where the browser saves data", () => {
    vi.stubGlobal("navigator", Object.assign(Object.create(navigator), { connection: { saveData: true } }));
    begin('<a href="/admin/pulse">Pulse</a><button><span>Delete</span></button>');
    fireEvent.pointerOver(link("Pulse"));
    expect(presses).toBe(0);
    fireEvent.pointerOver(screen.getByText("Delete"));
    fireEvent.focusIn(screen.getByRole("button"));
    expect(presses).toBe(1);
  });

  it("leaves other sites and addresses outside of the console alone", () => {
    begin('<a href="https://elsewhere.example/admin/pulse">Other</a><a href="/pulse">Media</a>');
    fireEvent.pointerOver(link("Other"));
    fireEvent.pointerOver(link("Media"));
    expect(fetched).toEqual([]);
  });

  it("fetches again what could not be fetched", async () => {
    begin('<a href="/admin/cut">Cut</a>');
    fireEvent.pointerOver(link("Cut"));
    await vi.advanceTimersByTimeAsync(0);
    fireEvent.pointerOver(link("Cut"));
    expect(fetched).toEqual(["cut", "cut"]);
  });

  it("ends with the console", () => {
    begin('<a href="/admin/pulse">Pulse</a>');
    end();
    fireEvent.pointerOver(link("Pulse"));
    expect(fetched).toEqual([]);
  });
});
