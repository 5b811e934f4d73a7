import type { Server } from "../../../../src/generated/types/Server.ts";
import type { Stream } from "../../../../src/generated/types/Stream.ts";
import type { ViewerRequest } from "../ViewerRequest.ts";
import { accessSettingsOf } from "./accessSettingsOf.ts";
import type { AccessSettings } from "./AccessSettings.ts";
import { askAuthAddress } from "./askAuthAddress.ts";
import { BackendDesk } from "./BackendDesk.ts";
import type { Decision } from "./Decision.ts";
import { permissionMs } from "./permissionMs.ts";
import { PublisherDoor } from "./PublisherDoor.ts";
import type { Question } from "./Question.ts";
import { refusalByCountry } from "./refusalByCountry.ts";
import { refusalByDomain } from "./refusalByDomain.ts";

/** What a decision needs beside the question. */
export interface AdmissionParts {
  readonly config: () => Server;
  readonly now: () => number;
  readonly isViewToken: (token: string) => boolean;
  readonly runningConfig: (name: string, kind: ViewerRequest["kind"]) => Stream | undefined;
}

/** Decides who may play and who may publish, by the config as it is at the moment. */
export class Admission {
  readonly #desk: BackendDesk;
  readonly #publisherDoor: PublisherDoor;

  constructor(private readonly parts: AdmissionParts) {
    this.#desk = new BackendDesk(parts.now);
    this.#publisherDoor = new PublisherDoor(parts.now);
  }

  settingsOf(name: string, kind: ViewerRequest["kind"] = "play"): AccessSettings | undefined {
    return accessSettingsOf(this.parts.config(), name, this.parts.runningConfig(name, kind));
  }

  async decide(question: Question): Promise<Decision> {
    const { kind, name, token } = question.request;
    const untilMs = this.parts.now() + permissionMs;
    if (kind === "play" && token !== undefined && this.parts.isViewToken(token)) {
      return { verdict: "allowed", reason: "An administrator's player.", untilMs, isPreview: true };
    }
    if (question.request.isPeer) {
      return { verdict: "allowed", reason: "A server of the cluster.", untilMs, isPreview: true };
    }
    const settings = this.settingsOf(name, kind);
    if (settings === undefined) return { verdict: "refused", reason: "There is nothing of this name.", untilMs };
    const refusal =
      kind === "publish"
        ? this.#publisherDoor.refusal(settings.password, question)
        : refusalBySettings(settings, question);
    if (refusal !== undefined) return { verdict: "refused", ...refusal, untilMs };
    const address = kind === "play" ? settings.auth.url : settings.onPublish;
    if (address === undefined || address === "")
      return { verdict: "allowed", reason: "Nobody is to be asked.", untilMs };
    const { now, config } = this.parts;
    const { extra = {} } = settings.auth;
    return askAuthAddress(address, { question, extra, config: config(), desk: this.#desk, nowMs: now() });
  }
}

function refusalBySettings(
  { auth, hasDrm }: AccessSettings,
  { request, country }: Question,
): Pick<Decision, "reason"> | undefined {
  if (hasDrm) return { reason: "This asks for DRM, which this server cannot apply: nothing is sent in clear." };
  const reason = refusalByDomain(auth.domains, request) ?? refusalByCountry(auth, country);
  return reason === undefined ? undefined : { reason };
}
