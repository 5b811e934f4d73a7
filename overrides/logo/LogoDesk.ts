import type { MediaCalls } from "../../src/api/MediaCalls.ts";
import type { LogoUses } from "./LogoUses.ts";

/** What the logo manager works with; the same object at each render. */
export interface LogoDesk {
  readonly calls: Pick<MediaCalls, "logos" | "logoPicture" | "writeLogo" | "deleteLogo">;
  /** Which streams show a logo; tracked. */
  readonly uses: () => LogoUses;
  /** A request failed; the manager itself says nothing more of it. */
  readonly onError: (what: string, error: Error) => void;
  /** A picture could not be read. */
  readonly onUnreadable: (error: Error) => void;
}
