import { request } from "node:http";

/** An answer in full. */
export interface RawAnswer {
  readonly status: number;
  readonly body: Buffer;
}

/** Asks for a path as it is written: `fetch` and browsers would take `..` out of it. */
export function rawGet(url: string, path: string): Promise<RawAnswer> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const asked = request({ hostname, port, path }, (response) => {
      const pieces: Buffer[] = [];
      response.on("data", (bytes: Buffer) => pieces.push(bytes));
      response.once("end", () => resolve({ status: response.statusCode ?? 0, body: Buffer.concat(pieces) }));
      response.once("error", reject);
    });
    asked.once("error", reject);
    asked.end();
  });
}
