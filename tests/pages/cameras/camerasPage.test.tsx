import { act, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import type { ServerInfo } from "../../../src/generated/types/ServerInfo.ts";
import { mediaConsole } from "../../../src/mediaConsole.tsx";
import type { JsonObject } from "../../../src/model/Json.ts";
import { giveLayout } from "../../support/giveLayout.ts";
import { openItem } from "../entity/support/openItem.tsx";
import type { FakeCalls } from "../support/FakeCalls.ts";

beforeEach(giveLayout);

const tree: JsonObject = {
  dvrs: { main: { name: "main", root: "/storage", dvr_limit: 604_800 } },
  streams: {
    news: { name: "news", urls: [{ url: "udp://239.0.0.1:1234" }] },
    entrance: {
      name: "entrance",
      urls: [{ url: "rtsp://admin:secret@10.0.0.9/live" }],
      dvr: { reference: "main" },
      stats: { alive: true, dvr_info: { duration: 7200 } },
    },
    yard: { name: "yard", urls: ["rtsp://10.0.0.10/live"], stats: { source_error: "timeout" } },
    drone: { name: "drone", urls: ["publish://"], meta: { camera: true, comment: "over the roof" } },
  },
};
const can: Partial<ServerInfo> = {
  capabilities: { probe_source: true },
  retroview_enabled: true,
  retroview_configured: false,
};

const open = (
  { config = tree, info = can, at = "/watcher" }: { config?: JsonObject; info?: Partial<ServerInfo>; at?: string } = {},
  prepare: (calls: FakeCalls) => void = () => undefined,
) => openItem(config, at, mediaConsole().routes.slice(1), { info, prepare: ({ calls }) => prepare(calls) });

const rows = async () =>
  within(await screen.findByRole("grid", { name: "Cameras" }, { timeout: 10_000 }))
    .getAllByRole("row")
    .map((row) => row.textContent);

describe("the IP cameras page", () => {
  it("lists the streams that are cameras, with address, status and archive, and no password [C013]", async () => {
    await open();
    expect(await screen.findByRole("heading", { name: "IP Cameras" }, { timeout: 10_000 })).toBeTruthy();
    const [entrance = "", yard = "", drone = "", ...others] = await rows();
    expect(others).toEqual([]);
    expect(entrance).toContain("rtsp://10.0.0.9/live");
    expect(entrance).toContain("online");
    expect(entrance).toContain("2\u00a0h recorded, kept 7\u00a0d");
    expect(yard).toContain("timeout");
    expect(yard).toContain("not recorded");
    expect(drone).toContain("expecting");
    expect(document.body.textContent).not.toContain("secret");
    expect(screen.getByText("3 of 3 cameras")).toBeTruthy();
    expect(screen.getByRole("link", { name: "entrance" }).getAttribute("href")).toBe("/standalone/entrance");
    expect(screen.getByRole("link", { name: /^Recordings of entrance/ }).getAttribute("href")).toBe(
      "/standalone/entrance/dvr",
    );
  });

  it("finds cameras by what is typed, keeps that in the address, and says when none fits", async () => {
    const { user, press, router } = await open();
    await user.type(await screen.findByLabelText("Search cameras", {}, { timeout: 10_000 }), "roof");
    await waitFor(async () => expect(await rows()).toHaveLength(1));
    expect(router.state.location.search).toBe("?query=roof");
    await user.type(screen.getByLabelText("Search cameras"), "zzz");
    expect(await screen.findByText("No camera fits the search")).toBeTruthy();
    await press("Clear the search");
    await waitFor(async () => expect(await rows()).toHaveLength(3));
  });

  it("asks for the picture of a camera that has one, of a server that shows any, and says it in one word where there is none", async () => {
    const pictures = () => screen.queryAllByAltText(/^Preview of/).map((image) => image.getAttribute("alt"));
    const { stores } = await open({ info: { ...can, capabilities: { preview: true } } });
    expect((await rows()).map((row) => /no picture/i.exec(row ?? "")?.[0])).toEqual(Array(3).fill("No picture"));
    expect(pictures()).toEqual([]);
    const stats = { alive: true, media_info: { tracks: [{ codec: "h264" }] } };
    act(() => stores.config.merge({ streams: { entrance: { stats } } }, 2));
    await waitFor(() => expect(pictures()).toEqual(["Preview of entrance"]));
    act(() => {
      stores.serverInfo.info = { version: "1", capabilities: {} };
    });
    expect(pictures()).toEqual([]);
    expect(screen.getAllByText("No picture")).toHaveLength(3);
  });

  it("shows cameras that others add and remove", async () => {
    const { stores } = await open();
    expect(await rows()).toHaveLength(3);
    act(() => stores.config.merge({ streams: { gate: { name: "gate", urls: ["rtsp://gate"] }, yard: null } }, 2));
    await waitFor(async () =>
      expect((await rows()).map((row) => /entrance|drone|gate/.exec(row ?? "")?.[0])).toContain("gate"),
    );
    expect(await rows()).toHaveLength(3);
  });

  it("draws only those in sight of ten thousand", async () => {
    const streams = Object.fromEntries(
      Array.from({ length: 10_000 }, (_, index) => [`cam${index}`, { name: `cam${index}`, urls: ["rtsp://cam"] }]),
    );
    await open({ config: { streams } });
    expect((await rows()).length).toBeLessThan(60);
    expect(screen.getByText("10,000 of 10,000 cameras")).toBeTruthy();
  });

  it("says what to do where there are none, and where video surveillance is not set up", async () => {
    await open({ config: {} });
    expect(await screen.findByText("No cameras yet", {}, { timeout: 10_000 })).toBeTruthy();
    expect(screen.getByRole("link", { name: "Set it up" }).getAttribute("href")).toBe(
      "/config#/plugins/vsaas/database",
    );
  });

  it("says that the license holds no video surveillance, and where it is set up [C023]", async () => {
    const { stores } = await open({ info: { retroview_enabled: false } });
    expect(
      await screen.findByText(/Video surveillance is disabled on this license/, {}, { timeout: 10_000 }),
    ).toBeTruthy();
    act(() => {
      stores.serverInfo.info = { version: "1", retroview_enabled: true, retroview_configured: true };
    });
    expect(screen.getByText(/Video surveillance.*is set up\./).textContent).toContain("See its setting");
  });
});

describe("adding a camera", () => {
  async function adding(prepare?: (calls: FakeCalls) => void, info = can) {
    const page = await open({ info }, prepare);
    await page.user.click(await screen.findByRole("button", { name: "Add a camera" }, { timeout: 10_000 }));
    const type = async (label: string, words: string) => {
      const field = screen.getByLabelText(label, { exact: false, selector: "input" });
      await page.user.clear(field);
      await page.user.type(field, words);
    };
    const value = (label: string) => screen.getByLabelText<HTMLInputElement>(label, { selector: "input" }).value;
    return { ...page, type, value };
  }

  it("keeps what is typed when one leaves and comes back, until it is discarded", async () => {
    const { type, press, user, value, router, stores } = await adding();
    expect(stores.halfTyped.isAny).toBe(false);
    await type("Address of the camera", "gate.lan/live");
    await type("Login of the camera", "me");
    expect(stores.halfTyped.isAny).toBe(true);
    await user.click(screen.getByRole("button", { name: "Add a camera" }));
    await act(() => router.navigate("/logupload"));
    await screen.findByRole("heading", { name: "Upload debug" }, { timeout: 10_000 });
    await act(() => router.navigate("/watcher"));
    await screen.findByLabelText("Address of the camera", { exact: false }, { timeout: 10_000 });
    expect([value("Address of the camera"), value("Login of the camera")]).toEqual(["gate.lan/live", "me"]);
    await press("Discard");
    await user.click(screen.getByRole("button", { name: "Add a camera" }));
    expect(value("Address of the camera")).toBe("");
    expect(stores.halfTyped.isAny).toBe(false);
  });

  it("completes the host, writes login and password into the address, proposes a name, records it, and opens its page", async () => {
    const { type, press, user, stores, value, path } = await adding();
    await type("Address of the camera", "gate.lan/live");
    await type("Login of the camera", "admin");
    await type("Password of the camera", "p@ss/1");
    expect(screen.getByLabelText("Password of the camera").getAttribute("type")).toBe("password");
    expect(value("Name")).toBe("gate");
    await user.selectOptions(screen.getByLabelText("Record to"), "main");
    await press("Create");
    await waitFor(() => expect(path()).toBe("/standalone/gate"));
    expect(stores.saved).toEqual([
      {
        streams: {
          gate: { name: "gate", urls: [{ url: "rtsp://admin:p%40ss%2F1@gate.lan/live" }], dvr: { reference: "main" } },
        },
      },
    ]);
  });

  it("takes a pasted address apart, so that its password is not seen", async () => {
    const { type, user, value } = await adding();
    await type("Address of the camera", "rtsp://admin:s3cret@gate.lan/live");
    await user.tab();
    expect(value("Address of the camera")).toBe("rtsp://gate.lan/live");
    expect(value("Login of the camera")).toBe("admin");
    expect(value("Password of the camera")).toBe("s3cret");
  });

  it("tells what the camera sends, and that the answer is old once something is changed", async () => {
    const { type, press } = await adding((calls) => {
      calls.cameras["rtsp://admin:x@gate.lan"] = {
        took_ms: 2300,
        bitrate: 2048,
        media_info: {
          tracks: [
            { track_id: "v1", content: "video", codec: "h264", size: "1920x1080", fps: 25 },
            { track_id: "a1", content: "audio", codec: "aac" },
          ],
        },
      };
    });
    await type("Address of the camera", "gate.lan");
    await type("Login of the camera", "admin");
    await type("Password of the camera", "x");
    await press("Test the camera");
    expect(await screen.findByText("The camera works. Seen after 2 s.")).toBeTruthy();
    const facts = screen
      .getAllByRole("term")
      .map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`);
    expect(facts).toEqual(["Video: h264, 1920 × 1080, 25 fps", "Audio: aac", "Bitrate: 2.048 Mbps"]);
    await type("Password of the camera", "y");
    expect(screen.getByText("Something was changed since. Test it again to be sure.")).toBeTruthy();
  });

  it("says why nothing comes, and keeps what was typed", async () => {
    const { type, press, value } = await adding((calls) => {
      calls.cameras["rtsp://gate.lan"] = { took_ms: 9, reason: "login", message: "The camera wants a login." };
    });
    await type("Address of the camera", "gate.lan");
    await press("Test the camera");
    expect((await screen.findByRole("alert")).textContent).toBe("The camera wants a login.");
    expect(value("Address of the camera")).toBe("gate.lan");
  });

  it("says so when the test itself fails", async () => {
    const { type, press, stores } = await adding();
    await type("Address of the camera", "gate.lan");
    stores.calls.failure = new Error("Other cameras are being tested. Try again in a few seconds.");
    await press("Test the camera");
    expect((await screen.findByRole("alert")).textContent).toContain("Try again in a few seconds.");
  });

  it("tells wrong addresses and used names beside their fields, also a name that another takes meanwhile", async () => {
    const { type, stores, value } = await adding();
    const create = () => screen.getByRole<HTMLButtonElement>("button", { name: "Create" });
    await type("Address of the camera", "http://gate.lan/");
    expect(screen.getByRole("alert").textContent).toContain("the address of a web page");
    await type("Address of the camera", "gate.lan");
    await type("Password of the camera", "x");
    expect(screen.getByRole("alert").textContent).toBe("A password needs a login.");
    await type("Login of the camera", "admin");
    await type("Name", "entrance");
    expect(screen.getByRole("alert").textContent).toContain("used");
    await type("Name", "mine");
    expect(create().disabled).toBe(false);
    act(() => stores.config.merge({ streams: { mine: { name: "mine" } } }, 2));
    expect(screen.getByRole("alert").textContent).toContain("used");
    expect(create().disabled).toBe(true);
    expect(value("Password of the camera")).toBe("x");
  });

  it("proposes another name where the host's is used", async () => {
    const { type, value } = await adding();
    await type("Address of the camera", "entrance.lan");
    expect(value("Name")).toBe("entrance2");
  });

  it("says that a server cannot test, or not over this protocol, and adds the camera all the same", async () => {
    const { type, press, stores } = await adding(undefined, {});
    expect(screen.getByText(/^This server cannot test cameras/)).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Test the camera" })).toBeNull();
    await type("Address of the camera", "hls://gate.lan/live.m3u8");
    await press("Create");
    await waitFor(() => expect(stores.saved).toHaveLength(1));
    expect(stores.saved[0]).toMatchObject({ streams: { gate: { meta: { camera: true } } } });
  });
});
