import type { Session } from "../../src/generated/types/Session.ts";
import { hashText, Random } from "./seededRandom.ts";

interface Viewer {
  readonly serial: number;
  readonly openedMs: number;
}

/** The people who watch one stream: they come and go around a usual number. */
export class Viewers {
  private present: Viewer[] = [];
  private nextSerial = 1;

  constructor(
    private readonly usual: number,
    private readonly random: Random,
  ) {}

  get count(): number {
    return this.present.length;
  }

  get list(): readonly Viewer[] {
    return this.present;
  }

  /** The usual crowd, as if it had come over the last two hours. */
  fill(nowMs: number): void {
    for (let index = this.count; index < this.usual; index += 1) this.open(nowMs - this.random.whole(1_000, 7_200_000));
  }

  /** Now and then one comes or leaves, sooner the farther the crowd is from its usual size. */
  step(nowMs: number): void {
    if (this.usual === 0) return;
    const chance = this.random.next();
    if (chance > 0.3) return;
    const isLow = this.count < this.usual * (0.8 + chance);
    if (isLow) this.open(nowMs);
    else this.present.splice(this.random.whole(0, Math.max(0, this.count - 1)), 1);
  }

  clear(): void {
    this.present = [];
  }

  close(serial: number): boolean {
    const index = this.present.findIndex((viewer) => viewer.serial === serial);
    if (index >= 0) this.present.splice(index, 1);
    return index >= 0;
  }

  private open(openedMs: number): void {
    this.present.push({ serial: this.nextSerial, openedMs });
    this.nextSerial += 1;
  }
}

interface Watched {
  readonly name: string;
  readonly serial: number;
  readonly bitrateKbit: number;
}

/** One viewer as the Clients page shows it: made from its serial number, so that nothing is kept for the many. */
export function simulatedSession(viewer: Viewer, watched: Watched, nowMs: number, seed: number): Session {
  const random = new Random(hashText(`${watched.name}#${viewer.serial}`, seed));
  const durationMs = Math.max(0, Math.round(nowMs - viewer.openedMs));
  const { country, net } = random.pick(PLACES);
  const player = random.pick(PLAYERS);
  const user = random.whole(1000, 9999);
  return {
    id: `${watched.serial.toString(36)}-${viewer.serial.toString(36)}`,
    type: player.type,
    // The range reserved for measurements: nobody's address.
    ip: `198.${net}.${random.whole(0, 255)}.${random.whole(1, 254)}`,
    country,
    bytes_sent: Math.round((durationMs * watched.bitrateKbit) / 8),
    duration: durationMs,
    token: Math.floor(random.next() * 2 ** 40).toString(36),
    ...(random.next() < 0.7 ? { user_id: `u${user}` } : {}),
    user_agent: player.agent,
  };
}

const PLACES = [
  { country: "AL", net: 18 },
  { country: "AL", net: 18 },
  { country: "XK", net: 18 },
  { country: "MK", net: 18 },
  { country: "IT", net: 19 },
  { country: "DE", net: 19 },
  { country: "GR", net: 19 },
  { country: "CH", net: 19 },
  { country: "US", net: 19 },
] as const;

const PLAYERS = [
  { type: "hls", agent: "Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15" },
  { type: "hls", agent: "Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0" },
  { type: "hls", agent: "AppleCoreMedia/1.0.0.21E219 (Apple TV; U; CPU OS 17_4)" },
  { type: "dash", agent: "ExoPlayerLib/2.19.1 (Linux; Android 14)" },
  { type: "mpegts", agent: "VLC/3.0.20 LibVLC/3.0.20" },
  { type: "rtmp", agent: "LNX 9,0,124,2" },
  { type: "rtsp", agent: "Lavf60.16.100" },
] as const;
