import type { Browser, Page } from "playwright";

/** A page that may use the camera, with functions that publish and play over WebRTC. */
export async function openCameraPage(browser: Browser, url: string): Promise<Page> {
  // The policy of a page of refusal lets it fetch nothing.
  const context = await browser.newContext({ permissions: ["camera", "microphone"], bypassCSP: true });
  const page = await context.newPage();
  // Any answer of the server will do: a page made up here would be of no host, and might not connect to it.
  await page.goto(`${url}/page`);
  await page.evaluate(() => {
    const gathered = (peer: RTCPeerConnection): Promise<string> =>
      new Promise((resolve) => {
        const done = (): void => {
          if (peer.iceGatheringState === "complete") resolve(peer.localDescription?.sdp ?? "");
        };
        peer.addEventListener("icegatheringstatechange", done);
        done();
      });
    const post = async (address: string, sdp: string): Promise<{ status: number; location: string; body: string }> => {
      const headers = { "content-type": "application/sdp" };
      const answer = await fetch(address, { method: "POST", headers, body: sdp });
      return { status: answer.status, location: answer.headers.get("location") ?? "", body: await answer.text() };
    };
    const camera = async (): Promise<RTCPeerConnection> => {
      const peer = new RTCPeerConnection();
      const media = await navigator.mediaDevices.getUserMedia({ audio: true, video: { width: 640, height: 480 } });
      for (const track of media.getTracks()) peer.addTrack(track, media);
      await peer.setLocalDescription(await peer.createOffer());
      return peer;
    };
    Object.assign(window, { webrtc: { gathered, post, camera } });
  });
  return page;
}
