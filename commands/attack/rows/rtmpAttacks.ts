import { randomBytes } from "node:crypto";
import type { Attack } from "../Attack.ts";

const handshake = Buffer.concat([Buffer.from([3]), Buffer.alloc(1536 * 2)]);

/** Bytes at the port for publishers. */
export const rtmp: readonly Attack[] = [
  {
    title: "ends RTMP connections that send random bytes, and stays up",
    needs: "rtmp",
    run: async (target) => {
      const port = target.rtmpPort ?? 1935;
      for (let n = 0; n < 60; n++) {
        const noise = randomBytes(2000);
        const bytes = n % 2 === 0 ? noise : Buffer.concat([handshake, noise]);
        const socket = target.open(port);
        await new Promise((resolve, reject) => {
          socket.once("connect", resolve);
          socket.once("close", () => reject(new Error(`the port ${port} is closed`)));
        });
        socket.write(bytes);
        await new Promise((resolve) => setTimeout(resolve, 20));
        socket.destroy();
      }
      await target.answerMs();
    },
  },
];
