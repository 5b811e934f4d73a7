import type { ChildProcess } from "node:child_process";
import { readFile } from "node:fs/promises";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { WebSocket } from "ws";
import { LiveBus } from "../../../../server/media/bus/LiveBus.ts";
import { forkPeerProcess, PeerProcesses } from "../../../../server/media/webrtc/PeerProcesses.ts";
import { PeerProcess } from "../../../../server/media/webrtc/PeerProcess.ts";
import { type PeerOffer, readPeerReport } from "../../../../server/media/webrtc/peers/peerMessages.ts";
import { FakeStream } from "../rtmp/support/FakeStream.ts";
import { tsOf } from "../support/tsOf.ts";
import { browserOffer } from "./support/browserOffer.ts";
import { scriptedProcess } from "./support/scriptedProcess.ts";
import { startWebrtc } from "./support/startWebrtc.ts";

const patient = { timeout: 10_000, interval: 20 };
const task = { kind: "publish", tracks: [], videoBitsPerSecond: 1000 } as const;
const offer: PeerOffer = { sdp: browserOffer, bindAddress: "127.0.0.1", task };
const post = (address: string, body: string): Promise<Response> =>
  fetch(address, { method: "POST", body, headers: { "content-type": "application/sdp" } });
const hasEnded = (child: ChildProcess | undefined): boolean => child?.exitCode !== null || child.signalCode !== null;

/** One that says it is ready, and does what the line says then; it goes when the test ends. */
function scripted(line: string): () => ChildProcess {
  return () => {
    const child = scriptedProcess(`process.send({ kind: "ready" }); setInterval(() => {}, 1000); ${line}`);
    onTestFinished(() => void child.kill("SIGKILL"));
    return child;
  };
}

/** What is told to who publishes, and of a crash. */
function listening(): { told: string[]; onCrash: (name: string, words: string) => void; onUnused: () => void } {
  const told: string[] = [];
  return { told, onCrash: (name, words) => told.push(`${name}: ${words}`), onUnused: () => told.push("unused") };
}

describe("a crash of the WebRTC library", { timeout: 30_000 }, () => {
  it("ends its connections in plain words, and the next one works in a new process", async () => {
    const [news, cam] = ["news", "cam"].map((name) => new FakeStream(name, { name, publish_enabled: true }));
    if (news === undefined || cam === undefined) throw new Error("There are two streams.");
    const { url, viewers, notes, children } = await startWebrtc([news, cam]);
    expect((await post(`${url}/cam/whip`, browserOffer)).status).toBe(201);
    const socket = new WebSocket(`${url.replace("http", "ws")}/news`);
    const told: unknown[] = [];
    socket.on("message", (data) => told.push(JSON.parse(Buffer.isBuffer(data) ? data.toString() : "")));
    socket.on("open", () => socket.send(JSON.stringify({ type: "offer", sdp: browserOffer })));
    const closed = new Promise<number>((resolve) => socket.on("close", resolve));
    await vi.waitFor(() => expect(told).toMatchObject([{ type: "answer" }]), patient);
    expect(viewers.total).toBe(2);

    expect(children).toHaveLength(1);
    children[0]?.kill("SIGKILL");
    expect(await closed).toBe(1000);
    const words = "WebRTC crashed on the server and was restarted.";
    expect(told.at(-1)).toEqual({ type: "error", message: words });
    expect([news.publication, cam.publication, viewers.total]).toEqual([undefined, undefined, 0]);
    expect(notes.toSorted()).toEqual([
      "cam warning: WebRTC crashed on the server and was restarted: its process ended with SIGKILL.",
      "news warning: WebRTC crashed on the server and was restarted: its process ended with SIGKILL.",
    ]);

    expect((await post(`${url}/news/whip`, browserOffer)).status).toBe(201);
    expect(news.publication).toMatchObject({ via: "webrtc" });
    expect([children.length, hasEnded(children[1])]).toEqual([2, false]);
  });

  it("lets players go, who may come again", async () => {
    const bus = new LiveBus({ keep: 2, targetMs: 1000, now: Date.now });
    bus.write(await tsOf());
    const news = new FakeStream("news").play(bus);
    const { url, viewers, notes, children } = await startWebrtc([news]);
    const play = (): Promise<Response> => post(`${url}/news/whep`, browserOffer.replaceAll("sendonly", "recvonly"));
    expect([(await play()).status, (await play()).status]).toEqual([201, 201]);
    expect([viewers.total, news.holders]).toEqual([2, 2]);
    children[0]?.kill("SIGKILL");
    await vi.waitFor(() => expect([viewers.total, news.holders]).toEqual([0, 0]), patient);
    expect(notes).toEqual([expect.stringMatching(/^news warning: WebRTC crashed/)]);
    expect((await play()).status).toBe(201);
    expect([viewers.total, news.holders, children.length]).toEqual([1, 1, 2]);
  });
});

