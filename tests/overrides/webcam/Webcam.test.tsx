import { act, cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import { Webcam } from "../../../overrides/webcam/Webcam.tsx";
import type { JsonObject } from "../../../src/model/Json.ts";
import { fakeStores } from "../../pages/support/fakeStores.ts";
import { renderPage } from "../../pages/support/renderPage.tsx";
import { FakePeer, plugIn } from "./support/FakeDevices.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, "mediaDevices");
});

function show(stream: JsonObject = { publish_enabled: true }) {
  const stores = fakeStores({}, { capabilities: { url_publish: true } });
  renderPage(<Webcam name="news" stream={stream} />, stores);
  return stores.publishConnections;
}

const start = async () => userEvent.click(await screen.findByRole("button", { name: "Start publishing" }));
const said = () => screen.getByRole("status").textContent?.trim();
const peer = () => {
  const made = FakePeer.made.at(-1);
  if (!made) throw new Error("no connection was made");
  return made;
};
/** Promises that are settled have been answered, and no more is to come. */
const settled = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)));

async function publish(stream?: JsonObject) {
  const devices = plugIn("videoinput", "audioinput");
  const lines = show(stream);
  await start();
  await waitFor(() => expect(lines.opened).toHaveLength(1));
  await waitFor(() => expect(lines.last.sent).toHaveLength(1));
  return { devices, lines };
}

function expectNothingHeld(devices: { readonly given: readonly { readonly isStopped: boolean }[] }) {
  expect(devices.given.map(({ isStopped }) => isStopped)).toEqual([true, true]);
  expect(peer().isClosed).toBe(true);
  expect(screen.getByRole("button", { name: "Start publishing" })).toBeTruthy();
}

describe("publishing from this device", () => {
  it("is offered where publishing is on and the device has a camera or a microphone [S218]", async () => {
    plugIn("videoinput");
    show();
    expect(await screen.findByRole("button", { name: "Start publishing" })).toBeTruthy();
    cleanup();
    plugIn("audioinput");
    show({ urls: [{ url: "publish://" }] });
    expect(await screen.findByRole("button", { name: "Start publishing" })).toBeTruthy();
  });

  it("is not offered without a device, on plain http, or where publishing is off [S218]", async () => {
    plugIn("audiooutput");
    show();
    await settled();
    expect(screen.queryByRole("button")).toBeNull();
    cleanup();
    plugIn("videoinput");
    show({ urls: ["udp://239.0.0.1:1234"] });
    await settled();
    expect(screen.queryByRole("button")).toBeNull();
    cleanup();
    Reflect.deleteProperty(navigator, "mediaDevices");
    show();
    await settled();
    expect(screen.queryByRole("button")).toBeNull();
  });

  it("comes and goes with what is plugged in", async () => {
    const devices = plugIn();
    show();
    await settled();
    expect(screen.queryByRole("button")).toBeNull();
    act(() => devices.plug(["videoinput"]));
    expect(await screen.findByRole("button", { name: "Start publishing" })).toBeTruthy();
  });

  it("starts and stops at the operator's word, and gives everything back [S215]", async () => {
    const { devices, lines } = await publish();
    expect(said()).toBe("Connecting…");
    act(() => lines.last.listener.onAnswer("v=0 answer"));
    expect(peer().remote).toEqual({ type: "answer", sdp: "v=0 answer" });
    act(() => peer().become("connected"));
    expect(said()).toBe("Publishing");
    expect(peer().tracks).toHaveLength(2);
    await userEvent.click(screen.getByRole("button", { name: "Stop publishing" }));
    expect(said()).toBe("");
    expectNothingHeld(devices);
    expect(lines.last.isClosed).toBe(true);
  });

  it("exchanges offer, answer and candidates over the stream's line, with its password [S443]", async () => {
    const { lines } = await publish({ publish_enabled: true, password: "s3cret" });
    expect([lines.last.name, lines.last.password]).toEqual(["news", "s3cret"]);
    act(() => peer().find({ candidate: "candidate:1", sdpMid: "1" }));
    act(() => peer().find(null));
    expect(lines.last.sent).toEqual([
      { type: "offer", sdp: "v=0 offer" },
      { type: "candidate", candidate: "candidate:1", mid: "1" },
    ]);
    act(() => lines.last.listener.onCandidate("candidate:2", "0"));
    expect(peer().candidates).toEqual([{ candidate: "candidate:2", sdpMid: "0" }]);
  });

  it("asks for a picture of 640x480, shows it that large, and sends what the device has [S472]", async () => {
    const { devices } = await publish();
    expect(devices.asked).toEqual([{ video: { width: 640, height: 480 }, audio: true }]);
    const preview = screen.getByLabelText<HTMLVideoElement>("Preview of the camera");
    expect([preview.width, preview.height, preview.hidden]).toEqual([640, 480, false]);
  });

  it("asks for sound only where there is no camera", async () => {
    const devices = plugIn("audioinput");
    show();
    await start();
    expect(devices.asked).toEqual([{ video: false, audio: true }]);
  });

  it("stops when the server closes the line, and tells its words [S216]", async () => {
    const { devices, lines } = await publish();
    act(() => lines.last.listener.onClose("killed"));
    expect(said()).toBe("Publishing stopped: killed");
    expectNothingHeld(devices);
  });

  it("does not start when the browser refuses the camera, and says why [S217]", async () => {
    const devices = plugIn("videoinput", "audioinput");
    const lines = show();
    devices.refusal = new Error("Permission denied");
    await start();
    await waitFor(() => expect(said()).toBe("Publishing stopped: Permission denied"));
    expect(lines.opened).toEqual([]);
    expect(screen.getByRole("button", { name: "Start publishing" })).toBeTruthy();
  });

  it("stops when a device is pulled out or the media cannot get through [S217]", async () => {
    const { devices } = await publish();
    act(() => void devices.given[0]?.dispatchEvent(new Event("ended")));
    expect(said()).toBe("Publishing stopped: the camera or the microphone was disconnected");
    expectNothingHeld(devices);
    await start();
    await waitFor(() => expect(FakePeer.made).toHaveLength(2));
    act(() => peer().become("failed"));
    expect(said()).toBe("Publishing stopped: the media connection to the server failed");
  });

  it("gives a camera back that comes after the operator has changed their mind", async () => {
    const devices = plugIn("videoinput", "audioinput");
    const lines = show();
    let allow: () => void = () => undefined;
    devices.gate = new Promise((resolve) => (allow = resolve));
    await start();
    expect(said()).toBe("Waiting for the browser's permission…");
    await userEvent.click(screen.getByRole("button", { name: "Stop publishing" }));
    allow();
    await waitFor(() => expect(devices.given.map(({ isStopped }) => isStopped)).toEqual([true, true]));
    expect(lines.opened).toEqual([]);
    expect(said()).toBe("");
  });

  it("ends with its page", async () => {
    const { devices, lines } = await publish();
    cleanup();
    expect(lines.last.isClosed).toBe(true);
    expect(devices.given.map(({ isStopped }) => isStopped)).toEqual([true, true]);
  });
});
