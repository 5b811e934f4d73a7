import type { Session } from "../../../src/generated/types/Session.ts";
import type { Viewer } from "./Viewer.ts";
import type { ViewerRequest } from "./ViewerRequest.ts";

/** Lets viewers in, keeps count of them, and shows them out. */
export interface Viewers {
  /** @throws ServerError `forbidden`, `too_many` or `unavailable`, whose reason is also in the stream's log */
  open(request: ViewerRequest): Promise<Viewer>;
  find(id: string): Viewer | undefined;
  /** Live sessions of a stream or a file, the oldest first. */
  sessionsOf(name: string): readonly Session[];
  countOf(name: string): number;
  /** Bytes sent for a stream or a file since it runs. */
  bytesOf(name: string): number;
  /** @returns how many of them there were */
  kill(ids: readonly string[]): number;
  readonly total: number;
}
