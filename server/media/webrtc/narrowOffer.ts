import { ServerError } from "../../ServerError.ts";

/** One track of an offer, and the format that is taken of it. */
export interface OfferedMedia {
  readonly kind: "audio" | "video";
  readonly mid: string;
  readonly payloadType: number;
  /** The format's parameters, for example `packetization-mode=1;profile-level-id=42e01f`. */
  readonly parameters: string | undefined;
}

/** An offer that leaves no choice: H.264 and Opus in one format each. */
interface NarrowedOffer {
  readonly sdp: string;
  readonly video: OfferedMedia | undefined;
  readonly audio: OfferedMedia | undefined;
}

const LONGEST = 64 * 1024;
const MOST_SECTIONS = 16;
/** What is asked back of the other side; the library does not measure for `transport-cc` and repeats nothing for `nack`. */
const feedback = /^(goog-remb|ccm fir|nack pli)$/;

/**
 * Reduces an offer to H.264 and Opus, the formats that go on without being encoded anew or that any build of ffmpeg reads:
 * the library answers with all it was offered.
 *
 * @throws ServerError in words for the other side
 */
export function narrowOffer(offer: string): NarrowedOffer {
  if (offer.length > LONGEST) throw new ServerError("too_large", "The offer is too long.");
  const [session = "", ...sections] = offer.split(/\r?\n(?=m=)/);
  if (!session.startsWith("v=0") || sections.length === 0 || sections.length > MOST_SECTIONS) {
    throw new ServerError("bad_request", "The offer is not a session description (SDP) with media.");
  }
  const found = new Map<OfferedMedia["kind"], OfferedMedia>();
  const narrowed = sections.map((section) => {
    const media = mediaOf(section);
    if (media === undefined || found.has(media.kind)) return section;
    found.set(media.kind, media);
    return narrowSection(section, media);
  });
  const [video, audio] = [found.get("video"), found.get("audio")];
  if (video === undefined && /^m=video/m.test(offer)) {
    throw new ServerError("invalid", "The offered video is not H.264, which this server needs.");
  }
  if (video === undefined && audio === undefined) {
    throw new ServerError("invalid", "The offer has neither H.264 video nor Opus audio.");
  }
  return { sdp: `${[session, ...narrowed].map((part) => part.trimEnd()).join("\r\n")}\r\n`, video, audio };
}

function mediaOf(section: string): OfferedMedia | undefined {
  const kind = /^m=(audio|video) /.exec(section)?.[1];
  const mid = /^a=mid:([\w.+-]{1,32})\s*$/m.exec(section)?.[1];
  if (mid === undefined) return undefined;
  if (kind === "audio") return formatsOf(section, kind, mid, /^opus\/48000\/2$/i)[0];
  if (kind !== "video") return undefined;
  const whole = formatsOf(section, kind, mid, /^H264\/90000$/i).filter(has(/packetization-mode=1/));
  return whole.find(has(/profile-level-id=42/i)) ?? whole[0];
}

function has(words: RegExp): (media: OfferedMedia) => boolean {
  return ({ parameters = "" }) => words.test(parameters);
}

function formatsOf(section: string, kind: OfferedMedia["kind"], mid: string, codec: RegExp): readonly OfferedMedia[] {
  return [...section.matchAll(/^a=rtpmap:(\d{1,2}|1[01]\d|12[0-7]) (\S+)\s*$/gm)]
    .filter(([, , name = ""]) => codec.test(name))
    .map(([, type]) => ({ kind, mid, payloadType: Number(type), parameters: parametersOf(section, Number(type)) }));
}

function parametersOf(section: string, payloadType: number): string | undefined {
  return new RegExp(`^a=fmtp:${payloadType} ([\\x20-\\x7e]{1,300})\\s*$`, "m").exec(section)?.[1];
}

function narrowSection(section: string, { payloadType }: OfferedMedia): string {
  return section
    .split(/\r?\n/)
    .flatMap((line) => {
      if (line.startsWith("m=")) return line.split(" ").slice(0, 3).concat(String(payloadType)).join(" ");
      if (/^a=(extmap|ssrc-group|rid|simulcast)/.test(line)) return [];
      const [, attribute, type, rest = ""] = /^a=(rtpmap|fmtp|rtcp-fb):(\d+|\*) ?(.*)$/.exec(line) ?? [];
      if (attribute === undefined) return line;
      if (type !== String(payloadType) || (attribute === "rtcp-fb" && !feedback.test(rest.trim()))) return [];
      return line;
    })
    .join("\r\n");
}
