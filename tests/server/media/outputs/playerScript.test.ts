import { runInNewContext } from "node:vm";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { de } from "../../../../src/texts/de.ts";
import { readPlayerScript } from "../../../../server/media/outputs/embed/playerScript.ts";
import type * as Languages from "../../../../src/texts/languages.ts";
import { tsOf } from "../support/tsOf.ts";
import { startOutputs } from "./support/startOutputs.ts";

// A third language, as somebody adds it: one row.
vi.mock("../../../../src/texts/languages.ts", async (importActual) => {
  const actual = await importActual<typeof Languages>();
  const texts = { "playerPage.play": "Lire", "shell.logout": "Se déconnecter" };
  const fr = { title: "Français", load: () => Promise.resolve({ locale: "fr", texts, schemas: {} }) };
  return { ...actual, languages: { ...actual.languages, fr } };
});

const playerScript = await readPlayerScript();

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const origin = "http://tv.example";

/** The library that plays HLS: what it was given to load, and what a test lets it tell. */
class FakeHls {
  static readonly Events = { ERROR: "error", LEVEL_LOADED: "level" };
  static readonly ErrorDetails = { MANIFEST_LOAD_ERROR: "manifestLoadError" };
  static readonly ErrorTypes = { MEDIA_ERROR: "mediaError" };
  static isSupported = () => true;
  static loaded: string[] = [];
  static tell: (event: string, data: object) => void = () => undefined;
  readonly #listeners = new Map<string, (event: string, data: object) => void>();
  constructor() {
    FakeHls.tell = (event, data) => this.#listeners.get(event)?.(event, data);
  }
  on(event: string, listener: (event: string, data: object) => void) {
    this.#listeners.set(event, listener);
  }
  loadSource(address: string) {
    FakeHls.loaded.push(address);
  }
  attachMedia() {}
  destroy() {}
}

/** The script on a page of which only what it touches is there; pictures arrive at once. */
function openPlayer(dataset: Readonly<Record<string, string>>, frameElement: { readonly lang: string } | null = null) {
  const listeners = new Map<string, (event: object) => void>();
  const on = (type: string, listener: (event: object) => void) => void listeners.set(type, listener);
  const video = {
    poster: "",
    paused: true,
    currentTime: 0,
    addEventListener: on,
    hasAttribute: () => false,
    focus: () => undefined,
    play: async () => undefined,
  };
  const labels = new Map<string, string>();
  const setAttribute = (name: string, value: string) => void labels.set(name, value);
  const button = { hidden: true, addEventListener: on, setAttribute };
  const parentElement = { hidden: true, firstChild: { textContent: "" } };
  const others = { hidden: true, textContent: "", parentElement, addEventListener: () => undefined };
  const document = {
    hidden: false,
    documentElement: { lang: "en" },
    body: { dataset },
    querySelector: (selector: string) => ({ video, button })[selector] ?? others,
    addEventListener: () => undefined,
  };
  class FakeImage {
    onload = () => undefined;
    #src = "";
    get src() {
      return this.#src;
    }
    set src(src: string) {
      this.#src = src;
      this.onload();
    }
  }
  runInNewContext(playerScript, {
    document,
    frameElement,
    navigator: { language: "en-GB" },
    window: { addEventListener: on },
    location: { search: "?token=t", href: `${origin}/news/embed.html`, pathname: "/news/embed.html", origin },
    Hls: FakeHls,
    Image: FakeImage,
    URL,
    URLSearchParams,
    setInterval,
    setTimeout,
    clearTimeout,
  });
  const tell = (event: object) => listeners.get("message")?.(event);
  const press = () => listeners.get("click")?.({});
  return { video, button, document, tell, press, labels, parentElement };
}

