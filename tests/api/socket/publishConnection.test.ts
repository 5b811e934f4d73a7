import { describe, expect, it } from "vitest";
import { createPublishConnections } from "../../../src/api/socket/publishConnection.ts";
import { FakeSocket } from "../support/FakeSocket.ts";

function open(stream: { readonly name: string; readonly password?: string }, protocol = "http:") {
  const told: unknown[] = [];
  const sockets: FakeSocket[] = [];
  const lines = createPublishConnections({
    location: { protocol, host: "media.example.com:8080" },
    open: (address) => {
      const socket = new FakeSocket(address, () => undefined);
      sockets.push(socket);
      // The tests' end of a socket has what the line uses of one.
      return socket as unknown as WebSocket;
    },
  });
  const line = lines(stream, {
    onAnswer: (sdp) => told.push(["answer", sdp]),
    onCandidate: (candidate, mid) => told.push(["candidate", candidate, mid]),
    onClose: (words) => told.push(["close", words]),
  });
  const [socket] = sockets;
  if (!socket) throw new Error("no socket was opened");
  return { line, socket, told };
}

describe("the line for publishing from the browser", () => {
  it("is a web socket at /{name}/webrtc?publish=true of the server's host [S443]", () => {
    expect(open({ name: "tv/news 1" }).socket.address).toBe(
      "ws://media.example.com:8080/tv/news%201/webrtc?publish=true",
    );
    expect(open({ name: "news" }, "https:").socket.address).toBe(
      "wss://media.example.com:8080/news/webrtc?publish=true",
    );
  });

  it("has the publish password in its query", () => {
    const { address } = open({ name: "news", password: "a&b c" }).socket;
    expect(new URL(address).searchParams.get("password")).toBe("a&b c");
  });

  it("says JSON messages with a type, those of before it opened then [S443]", () => {
    const { line, socket } = open({ name: "news" });
    line.send({ type: "offer", sdp: "v=0" });
    expect(socket.sent).toEqual([]);
    socket.accept();
    line.send({ type: "candidate", candidate: "candidate:1", mid: "0" });
    expect(socket.sent.map((message) => JSON.parse(message))).toEqual([
      { type: "offer", sdp: "v=0" },
      { type: "candidate", candidate: "candidate:1", mid: "0" },
    ]);
  });

  it("hears the answer and candidates, and nothing it does not understand [S443]", () => {
    const { socket, told } = open({ name: "news" });
    socket.accept();
    socket.say({ type: "answer", sdp: "v=0 answer" });
    socket.say({ type: "candidate", candidate: "candidate:2", mid: "1" });
    socket.say("no JSON");
    socket.say({ type: "answer" });
    expect(told).toEqual([
      ["answer", "v=0 answer"],
      ["candidate", "candidate:2", "1"],
    ]);
  });

  it("tells once that it is over, with the server's words where it has some", () => {
    const { socket, told } = open({ name: "news" });
    socket.accept();
    socket.say({ type: "error", message: "The password is wrong." });
    socket.end();
    const broken = open({ name: "news" });
    broken.socket.fail();
    expect([told, broken.told]).toEqual([[["close", "The password is wrong."]], [["close", undefined]]]);
  });

  it("does not tell of an end that was wanted", async () => {
    const { line, socket, told } = open({ name: "news" });
    socket.accept();
    line.close();
    await Promise.resolve();
    expect([socket.readyState, told]).toEqual([3, []]);
  });
});
