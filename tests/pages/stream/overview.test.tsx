import { act, screen, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { plugIn } from "../../overrides/webcam/support/FakeDevices.ts";
import { openStream } from "./support/openStream.tsx";

afterEach(() => void Reflect.deleteProperty(navigator, "mediaDevices"));

const field = (name: string) => screen.findByRole<HTMLInputElement>("textbox", { name });
const hasField = (name: string) => screen.queryByRole("textbox", { name }) !== null;
const isThere = (role: string, name: string) => screen.queryByRole(role, { name }) !== null;
/** Answers the question that is asked next. */
async function answer(stores: ReturnType<typeof openStream>["stores"], isYes: boolean): Promise<void> {
  await waitFor(() => expect(stores.questions.asked).toBeTruthy());
  act(() => stores.questions.answer(isYes));
}
const media = { tracks: [{ track_id: "v1", content: "video", codec: "h264" }] };
const stats = { alive: true, media_info: media, input_media_info: media };

describe("the overview of a stream", () => {
  it("has name, title and description, and saves them with the button 'Save' [S010] [S399]", async () => {
    const { stores, user, press } = openStream({ news: { title: "News" } });
    expect((await field("Name")).value).toBe("news");
    expect((await field("Title")).value).toBe("News");
    await user.type(await field("Description"), "The main channel");
    await press("Save");
    await waitFor(() =>
      expect(stores.saved).toEqual([{ streams: { news: { meta: { comment: "The main channel" } } } }]),
    );
  });

  it("shows the traffic chart, the player and the logs panel [S015] [S017] [S018]", async () => {
    const { stores } = openStream({ news: { stats } });
    expect(await screen.findByTitle("Player of news")).toBeTruthy();
    expect(screen.getByRole("heading", { name: "Traffic" })).toBeTruthy();
    expect(stores.subscriptions.followed).toEqual(["pulse traffic{name=news}/minute"]);
    const logs = screen.getByRole("button", { name: "Logs" });
    expect(logs.getAttribute("aria-expanded")).toBe("false");
    act(() => logs.click());
    expect(logs.getAttribute("aria-expanded")).toBe("true");
    expect(await screen.findByRole("log", { name: "Log of news" })).toBeTruthy();
    act(() => logs.click());
    expect(logs.getAttribute("aria-expanded")).toBe("false");
  });

  it("shows what comes in and what goes out, and follows it as it changes [S016]", async () => {
    const { stores } = openStream({ news: { stats: { alive: true, input_media_info: media } } });
    expect(await screen.findByRole("table", { name: "Media info" })).toBeTruthy();
    expect(screen.getByText("Input; the output is not known yet")).toBeTruthy();
    act(() => stores.config.merge({ streams: { news: { stats: { media_info: media } } } }, undefined));
    expect(screen.getByText("Goes out as it comes in")).toBeTruthy();
  });

  it("has no player to press where nothing can come, and says why, until something can", async () => {
    const { stores } = openStream({ news: {} });
    const panel = (await screen.findByRole("heading", { name: "Player" })).closest("section");
    expect(panel?.textContent).toContain("no sources defined");
    expect(screen.queryByTitle("Player of news")).toBeNull();
    const merge = (news: object) => act(() => stores.config.merge({ streams: { news: { ...news } } }, undefined));
    merge({ urls: [{ url: "udp://239.0.0.1:1234" }] });
    expect(await screen.findByTitle("Player of news")).toBeTruthy();
    merge({ disabled: true });
    await waitFor(() => expect(panel?.textContent).toContain("disabled"));
    expect(screen.queryByTitle("Player of news")).toBeNull();
  });

  it("of a static stream lets the player wait, of one on demand play at once [S441]", async () => {
    openStream({ news: { static: false } });
    const player = await screen.findByTitle<HTMLIFrameElement>("Player of news");
    expect(new URL(player.src).searchParams.get("autoplay")).toBe("true");
  });

  it("has the button for publishing where publishing is on [S218]", async () => {
    plugIn("videoinput");
    openStream({ news: { publish_enabled: true } });
    expect(await screen.findByRole("button", { name: "Start publishing" })).toBeTruthy();
  });

  it("gets and loses that button when another administrator turns publishing on and off [S218]", async () => {
    plugIn("videoinput");
    const { stores } = openStream({ news: { urls: [{ url: "udp://239.0.0.1:1234" }] } });
    await screen.findByTitle("Player of news");
    const turn = (isOn: boolean) =>
      act(() => stores.config.merge({ streams: { news: { publish_enabled: isOn } } }, undefined));
    turn(true);
    expect(await screen.findByRole("button", { name: "Start publishing" })).toBeTruthy();
    turn(false);
    await waitFor(() => expect(screen.queryByRole("button", { name: "Start publishing" })).toBeNull());
  });
});

describe("the enable/disable button", () => {
  const toggles = () => screen.getAllByRole("button", { name: /^(Enable|Disable)$/ });

  it("is one, reads 'Disable' for an enabled stream, and saves at once that it is disabled [S012] [S013] [S209] [S399]", async () => {
    const { stores, press } = openStream({ news: {} });
    await screen.findByRole("button", { name: "Disable" });
    expect(toggles()).toHaveLength(1);
    await press("Disable");
    await waitFor(() => expect(stores.saved).toEqual([{ streams: { news: { disabled: true } } }]));
  });

  it("reads 'Enable' for a disabled stream, and saves at once that it is not [S013] [S209] [S399]", async () => {
    const { stores, press } = openStream({ news: { disabled: true } });
    await press("Enable");
    await waitFor(() => expect(stores.saved).toEqual([{ streams: { news: { disabled: false } } }]));
  });

  it("takes along nothing else that is edited and not saved", async () => {
    const { stores, user, press } = openStream({ news: {} });
    await user.type(await field("Title"), "News");
    await press("Disable");
    await waitFor(() => expect(stores.saved).toEqual([{ streams: { news: { disabled: true } } }]));
    expect((await field("Title")).value).toBe("News");
  });

  it("of several reads 'Disable' and disables all as long as one is enabled [S013] [S209]", async () => {
    const watched = { alive: true, client_count: 3 };
    const { stores, press } = openStream({
      news: { disabled: true },
      sport: { stats: watched },
      film: { disabled: false },
    });
    await screen.findByRole("button", { name: "Disable" });
    expect(toggles()).toHaveLength(1);
    await press("Disable");
    await waitFor(() =>
      expect(stores.questions.asked).toMatchObject({
        title: "Set state of 2 streams to “disabled”?",
        words: "All 2 are changed at once, not with the rest of the page: sport, film. 3 viewers are cut off.",
        verb: "Set",
        isDangerous: true,
      }),
    );
    expect(stores.saved).toEqual([]);
    act(() => stores.questions.answer(true));
    await waitFor(() =>
      expect(stores.saved).toEqual([{ streams: { sport: { disabled: true }, film: { disabled: true } } }]),
    );
  });

  it("of several that are all disabled reads 'Enable' and enables each [S013] [S209]", async () => {
    const { stores, press } = openStream({ news: { disabled: true }, sport: { disabled: true } });
    await press("Enable");
    await answer(stores, true);
    await waitFor(() =>
      expect(stores.saved).toEqual([{ streams: { news: { disabled: false }, sport: { disabled: false } } }]),
    );
  });
});

describe("the start conditions", () => {
  const radio = (name: string) => screen.findByRole<HTMLInputElement>("radio", { name });

  it("are static or on demand [S014]", async () => {
    openStream({ news: {} });
    const group = await screen.findByRole("radiogroup", { name: "Start conditions" });
    expect([...group.querySelectorAll("label")].map(({ textContent }) => textContent)).toEqual(["Static", "On demand"]);
    expect([(await radio("Static")).checked, (await radio("On demand")).checked]).toEqual([true, false]);
  });

  it("are saved as soon as one is chosen, without Save [S210]", async () => {
    const { stores, user } = openStream({ news: {} });
    await user.click(await radio("On demand"));
    await waitFor(() => expect(stores.saved).toEqual([{ streams: { news: { static: false } } }]));
  });

  it("of several are saved at once for each, after a yes [S210]", async () => {
    const { stores, user } = openStream({ news: { static: false }, sport: { static: false } });
    await user.click(await radio("Static"));
    await waitFor(() => expect(stores.questions.asked?.title).toBe("Set start conditions of 2 streams to “Static”?"));
    act(() => stores.questions.answer(true));
    await waitFor(() =>
      expect(stores.saved).toEqual([{ streams: { news: { static: true }, sport: { static: true } } }]),
    );
  });
});

describe("the start conditions of several that differ", () => {
  const streams = { news: {}, sport: { static: false }, film: { static: false } };
  const open = async () => {
    const page = openStream(streams);
    await page.press("Set Start conditions in all");
    const radios = () => screen.getAllByRole<HTMLInputElement>("radio").map(({ checked }) => checked);
    return { ...page, radios };
  };

  it("are none of both, and cannot be cleared, as the config text always says one", async () => {
    const { radios } = await open();
    expect(radios()).toEqual([false, false]);
    expect(screen.queryByRole("button", { name: "Clear Start conditions in all" })).toBeNull();
  });

  it("are set by one press and a yes, which tells of those that change", async () => {
    const { stores, user } = await open();
    await user.click(screen.getByRole("radio", { name: "On demand" }));
    await waitFor(() =>
      expect(stores.questions.asked).toMatchObject({
        title: "Set start conditions of news to “On demand”?",
        words: "news is changed at once, not with the rest of the page.",
        isDangerous: false,
      }),
    );
    act(() => stores.questions.answer(true));
    await waitFor(() => expect(stores.saved).toEqual([{ streams: { news: { static: false } } }]));
  });

  it("are as they were after a no, with nothing in the draft", async () => {
    const { stores, user, radios } = await open();
    await user.click(screen.getByRole("radio", { name: "Static" }));
    await answer(stores, false);
    expect(radios()).toEqual([false, false]);
    expect([stores.saved, stores.draft.count]).toEqual([[], 0]);
  });
});

describe("the overview of several streams", () => {
  const several = { news: { publish_enabled: true, stats }, sport: { publish_enabled: true, stats } };

  it("hides name and title and keeps the description, which is saved for all in one delta [S011] [S007]", async () => {
    const { stores, user, press } = openStream(several);
    await user.type(await field("Description"), "x");
    expect([hasField("Name"), hasField("Title")]).toEqual([false, false]);
    await press("Save");
    const meta = { comment: "x" };
    await waitFor(() => expect(stores.saved).toEqual([{ streams: { news: { meta }, sport: { meta } } }]));
  });

  it("hides chart, player, logs and publishing, follows no feed and asks for nothing [S019] [S218]", async () => {
    plugIn("videoinput");
    const { stores } = openStream(several);
    await field("Description");
    await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
    expect(isThere("heading", "Traffic")).toBe(false);
    expect(screen.queryByTitle(/^Player of/)).toBeNull();
    expect(screen.queryByText("Logs")).toBeNull();
    expect(isThere("button", "Start publishing")).toBe(false);
    expect([stores.subscriptions.followed, stores.calls.made]).toEqual([[], []]);
  });

  it("hides the media info [S020]", async () => {
    openStream(several);
    await field("Description");
    expect(screen.queryByText(/media info$/)).toBeNull();
  });
});