describe("the picture of a player that does not play", () => {
  const first = "preview.jpg?token=t&width=640";

  it("is asked for anew each 15 seconds, unless nobody sees it", () => {
    const { video, button, document } = openPlayer({ poster: "preview.jpg", renewed: "" });
    expect([video.poster, button.hidden]).toEqual([first, false]);
    vi.advanceTimersByTime(15_000);
    expect(video.poster).toBe(`${first}&round=1`);
    document.hidden = true;
    vi.advanceTimersByTime(15_000);
    document.hidden = false;
    button.hidden = true;
    vi.advanceTimersByTime(15_000);
    expect(video.poster).toBe(`${first}&round=1`);
  });

  it("is asked for anew at once, and once more, when the console tells of another source; strangers are not heard", () => {
    const { video, tell } = openPlayer({ poster: "preview.jpg", renewed: "" });
    tell({ origin: "http://other.example", data: "renew-picture" });
    expect(video.poster).toBe(first);
    tell({ origin, data: "renew-picture" });
    expect(video.poster).toBe(`${first}&round=1`);
    vi.advanceTimersByTime(5000);
    expect(video.poster).toBe(`${first}&round=2`);
  });

  it("is not asked for at once of a stream that begins, as it has none yet", () => {
    const { video, tell } = openPlayer({ poster: "preview.jpg", renewed: "later" });
    tell({ origin, data: "renew-picture" });
    expect(video.poster).toBe("");
    vi.advanceTimersByTime(5000);
    expect(video.poster).toBe(`${first}&round=1`);
  });

  it("stays where nothing new can be on it", () => {
    const { video } = openPlayer({ poster: "preview.jpg" });
    vi.advanceTimersByTime(60_000);
    expect(video.poster).toBe(first);
  });

  it("is renewed of streams that run anyway, and not of files and of those that run on demand", async () => {
    vi.useRealTimers();
    const outputs = await startOutputs();
    const thumbnails = { enabled: true };
    outputs.config.streams = {
      news: { name: "news", thumbnails },
      asked: { name: "asked", thumbnails, static: false },
    };
    outputs.config.vods = { films: { prefix: "films", urls: [{ url: "/films" }] } };
    const isRenewed = async (name: string) =>
      (await (await outputs.get(`/${name}/embed.html`)).text()).includes("data-renewed");
    expect(await Promise.all(["news", "asked", "films/a.mp4"].map(isRenewed))).toEqual([true, false, false]);
  });

  it("is none at first of a stream that begins, unless it is fetched", async () => {
    vi.useRealTimers();
    const outputs = await startOutputs();
    const [bus] = outputs.add("news", { thumbnails: { enabled: true } }).start();
    outputs.add("cam", { thumbnails: { enabled: true, url: "http://cam/picture" } }).start();
    const isLater = async (name: string) =>
      (await (await outputs.get(`/${name}/embed.html`)).text()).includes('data-renewed="later"');
    expect(await Promise.all(["news", "cam"].map(isLater))).toEqual([true, false]);
    bus?.write(await tsOf({ seconds: 5 }));
    expect(await isLater("news")).toBe(false);
  });
});

describe("a player that begins anew", () => {
  const address = `${origin}/news/index.m3u8?token=t`;
  beforeEach(() => void (FakeHls.loaded = []));

  it("by itself says who it was, so that the server counts it once", () => {
    const { press } = openPlayer({});
    press();
    FakeHls.tell("level", { details: { fragments: [{ url: `${origin}/news/v1-1-1.ts?session=s1&token=t` }] } });
    FakeHls.tell("error", { fatal: true, details: "levelLoadError" });
    vi.advanceTimersByTime(2000);
    expect(FakeHls.loaded).toEqual([address, `${address}&session=s1`]);
  });

  it("after it was shown out is somebody new, as it is pressed again", () => {
    const { press, button } = openPlayer({});
    press();
    FakeHls.tell("level", { details: { fragments: [{ url: `${origin}/news/v1-1-1.ts?session=s1&token=t` }] } });
    FakeHls.tell("error", { fatal: true, response: { code: 403 }, details: "levelLoadError" });
    expect(button.hidden).toBe(false);
    press();
    expect(FakeHls.loaded).toEqual([address, address]);
  });
});

describe("the words of a player", () => {
  it("are of the language that its frame is in, else of the browser", () => {
    const german = openPlayer({}, { lang: "de" });
    expect(german.labels.get("aria-label")).toBe("Abspielen");
    expect(german.parentElement.firstChild.textContent).toBe("Ton ");
    expect(german.document.documentElement.lang).toBe("de");
    expect(openPlayer({}).labels.get("aria-label")).toBe("Play");
  });
  it("are of every language that the console has, in English where one lacks them, and no more is sent", () => {
    const french = openPlayer({}, { lang: "fr" });
    expect(french.labels.get("aria-label")).toBe("Lire");
    expect(french.parentElement.firstChild.textContent).toBe("Sound ");
    expect(french.document.documentElement.lang).toBe("fr");
    for (const other of ["Se déconnecter", de.texts["shell.logout"]]) expect(playerScript).not.toContain(other);
  });
});
