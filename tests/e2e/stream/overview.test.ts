import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import { cameraArguments } from "../support/cameraArguments.ts";
import { freePort } from "../support/freePort.ts";
import { launchBrowser } from "../support/launchBrowser.ts";
import { recordSaves } from "../support/recordSaves.ts";
import { shareConsole } from "../support/shareConsole.ts";

const configText = `rtmp ${await freePort()};
stream news {
  title "News";
  input fake://fake;
}

stream sport {
  input fake://fake;
  disabled;
}

stream tv/cam {
  input publish://;
  password s3cret;
}
`;
const here = shareConsole({ args: ["--engine", "ffmpeg"], configText });

const patient = { timeout: 20_000 };
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const cells = async (page: Page, table: string) =>
  (await page.getByRole("table", { name: table }).getByRole("cell").allInnerTexts()).map((words) => words.trim());

/** The path and query of what the page asks of the server by POST. */
function recordPosts(page: Page): readonly string[] {
  const posts: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST") posts.push(new URL(request.url()).pathname);
  });
  return posts;
}

describe("the overview of a real stream", { timeout: 60_000 }, () => {
  it("shows traffic, media info, player and logs of the stream as they are [S015] [S016] [S017] [S018] [S466]", async () => {
    const page = await here.open("/standalone/news");
    await page.getByRole("link", { name: "online", exact: true }).waitFor(patient);
    // Said once what comes in and what goes out are both known and have been compared.
    await page.getByText("Goes out as it comes in").waitFor(patient);
    expect(await cells(page, "Media info")).toEqual(expect.arrayContaining(["v1", "h264", "a1", "aac"]));
    const graph = page.getByRole("img", { name: "Traffic of news over the last minute" });
    await graph.waitFor(patient);
    await expect.poll(() => graph.locator("path").count(), patient).toBeGreaterThanOrEqual(2);
    await page
      .getByText(/^\d\d:\d\d:\d\d$/)
      .first()
      .waitFor();

    await page.frameLocator('iframe[title="Player of news"]').getByRole("button", { name: "Play" }).click();
    const frames = () =>
      page
        .frameLocator("iframe")
        .locator("video")
        .evaluate((video) =>
          video instanceof HTMLVideoElement ? video.getVideoPlaybackQuality().totalVideoFrames : 0,
        );
    await expect.poll(frames, patient).toBeGreaterThan(10);

    const logs = page.getByRole("heading", { name: "Logs" });
    await logs.click();
    const log = page.getByRole("log", { name: "Log of news" });
    await log.getByText(/fake/).first().waitFor();
    const [height, window] = [await log.evaluate((list) => list.clientHeight), page.viewportSize()?.height ?? 0];
    expect(Math.abs(height - (window * 2) / 3)).toBeLessThan(4);
    await logs.click();
    await log.waitFor({ state: "hidden" });
  });

  it("disables and enables at once, after a yes for several, in the config and for every selected stream [S012] [S209] [S399] [S400]", async () => {
    const page = await here.open("/standalone/news+sport");
    const [saves, posts] = [recordSaves(page), recordPosts(page)];
    const say = async (title: string) =>
      page.getByRole("alertdialog", { name: title }).getByRole("button", { name: "Set" }).click();
    await button(page, "Disable").click();
    await say("Set state of news to “disabled”?");
    await expect.poll(() => saves.length).toBe(1);
    // Perhaps pressed while the first is still being saved: then it waits its turn.
    await button(page, "Enable").click();
    await say("Set state of 2 streams to “enabled”?");
    await expect
      .poll(() => saves)
      .toEqual([
        { streams: { news: { disabled: true } } },
        { streams: { news: { disabled: false }, sport: { disabled: false } } },
      ]);
    await button(page, "Disable").waitFor();
    await expect.poll(() => page.getByRole("button", { name: /^Review/ }).count()).toBe(0);
    await page.getByRole("textbox", { name: "Description" }).fill("Both");
    await button(page, "Save").click();
    await expect.poll(() => saves.length).toBe(3);
    expect(saves.at(-1)).toEqual({
      streams: { news: { meta: { comment: "Both" } }, sport: { meta: { comment: "Both" } } },
    });
    expect(new Set(posts)).toEqual(new Set(["/flussonic/api/modify_config"]));
    expect(posts).toHaveLength(3);
  });

  it("restarts the stream: it begins to run anew [C405]", async () => {
    const page = await here.open("/standalone/news");
    const running = async () => {
      const words = await page.locator("dl > div", { hasText: "Running" }).innerText();
      const [, amount = "", unit = ""] = /(\d+)\s(ms|s|m)/.exec(words) ?? [];
      return Number(amount) * (unit === "s" ? 1000 : unit === "m" ? 60_000 : 1);
    };
    await expect.poll(running, patient).toBeGreaterThan(3000);
    const posts = recordPosts(page);
    await button(page, "Restart").click();
    // It is asked about while somebody watches.
    const question = page.getByRole("alertdialog", { name: "Restart news?" });
    await expect.poll(async () => posts.length + (await question.count())).toBe(1);
    if ((await question.count()) > 0) await question.getByRole("button", { name: "Restart" }).click();
    await expect.poll(() => posts).toEqual(["/flussonic/api/stream_restart/news"]);
    await expect.poll(running, patient).toBeLessThan(3000);
  });

  it("publishes from the camera with the stream's password, and stops [S215] [S443]", async () => {
    const browser = await launchBrowser(cameraArguments);
    try {
      const { url, login, password } = here.server;
      const context = await browser.newContext({
        permissions: ["camera", "microphone"],
        viewport: { width: 1920, height: 1080 },
      });
      await context.request.post(`${url}/admin/login`, { form: { login, password } });
      const page = await context.newPage();
      const sockets: string[] = [];
      page.on("websocket", (socket) => sockets.push(socket.url()));
      await page.goto(`${url}/admin/standalone/tv%2Fcam`);
      await button(page, "Start publishing").click();
      await page.getByText("Publishing", { exact: true }).waitFor(patient);
      await page.getByRole("link", { name: "online", exact: true }).waitFor(patient);
      expect(sockets).toContain(`${url.replace("http", "ws")}/tv/cam/webrtc?publish=true&password=s3cret`);
      const preview = await page.getByLabel("Preview of the camera").boundingBox();
      expect([preview?.width, preview?.height]).toEqual([640, 480]);
      await button(page, "Stop publishing").click();
      await page.getByRole("link", { name: "expecting publication", exact: true }).waitFor(patient);
    } finally {
      await browser.close();
    }
  });
});

