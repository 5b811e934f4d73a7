import { isProtocolOn } from "../../../../src/model/status/isProtocolOn.ts";
import { playbackProtocols } from "../../outputs/playbackProtocols.ts";
import { protocolWords } from "../../outputs/protocolWords.ts";
import type { ViewerRequest } from "../ViewerRequest.ts";
import type { AccessSettings } from "./AccessSettings.ts";
import { openRefusal, type Refusal } from "./Decision.ts";

type Played = Pick<ViewerRequest, "name" | "proto">;

/** Why something is played to nobody in the way that is asked for: it, or its protocol, is switched off. */
export function refusalByOutput(settings: AccessSettings, { name, proto }: Played): Refusal | undefined {
  if (settings.isDisabled) return { ...openRefusal(`The stream ${name} is switched off.`), kind: "not_found" };
  if (proto === "download") {
    return settings.hasDownloads ? undefined : openRefusal(`${name} may be watched, but not downloaded.`);
  }
  const words = wordsByProtocol.get(proto);
  if (words === undefined || isProtocolOn(settings.protocols, proto)) return undefined;
  return openRefusal(`${words} is switched off for ${name}.`);
}

/**
 * Why nothing of it is shown at all, not even a picture: it takes a publisher, is recorded or is sent on, but every
 * protocol that it could be played over is switched off.
 */
export function refusalOfUnplayed({ protocols, hasDownloads }: AccessSettings, name: string): Refusal | undefined {
  const isPlayed = hasDownloads || playbackProtocols.some((protocol) => isProtocolOn(protocols, protocol));
  return isPlayed ? undefined : openRefusal(`Playing is switched off for ${name}.`);
}

/** WebRTC has no switch of its own: it is off where other protocols are the only ones. */
const wordsByProtocol: ReadonlyMap<string, string> = new Map([...Object.entries(protocolWords), ["webrtc", "WebRTC"]]);
