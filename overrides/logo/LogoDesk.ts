import type { MediaCalls } from "../../src/api/MediaCalls.ts";
import type { JsonObject } from "../../src/model/Json.ts";

/** What the logo manager works with; the same object at each render. */
export interface LogoDesk {
  readonly calls: Pick<MediaCalls, "logos" | "logoPicture" | "writeLogo" | "deleteLogo">;
  /** The whole config as it stands: it says which streams show a logo. */
  readonly config: () => JsonObject;
  /** A request failed; the manager itself says nothing more of it. */
  readonly onError: (what: string, error: Error) => void;
  /** A picture could not be read. */
  readonly onUnreadable: (error: Error) => void;
}