/** Whether a section of a form holds something to set. */
async function expectControls(page: Page, section: string): Promise<void> {
  const controls = page.getByRole("region", { name: section }).locator("input, select, textarea, button");
  await expect.poll(() => controls.locator("visible=true").count(), { message: section }).toBeGreaterThan(1);
}

describe("the pages of a stream", { timeout: 60_000 }, () => {
  const pages = [
    ["", ["General", "Start conditions"]],
    ["/input", ["Sources", "Published input"]],
    ["/transcoder", ["Transcoder"]],
    ["/dvr", ["Archive"]],
    ["/output", ["Logo", "Output protocols"]],
    ["/auth", ["Authorization", "DRM"]],
  ] as const;

  it("are at standalone/{mediaNames} and below: overview, input, transcoder, DVR, output with logo, authorization with DRM, clients, history [S002] [S009] [C024] [C025] [C026]", async () => {
    const page = await here.open("/standalone/news");
    for (const [path, headings] of pages) {
      await page.goto(`${here.server.url}/admin/standalone/news${path}`);
      await page.getByRole("heading", { level: 1, name: "news", exact: true }).waitFor();
      for (const heading of headings) await page.getByRole("heading", { level: 2, name: heading }).first().waitFor();
    }
    await page.goto(`${here.server.url}/admin/standalone/tv%2Fcam/overview?query=t`);
    await page.getByRole("heading", { level: 2, name: "General" }).waitFor();
    expect(page.url()).toBe(`${here.server.url}/admin/standalone/tv%2Fcam?query=t`);
    for (const [path, words] of [
      ["/clients", /No information about clients was recorded|Address/],
      ["/history", /Sessions/],
      ["/input/0", /fake:\/\/fake/],
    ] as const) {
      await page.goto(`${here.server.url}/admin/standalone/news${path}`);
      await page.getByRole("main").getByText(words).first().waitFor();
      expect(await page.getByText("This page is not available yet").count()).toBe(0);
    }
  });

  it("let an operator set all there is to a stream, and watch it [S003]", async () => {
    const page = await here.open("/standalone/news");
    for (const name of ["Name", "Title", "Description"]) {
      expect(await page.getByRole("textbox", { name, exact: true }).isEditable()).toBe(true);
    }
    await page.getByRole("heading", { name: "Traffic" }).waitFor();
    await page.getByRole("heading", { name: "Logs" }).waitFor();
    await page.getByTitle("Player of news").waitFor();
    for (const [path, sections] of [
      ["/input", ["Sources", "Published input"]],
      ["/output", ["Output protocols"]],
      ["/auth", ["Authorization", "DRM"]],
      ["/dvr", ["Archive"]],
      ["/transcoder", ["Transcoder"]],
    ] as const) {
      await page.goto(`${here.server.url}/admin/standalone/news${path}`);
      for (const section of sections) await expectControls(page, section);
    }
  });
});
