import type { Auth } from "../../../../src/generated/types/Auth.ts";

/** What the config says about who may play and who may publish something. */
export interface AccessSettings {
  readonly auth: Auth;
  /** Viewers at the same time; without it no limit. */
  readonly maxSessions: number | undefined;
  readonly password: string | undefined;
  readonly onPublish: string | undefined;
  /** DRM is asked for. */
  readonly hasDrm: boolean;
  readonly isDisabled: boolean;
  /** The switches of what it is played over, as `isProtocolOn` reads them. */
  readonly protocols: unknown;
  /** Whether a VOD gives its files away as they are. */
  readonly hasDownloads: boolean;
}
