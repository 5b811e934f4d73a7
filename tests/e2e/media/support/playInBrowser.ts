import type { Browser, Page } from "playwright";

/** Plays an address of a server with hls.js in a page of that server, whatever the address is. */
export async function playInBrowser(browser: Browser, address: string): Promise<Page> {
  const page = await browser.newPage();
  // The page of a stream that may not be there: it brings the library, and leaves to us what it plays.
  await page.goto(new URL("/-/player/hls.js", address).href);
  const library = await page.evaluate(() => document.body.innerText);
  await page.setContent("<!doctype html><title>Player</title><video muted></video>");
  await page.addScriptTag({ content: library });
  await page.evaluate((source) => {
    const video = document.querySelector("video");
    const { Hls } = window as unknown as {
      readonly Hls: new () => { loadSource(address: string): void; attachMedia(video: HTMLVideoElement | null): void };
    };
    const hls = new Hls();
    Object.assign(window, { hls });
    hls.loadSource(source);
    hls.attachMedia(video);
    // After a picture that cannot be decoded the library begins anew, as if nobody had pressed play.
    const play = () => void video?.play().catch(() => undefined);
    video?.addEventListener("pause", play);
    play();
  }, address);
  return page;
}
