import type { ChildProcess } from "node:child_process";
import { connect } from "node:net";
import type { Listening } from "./devOptions.ts";

/**
 * While the server's code is newer than the server, calls of the console's pages wait for the next one: an edited schema
 * is in the open form before the server has started anew, and what is saved there must not meet the one before.
 * This end stands with the server; `serverIsCurrent` is the other one.
 */
export class ServerGate {
  #round = 0;

  constructor(private readonly vite: Pick<ChildProcess, "connected" | "send">) {}

  close(): void {
    this.#round++;
    this.#tell(true);
  }

  /** Not where it has been closed once more until then. */
  async openAfter(ready: Promise<void>): Promise<void> {
    const round = this.#round;
    await ready;
    if (round === this.#round) this.#tell(false);
  }

  #tell(serverIsOld: boolean): void {
    if (this.vite.connected) this.vite.send({ serverIsOld });
  }
}

const lookEveryMs = 25;

/** Resolves once the server takes connections, or has ended. */
export async function serverListens({ host, port }: Listening, child: ChildProcess): Promise<void> {
  let hasEnded = false;
  child.once("exit", () => (hasEnded = true));
  while (!hasEnded && !(await takesConnections(host, port))) await new Promise((go) => setTimeout(go, lookEveryMs));
}

function takesConnections(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host, port });
    const end = (is: boolean) => () => {
      socket.destroy();
      resolve(is);
    };
    socket.once("connect", end(true)).once("error", end(false));
  });
}

/** No call waits longer: a server that does not come is to be seen. */
const waitAtMostMs = 20_000;

let open: Promise<void> | undefined;
let opened = () => {};

/** A process, as far as it hears from the one that started it. */
interface Wire {
  readonly on: (event: "message", listener: (message: unknown) => void) => unknown;
  readonly channel?: { readonly unref: () => void } | undefined;
}

/** In Vite's process: follows what `ServerGate` tells. */
export function followServer(from: Wire = process): void {
  from.on("message", (message) => {
    const serverIsOld =
      typeof message === "object" && message !== null && "serverIsOld" in message && message.serverIsOld;
    if (serverIsOld === true) open ??= new Promise((resolve) => (opened = resolve));
    if (serverIsOld !== false) return;
    open = undefined;
    opened();
  });
  // Vite ends as it does without.
  from.channel?.unref();
}

/** Resolves once the server runs what its code says, and after 20 s at most. */
export async function serverIsCurrent(): Promise<void> {
  if (open !== undefined) await Promise.race([open, new Promise((go) => setTimeout(go, waitAtMostMs).unref())]);
}
