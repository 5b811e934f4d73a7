import { text } from "../../texts/text.ts";
import { isPlainObject, type JsonObject } from "../Json.ts";
import { shownUrl, withHiddenShown } from "../hiddenCharacters.ts";
import { formatBitrate, formatCount } from "../units/formatQuantity.ts";
import { formatLasting } from "../units/formatTime.ts";
import { numberOf, type ReportedStream, sourceUrls, streamStats } from "./reportedStream.ts";
import { type SourceState, sourceState } from "./sourceState.ts";
import { isPublishUrl } from "./streamPublishing.ts";
import { type ShortStatus, type Status, type StreamOrigin, streamStatus } from "./streamStatus.ts";

/**
 * A stream as the console shows, searches and sorts it, made of its config and of what the server reports. Each value is
 * worked out when it is read: a sort of ten thousand streams by their clients reads no status. The stream changes in
 * place, so a view is made anew wherever the stream is read, and not kept.
 */
export class StreamView {
  private readonly stats: JsonObject;
  private known: Status | undefined;

  constructor(
    private readonly stream: ReportedStream,
    private readonly origin: StreamOrigin = "standalone",
  ) {
    this.stats = streamStats(stream);
  }

  get status(): Status {
    this.known ??= streamStatus(this.stream, this.origin);
    return this.known;
  }

  get short(): ShortStatus {
    return this.status.short;
  }

  /** The tone of the status, with a warning for what runs badly. */
  get dot(): ShortStatus | "warn" {
    const { kind, short } = this.status;
    return short === "on" && kind !== "online" ? "warn" : short;
  }

  get clientCount(): number {
    return numberOf(this.stats["client_count"]);
  }

  /** A stream that does not run has neither bitrate nor runtime. */
  get bitrateKbit(): number {
    return this.isAlive ? numberOf(this.stats["bitrate"]) : 0;
  }

  get lifetimeMs(): number {
    return this.isAlive ? numberOf(this.stats["lifetime"]) : 0;
  }

  get clients(): string {
    return formatCount(this.clientCount);
  }

  get bitrate(): string {
    return this.isAlive && this.stats["bitrate"] !== undefined ? formatBitrate(this.bitrateKbit) : "";
  }

  get runtime(): string {
    return this.isAlive ? formatLasting(this.lifetimeMs) : "";
  }

  get output(): string {
    const { out_bandwidth: output } = this.stats;
    return typeof output === "number" ? formatBitrate(output) : "";
  }

  /** The source in use, else the first one. */
  get source(): string {
    const { url } = this.stats;
    return shownUrl(typeof url === "string" ? url : (sourceUrls(this.stream)[0] ?? ""));
  }

  /** All sources but those that are published to, each with what it is doing; the one in use stands first. */
  get fetchedByUse(): readonly SourceView[] {
    const isUnused = ({ kind }: SourceView): number => Number(kind !== "online");
    const fetched = sourcesOf(this.stream).filter(({ url }) => !isPublishUrl(url));
    return fetched.toSorted((one, other) => isUnused(one) - isUnused(other));
  }

  get agent(): AgentStatus | undefined {
    return agentStatus(this.stream, () => undefined);
  }

  /** An agent status that the console does not know, to be logged. */
  get unknownAgent(): string | undefined {
    let unknown: string | undefined;
    agentStatus(this.stream, (status) => (unknown = status));
    return unknown;
  }

  get isStatic(): boolean {
    return this.stream.static !== false;
  }

  get hasDvr(): boolean {
    return isPlainObject(this.stream.dvr);
  }

  get hasTranscoder(): boolean {
    return isPlainObject(this.stream.transcoder);
  }

  get title(): string {
    return wordOf(this.stream.title);
  }

  get comment(): string {
    const { meta } = this.stream;
    return isPlainObject(meta) ? wordOf(meta["comment"]) : "";
  }

  /** Picture and tracks as they come in: `1280x720 h264 aac`. */
  get media(): string {
    return mediaOf(this.stats["input_media_info"] ?? this.stats["media_info"]);
  }

  /** There is a picture once the tracks are known, and another when the stream comes back. */
  get hasPicture(): boolean {
    return this.short === "on" && this.media !== "";
  }

  private get isAlive(): boolean {
    return this.stats["alive"] === true;
  }
}

/** One source of a stream, and what it is doing. */
export interface SourceView extends SourceState {
  readonly url: string;
}

/** The sources of a stream, each with what it is doing, in the order of its config. */
export function sourcesOf(stream: ReportedStream): readonly SourceView[] {
  return sourceUrls(stream).map((url) => ({ url, ...sourceState(url, stream) }));
}

interface AgentStatus {
  /** The agent's id, or that its proxy is not configured. */
  readonly text: string;
  readonly tone: "success" | "error" | "plain";
}

/**
 * How the agent that brings a stream is connected; undefined for a stream without an agent. A status we do not know
 * shows nothing and is handed to `onUnknown`, which logs it.
 */
export function agentStatus(stream: ReportedStream, onUnknown: (status: string) => void): AgentStatus | undefined {
  const stats = streamStats(stream);
  const status = stats["agent_status"];
  if (status === undefined || status === null || status === "") return undefined;
  const id = stats["current_agent_id"] ?? "";
  const agent = typeof id === "object" ? JSON.stringify(id) : withHiddenShown(String(id));
  if (status === "rproxy_not_configured") return { text: text("agent.unconfigured"), tone: "plain" };
  if (status === "not_connected") return { text: agent, tone: "error" };
  if (status === "connected") return { text: agent, tone: "success" };
  onUnknown(typeof status === "string" ? status : JSON.stringify(status));
  return undefined;
}

function mediaOf(info: unknown): string {
  if (!isPlainObject(info)) return "";
  const [width, height, tracks] = [info["width"], info["height"], info["tracks"]];
  const size = typeof width === "number" && typeof height === "number" ? `${width}x${height}` : "";
  const codecs = Array.isArray(tracks)
    ? tracks.map((track) => (isPlainObject(track) ? wordOf(track["codec"]) : ""))
    : [];
  return [size, ...new Set(codecs)].filter((word) => word !== "").join(" ");
}

function wordOf(value: unknown): string {
  return typeof value === "string" ? withHiddenShown(value) : "";
}
