import type { Server } from "../../../../src/generated/types/Server.ts";
import type { Stream } from "../../../../src/generated/types/Stream.ts";
import type { ViewerRequest } from "../ViewerRequest.ts";
import { type AccessSettings, findAccessSettings } from "./AccessSettings.ts";
import { askAuthAddress, namedBackend } from "./authAddress.ts";
import { type BackendAsker, BackendService } from "./BackendService.ts";
import { BackendNotices } from "./BackendNotices.ts";
import { type Decision, openRefusal, permissionMs, type Question, type Refusal } from "./Decision.ts";
import { configuredDatabase } from "../../../iptv/IptvDatabase.ts";
import { isIptvAddress } from "../../../../src/model/iptv/iptvStreams.ts";
import { isIptvViewerId, type UserOfKey } from "./askIptv.ts";
import { PublisherGuard } from "./PublisherGuard.ts";
import { refusalByCountry, refusalByDomain, refusalByOutput, refusalOfUnplayed } from "./playRefusals.ts";

/** What a decision needs beside the question. */
export interface AdmissionParts {
  readonly config: () => Server;
  readonly now: () => number;
  readonly isViewToken: (token: string) => boolean;
  readonly runningConfig: (name: string, kind: ViewerRequest["kind"]) => Stream | undefined;
  /** Something the administrators should know; undefined takes it back. */
  readonly tellNotice: (topic: string, words: string | undefined) => void;
  /** Told of what came of each question to an auth backend. */
  readonly onAuthAnswer?: ((verdict: Decision["verdict"]) => void) | undefined;
  /** Who plays by the key of an IPTV user; without it nobody does. */
  readonly userOfKey?: UserOfKey | undefined;
  /** Asked in place of the server's own service, which keeps answers and tells of backends that are silent. */
  readonly backends?: BackendAsker;
}

type Asked = Pick<ViewerRequest, "name" | "kind" | "vod">;

/** A decision, and the rules it follows from. */
export interface Ruling {
  readonly decision: Decision;
  readonly rules: string;
}

/** Decides who may play and who may publish, by the config as it is at the moment. */
export class Admission {
  readonly #backends: BackendAsker;
  readonly #notices: BackendNotices;
  readonly #publisherGuard: PublisherGuard;
  #userChanges = 0;

  constructor(private readonly parts: AdmissionParts) {
    this.#notices = new BackendNotices(parts);
    const tell = (host: string, decision: Decision): void => {
      this.#notices.note(host, decision);
      parts.onAuthAnswer?.(decision.verdict);
    };
    this.#backends = parts.backends ?? new BackendService(parts.now, tell);
    this.#publisherGuard = new PublisherGuard(parts.now);
  }

  settingsOf(asked: Asked): AccessSettings | undefined {
    return findAccessSettings(this.parts.config(), asked, this.parts.runningConfig(asked.name, asked.kind));
  }

  /** What decisions about something follow from, to be compared: after a change of it they are asked for anew. */
  rulesOf(asked: Asked): string {
    const { kind } = asked;
    const settings = this.settingsOf(asked);
    if (settings === undefined) return "";
    const { password, onPublish, auth, maxSessions: _, isIptv, ...played } = settings;
    const named = namedBackend(addressIn(settings, kind), this.parts.config())?.backend;
    if (kind === "publish") return JSON.stringify([password, onPublish, auth.extra, named]);
    const addresses = [{ url: auth.url ?? "" }, ...(named?.backends ?? [])];
    const iptv = addresses.some(({ url }) => isIptvAddress(url))
      ? [isIptv, configuredDatabase(this.parts.config())]
      : [];
    // The limit is for those who come: nobody is shown out because it was lowered.
    return JSON.stringify([{ ...auth, max_sessions: undefined }, played, named, ...iptv]);
  }

  /** Rules that change while somebody else is asked are asked for too, so that nobody comes in by those of before. */
  async decide(question: Question): Promise<Ruling> {
    const { request } = question;
    for (;;) {
      const rules = this.rulesOf(request);
      const changes = this.#userChanges;
      const decision = this.decideAtOnce(question) ?? (await this.#ask(question));
      const isOfBefore = isIptvViewerId(decision.userId) && changes !== this.#userChanges;
      if (!isOfBefore && rules === this.rulesOf(request)) return { decision, rules };
    }
  }

  /** The IPTV users are others: who is being let in as one of them is asked about again. */
  noteUserChange(): void {
    this.#userChanges += 1;
  }

  /** As far as the config alone decides it; undefined where somebody has to be asked. */
  decideAtOnce(question: Question): Decision | undefined {
    const { request } = question;
    const { kind, token, isPeer } = request;
    const untilMs = this.parts.now() + permissionMs;
    const refused = (refusal: Refusal): Decision => ({ verdict: "refused", ...refusal, untilMs });
    const settings = this.settingsOf(request);
    const switchedOff = settings && kind === "play" ? refusalByOutput(settings, request) : undefined;
    if (switchedOff !== undefined) return refused(switchedOff);
    if (kind === "play" && token !== undefined && this.parts.isViewToken(token)) {
      return { verdict: "allowed", reason: "An administrator's player.", untilMs, isPreview: true };
    }
    if (settings === undefined) return refused(openRefusal("There is nothing of this name."));
    if (isPeer && !settings.hasDrm) {
      return { verdict: "allowed", reason: "A server of the cluster.", untilMs, isPreview: true };
    }
    const refusal =
      kind === "publish"
        ? this.#publisherGuard.refusal(settings.password, question)
        : refusalBySettings(settings, question);
    if (refusal !== undefined) return refused(refusal);
    if (addressIn(settings, kind) !== "") return undefined;
    return { verdict: "allowed", reason: "No authorization is configured.", untilMs };
  }

  /** After a change of the config, and each second: who is named no more, or asked no more, is not missed. */
  tidy(isChanged = false): void {
    this.#notices.tidy(isChanged);
  }

  async #ask(question: Question): Promise<Decision> {
    const { request } = question;
    const settings = this.settingsOf(request);
    const { now, config, userOfKey } = this.parts;
    const { extra = {} } = settings?.auth ?? {};
    const address = settings === undefined ? "" : addressIn(settings, request.kind);
    const iptv = { isIptv: settings?.isIptv ?? false, userOfKey };
    const asking = { question, extra, config: config(), backends: this.#backends, nowMs: now(), iptv };
    return askAuthAddress(address, asking);
  }
}

function addressIn({ auth, onPublish }: AccessSettings, kind: ViewerRequest["kind"]): string {
  return (kind === "play" ? auth.url : onPublish) ?? "";
}

function refusalBySettings(settings: AccessSettings, { request, country }: Question): Refusal | undefined {
  const { auth, hasDrm } = settings;
  if (hasDrm) return openRefusal("This asks for DRM, which this server cannot apply: nothing is sent in clear.");
  const reason = refusalByDomain(auth.domains, request) ?? refusalByCountry(auth, country);
  return reason === undefined ? refusalOfUnplayed(settings, request.name) : openRefusal(reason);
}
