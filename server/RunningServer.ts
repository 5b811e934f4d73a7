import type { ServerContext } from "./ServerContext.ts";

/** A server that answers. */
export interface RunningServer {
  /** Without a slash at the end: `http://127.0.0.1:8080`. */
  readonly url: string;
  readonly port: number;
  /** On the first start only: it can never be read again. */
  readonly firstPassword: string | undefined;
  readonly context: ServerContext;
  /** Lets what was begun end, within 5 s. */
  readonly stop: () => Promise<void>;
}
