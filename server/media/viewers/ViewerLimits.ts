import type { StreamLog } from "../../log/StreamLog.ts";
import { RecentMap } from "../RecentMap.ts";
import type { Audience } from "./Audience.ts";
import { describeRequest, type ViewerRequest } from "./ViewerRequest.ts";
import type { Decision } from "./admission/Decision.ts";

/** So long the id of a killed viewer is not let in again. */
const KILLED_MS = 3_600_000;
const MOST_BANS = 20_000;

/** What the limits work with. */
interface ViewerLimitsParts {
  readonly audience: Audience;
  readonly log: StreamLog;
  readonly now: () => number;
  /** Viewers that a stream or a file may have at the same time; without it no limit. */
  readonly mostOf: (request: ViewerRequest) => number | undefined;
}

/** How many may watch a stream, how many one user may watch, and who may not come back. */
export class ViewerLimits {
  readonly #banned: BanList;

  constructor(private readonly parts: ViewerLimitsParts) {
    this.#banned = new BanList(parts.now);
  }

  banId(id: string): void {
    this.#banned.add(id, this.parts.now() + KILLED_MS);
  }

  isBanned(request: ViewerRequest): boolean {
    const { previousId, kind } = request;
    if (kind === "publish") return false;
    return (previousId !== undefined && this.#banned.has(previousId)) || this.#banned.has(keyOf(request));
  }

  /**
   * Where the stream is full the new one is refused. Where the user plays too much already, the user's oldest session
   * has to go, and does not come back before its permission would have ended.
   *
   * @returns why the new one is refused
   */
  refusal(request: ViewerRequest, decision: Decision): string | undefined {
    const { userId, maxSessions, isPreview } = decision;
    if (request.kind === "publish" || isPreview) return undefined;
    const { audience, mostOf } = this.parts;
    const full = refusalOfFull(mostOf(request), audience.limitedCountOf(request.name));
    if (full !== undefined) {
      // Who watches already may look at what is recorded.
      const isIn = request.isOneShot && audience.of(request.name).some((viewer) => isSame(viewer.request, request));
      return isIn ? undefined : full;
    }
    const barred = refusalOfUser(decision);
    if (barred !== undefined) return barred;
    if (userId === undefined || maxSessions === undefined || request.isOneShot) return undefined;
    this.#makePlace(userId, maxSessions - 1, maxSessions, (other) => {
      // Who comes from the same place with the same token has loaded the page anew, and may do so again.
      return isSame(other, decision.isZapping ? { ...request, name: other.name } : request);
    });
    return undefined;
  }

  /** After the limit of a user has changed: the oldest of too many have to go. */
  hold(userId: string, maxSessions: number): void {
    this.#makePlace(userId, maxSessions, maxSessions, () => false);
  }

  /** @param room how many of the user's sessions may stay */
  #makePlace(userId: string, room: number, maxSessions: number, isPlayer: (other: ViewerRequest) => boolean): void {
    const others = this.parts.audience.ofUser(userId);
    for (const viewer of others.slice(0, Math.max(0, others.length - room))) {
      const isAgain = isPlayer(viewer.request);
      this.#banned.add(isAgain ? viewer.id : keyOf(viewer.request), viewer.decision.untilMs);
      viewer.close(`The user plays more than ${maxSessions} at the same time.`);
      this.parts.log.note(
        viewer.name,
        "info",
        `${describeRequest(viewer.request)} had to go: its user plays elsewhere.`,
      );
    }
  }
}

/** Why a stream or a file takes nobody else. @param limited who counts against its limit, as `Audience` counts them */
export function refusalOfFull(most: number | undefined, limited: number): string | undefined {
  return most !== undefined && limited >= most
    ? `The limit of ${most} viewers at the same time is reached.`
    : undefined;
}

/** Why a user may watch nothing, whatever else the user plays. */
export function refusalOfUser({ userId, maxSessions }: Decision): string | undefined {
  return userId !== undefined && maxSessions === 0 ? "This user may not watch anything now." : undefined;
}

function isSame(one: ViewerRequest, other: ViewerRequest): boolean {
  return keyOf(one) === keyOf(other);
}

function keyOf({ name, token = "", ip }: ViewerRequest): string {
  return JSON.stringify([name, token, ip]);
}

/** What is not let in again for some time: ids that were killed, and who had to make place. */
export class BanList {
  readonly #until = new RecentMap<string, number>(MOST_BANS);

  constructor(private readonly now: () => number) {}

  add(key: string, untilMs: number): void {
    this.#until.set(key, untilMs);
  }

  has(key: string): boolean {
    return (this.#until.get(key) ?? 0) > this.now();
  }
}
