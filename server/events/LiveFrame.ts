import type { LivePlace } from "./LivePlace.ts";

/** One frame to a console, encoded once and shared among all sockets that need it. */
export interface LiveFrame {
  readonly text: string;
  /** Where a console stands after it. */
  readonly place: LivePlace;
}
