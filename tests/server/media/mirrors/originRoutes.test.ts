import { describe, expect, it, onTestFinished, vi } from "vitest";
import { createApp } from "../../../../server/http/createApp.ts";
import { createLog } from "../../../../server/log/serverLog.ts";
import { ClusterGuard, makeProof } from "../../../../server/cluster/clusterProof.ts";
import { mediaRoute, PeerPlayers } from "../../../../server/media/mirrors/originRoutes.ts";
import { mountMedia } from "../../../../server/media/mountMedia.ts";
import { startOutputs } from "../outputs/support/startOutputs.ts";
import { tsOf } from "../support/tsOf.ts";

const media = await tsOf({ seconds: 4 });
const PATH = "/.well-known/sluice/streams/news.ts";

/** An origin with a stream that another server reads. */
async function startPeer() {
  const outputs = await startOutputs();
  const { streams, viewers } = outputs;
  const stream = outputs.add("news");
  stream.start()[0]?.write(media);
  const players = new PeerPlayers(viewers);
  const app = createApp(createLog(() => undefined));
  mountMedia(app, [mediaRoute({ streams }, new ClusterGuard(() => "key", Date.now), players)]);
  const url = await app.listen({ host: "127.0.0.1", port: 0 });
  onTestFinished(async () => {
    app.server.closeAllConnections();
    await app.close();
  });
  const { body, headers, status } = await fetch(url + PATH, {
    headers: { "x-cluster-proof": makeProof("key", PATH, Date.now()) },
  });
  expect([status, headers.get("content-type")]).toEqual([200, "video/mp2t"]);
  const state = { isEnded: false };
  const read = async (): Promise<void> => {
    for await (const _bytes of body ?? []);
  };
  void read()
    .catch(() => undefined)
    .then(() => (state.isEnded = true));
  await vi.waitFor(() => expect(viewers.sessionsOf("news")).toMatchObject([{ type: "mirror" }]));
  return { players, stream, state, sessions: () => viewers.sessionsOf("news") };
}

describe("another server that reads a stream", () => {
  it("reads on while the key and the stream stay as they are, and not with a key that is no more", async () => {
    const { players, sessions, state } = await startPeer();
    players.keep("key");
    expect(sessions()).toHaveLength(1);
    players.keep("other");
    expect(sessions()).toEqual([]);
    await vi.waitFor(() => expect(state.isEnded).toBe(true));
  });

  it.each([
    ["is turned off", { disabled: true }],
    ["is to be encrypted", { drm: { vendor: "aes128", keyserver: "https://keys.example.com" } } as const],
  ])("reads no more of one that %s", async (_what, changes) => {
    const { players, sessions, state, stream } = await startPeer();
    stream.config = { ...stream.config, ...changes };
    players.keep("key");
    expect(sessions()).toEqual([]);
    await vi.waitFor(() => expect(state.isEnded).toBe(true));
  });
});