describe("PeerProcess", { timeout: 30_000 }, () => {
  it("refuses who was waiting for an answer when the process ends", async () => {
    const { told, ...options } = listening();
    const process = await PeerProcess.start(scripted('process.on("message", () => process.exit(3))'), options);
    const onEnd = (reason: string): number => told.push(reason);
    const opening = process?.open(offer, { streamName: "news", onBytes: () => undefined, onEnd });
    await expect(opening).rejects.toThrow(/WebRTC crashed/);
    expect(told).toEqual([
      "news: WebRTC crashed on the server and was restarted: its process ended with 3.",
      "WebRTC crashed on the server and was restarted.",
    ]);
  });

  it("ends a process that says nothing any more, as one that hangs", async () => {
    const { told, ...options } = listening();
    const process = await PeerProcess.start(scripted('process.on("message", () => undefined)'), {
      ...options,
      silenceMs: 3000,
    });
    const opening = process?.open(offer, { streamName: "news", onBytes: () => undefined, onEnd: () => undefined });
    await expect(opening).rejects.toThrow(/WebRTC crashed/);
    expect(told.join()).toContain("SIGKILL");
  });

  it("lets one live that speaks", async () => {
    const { told, ...options } = listening();
    const talking = scripted(
      'setInterval(() => process.send({ kind: "bytes", counts: [] }, () => {}), 50); process.on("disconnect", process.exit)',
    );
    const process = await PeerProcess.start(talking, { ...options, silenceMs: 3000 });
    await new Promise((resolve) => setTimeout(resolve, 4500));
    expect([process?.ended.hasEnded, told]).toEqual([false, []]);
    await process?.stop();
    expect(told).toEqual([]);
  });

  it("says so when the process cannot be started", async () => {
    const { told: _, ...options } = listening();
    const starting = PeerProcess.start(() => scriptedProcess("process.exit(1)"), options);
    await expect(starting).rejects.toThrow("WebRTC cannot be started on the server.");
  });
});

describe("the process for WebRTC", { timeout: 30_000 }, () => {
  it("ends by itself when the server is gone, and not by a signal to both", async () => {
    const child = forkPeerProcess();
    onTestFinished(() => void child.kill("SIGKILL"));
    const exited = new Promise((resolve) => child.once("exit", resolve));
    await new Promise((resolve) => child.once("message", resolve));
    child.kill("SIGINT");
    child.kill("SIGTERM");
    await new Promise((resolve) => child.once("message", resolve));
    expect(hasEnded(child)).toBe(false);
    child.disconnect();
    await exited;
  });

  it("is told none of the server's environment", async () => {
    vi.stubEnv("SLUICE_PASSWORD", "s3cret");
    const child = forkPeerProcess();
    onTestFinished(() => {
      vi.unstubAllEnvs();
      child.kill("SIGKILL");
    });
    await new Promise((resolve) => child.once("message", resolve));
    expect(await readFile(`/proc/${child.pid}/environ`, "utf8")).not.toContain("s3cret");
  });

  it("is ended some time after the last connection, and started with the next", async () => {
    const children: ChildProcess[] = [];
    const fork = (): ChildProcess => {
      const child = forkPeerProcess();
      children.push(child);
      return child;
    };
    const processes = new PeerProcesses(fork, () => undefined, 300);
    onTestFinished(() => processes.stop());
    const first = await processes.current();
    expect(await processes.current()).toBe(first);
    const peer = await first?.open(offer, { streamName: "a", onBytes: () => undefined, onEnd: () => undefined });
    await new Promise((resolve) => setTimeout(resolve, 800));
    expect(hasEnded(children[0])).toBe(false);
    peer?.end();
    await vi.waitFor(() => expect(hasEnded(children[0])).toBe(true), patient);
    expect(await processes.current()).not.toBe(first);
    expect(children).toHaveLength(2);
  });
});

describe("peerReportOf", () => {
  it("takes what the process tells, and nothing that a broken one might", () => {
    expect(readPeerReport({ kind: "answer", id: 1, sdp: "v=0" })).toEqual({ kind: "answer", id: 1, sdp: "v=0" });
    expect(readPeerReport({ kind: "bytes", counts: [[1, 20], [2, -1], "x", [3]] })).toEqual({
      kind: "bytes",
      counts: [[1, 20]],
    });
    const broken = [
      "ready",
      null,
      { kind: "answer", id: 1 },
      { kind: "ended", id: "1", reason: "x" },
      { kind: "gone" },
    ];
    expect(broken.map(readPeerReport)).toEqual(broken.map(() => undefined));
  });
});
