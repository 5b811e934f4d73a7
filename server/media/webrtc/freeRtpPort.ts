import { createSocket, type Socket } from "node:dgram";

/** UDP ports of the loopback address that ffmpeg is to read a track from: RTP at an even one, RTCP at the next. */
export async function freeRtpPort(attempts = 20): Promise<number> {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const port = await freePairOnce();
    if (port !== undefined) return port;
  }
  throw new Error("The machine has no two neighbouring UDP ports left.");
}

async function freePairOnce(): Promise<number | undefined> {
  const first = await bind(0);
  if (first === undefined) return undefined;
  const { port } = first.address();
  const second = port % 2 === 0 ? await bind(port + 1) : undefined;
  await Promise.all([first, ...(second === undefined ? [] : [second])].map((socket) => close(socket)));
  return second === undefined ? undefined : port;
}

function bind(port: number): Promise<Socket | undefined> {
  return new Promise((resolve) => {
    const socket = createSocket("udp4");
    socket.once("error", () => {
      socket.close();
      resolve(undefined);
    });
    socket.bind(port, "127.0.0.1", () => resolve(socket));
  });
}

function close(socket: Socket): Promise<void> {
  return new Promise((resolve) => void socket.close(resolve));
}
