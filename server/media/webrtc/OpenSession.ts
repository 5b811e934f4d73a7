import type { WebrtcCaller } from "./WebrtcCaller.ts";
import type { WebrtcSession } from "./WebrtcSession.ts";

/** Answers an offer. @throws ServerError with words for the caller; undefined where WebRTC is missing */
export type OpenSession = (caller: WebrtcCaller, offer: string) => Promise<WebrtcSession | undefined>;
