import type { Location } from "../../../../src/generated/types/Location.ts";
import type { Stream } from "../../../../src/generated/types/Stream.ts";
import { formatPointer, parsePointer, valueAt, withValueAt } from "../../../../src/model/configPath.ts";
import { isPlainObject, type Json, type JsonObject } from "../../../../src/model/Json.ts";
import { servedProtocols } from "../../../../src/model/stream/protocols.ts";
import { settingImpacts } from "../../../../generator/schema/settingImpacts.ts";
import type { SchemaNode } from "../../../../generator/schema/schemaNode.ts";
import { walkFields } from "../../../../generator/schema/walkFields.ts";

/** A change of one setting of a stream. */
export interface SettingCase {
  readonly pattern: string;
  /** In words: what the change is, beside the setting. */
  readonly how: string;
  readonly on: SourceKind;
  /** What its viewer plays it over. */
  readonly proto: string;
  readonly before: JsonObject;
  readonly after: JsonObject;
}

/** Where the stream comes from: each reacts in its own way. */
type SourceKind = "fetched" | "published" | "fallback" | "for IPTV users" | "published to a location";

/** Values that the engine takes and tells apart, for what no type alone tells. `B` is the backend's address. */
const special: Readonly<Record<string, readonly [Json | undefined, Json | undefined]>> = {
  "/urls": [[{ url: "udp://239.1.1.1:5000" }], [{ url: "udp://239.1.1.1:5000" }, { url: "udp://239.1.1.2:5000" }]],
  "/urls/*": [{ url: "udp://239.1.1.1:5000" }, { url: "udp://239.1.1.2:5000" }],
  "/urls/*/url": ["udp://239.1.1.1:5000", "udp://239.1.1.2:5000"],
  "/urls/*/pids": ["101", "102"],
  "/urls/*/priority": ["1", "2"],
  "/password": [undefined, "secret"],
  "/on_publish": ["B", "B/two"],
  "/max_bitrate": [undefined, 1],
  "/backup/file": ["films/one.mp4", "films/two.mp4"],
  "/transcoder": [{ video: { 1: { bitrate: 500_000 } } }, undefined],
  "/transcoder/global": [{ hw: "nvenc" }, undefined],
  "/transcoder/global/hw": ["cpu", "nvenc"],
  "/transcoder/global/deviceid": ["0", "1"],
  "/transcoder/video": [{ 1: { bitrate: 500_000 } }, { 1: { bitrate: 500_000 }, 2: { bitrate: 200_000 } }],
  "/transcoder/video/*": [{ bitrate: 500_000 }, { bitrate: 600_000 }],
  "/transcoder/video/*/bitrate": [500_000, 600_000],
  "/transcoder/video/*/size": [{ width: 160, height: 120, strategy: "fit" }, undefined],
  "/transcoder/video/*/size/width": [160, 320],
  "/transcoder/video/*/size/height": [120, 240],
  "/transcoder/video/*/size/background": ["#000000", "#ffffff"],
  "/transcoder/video/*/fps": [25, 50],
  "/transcoder/video/*/aspect": [{ x: 16, y: 9 }, undefined],
  "/transcoder/video/*/logo/path": ["one.png", "two.png"],
  "/transcoder/video/*/alogo/path": ["one.png", "two.png"],
  "/transcoder/video/*/*": ["grain", "psnr"],
  "/transcoder/audio/bitrate": [64_000, 96_000],
  "/transcoder/decoder": [{ deinterlace: "on" }, undefined],
  "/transcoder/decoder/crop": [{ left: 0, top: 0, width: 100, height: 80 }, undefined],
  "/logo/path": ["one.png", "two.png"],
  "/dvr/root": ["one", "two"],
  "/auth": [undefined, { domains: ["one.example"] }],
  "/auth/url": ["B", "B/two"],
  "/auth/domains": [["*"], ["one.example"]],
  "/auth/domains/*": ["*", "one.example"],
  "/auth/allowed_countries": [["US"], ["DE"]],
  "/auth/allowed_countries/*": ["US", "DE"],
  "/auth/disallowed_countries": [["FR"], ["FR", "US"]],
  "/auth/disallowed_countries/*": ["FR", "US"],
  "/pushes": [[{ url: "rtmp://127.0.0.1/push/NAME" }], []],
  "/pushes/*/url": ["rtmp://127.0.0.1/push/NAME", "rtmp://127.0.0.1/push/two"],
  "/drm/vendor": ["aes128", "sample_aes"],
};

/** What matters to other streams. */
const others: Readonly<Record<string, readonly SourceKind[]>> = {
  "/backup": ["fetched", "fallback"],
  "/backup/file": ["fetched", "fallback"],
  "/backup/timeout": ["fetched", "fallback"],
  "/backup/dvr": ["fetched", "fallback"],
  "/meta": ["fetched", "for IPTV users"],
  "/meta/iptv": ["fetched", "for IPTV users"],
};

/** Further changes, of what is taken and cannot be used: the stream goes on without it. */
const unusable: Readonly<Record<string, readonly Change[]>> = {
  "/logo/path": [["one.png", "/tmp/logo.png"]],
  "/transcoder/video/*/logo/path": [["one.png", "/tmp/logo.png"]],
  "/transcoder/video/*/alogo/path": [["one.png", "@none"]],
};

/** Keys of maps, where not any will do. */
const keys: Readonly<Record<string, string>> = { "/transcoder/video/*/*": "tune" };

/** Neutral, except, only. */
const switchStates = [undefined, false, true] as const;

/** What each kind of stream has before anything is changed. */
const streamOf: Readonly<Record<SourceKind, JsonObject>> = {
  fetched: {
    urls: [{ url: "udp://239.1.1.1:5000" }],
    pushes: [{ url: "rtmp://127.0.0.1/push/NAME" }],
    auth: { url: "B" },
  },
  published: {
    urls: [{ url: "publish://" }],
    pushes: [{ url: "rtmp://127.0.0.1/push/NAME" }],
    auth: { url: "B" },
    on_publish: "B",
  },
  // No ffmpeg opens that: the fallback video plays.
  "for IPTV users": {
    urls: [{ url: "udp://239.1.1.1:5000" }],
    pushes: [{ url: "rtmp://127.0.0.1/push/NAME" }],
    auth: { url: "iptv://localhost" },
    meta: { iptv: true },
  },
  fallback: { urls: [{ url: "dvb://1" }], backup: { file: "films/one.mp4", timeout: 1 }, auth: { url: "B" } },
  "published to a location": { auth: { url: "B" } },
};

/** A change of every setting that the schema of a stream has, on each kind of stream that it may matter to. */
export function settingCases(stream: SchemaNode): readonly SettingCase[] {
  return casesOf(stream, (pattern) => others[pattern] ?? ["fetched", "published"]);
}

/** A change of every setting of a location, for the stream that somebody publishes there. */
export function locationCases(location: SchemaNode): readonly SettingCase[] {
  return casesOf(location, () => ["published to a location"]);
}

function casesOf(entity: SchemaNode, kindsOf: (pattern: string) => readonly SourceKind[]): readonly SettingCase[] {
  const told = settingImpacts(entity);
  const nodes = new Map<string, SchemaNode>();
  for (const { pattern, node } of walkFields(entity)) {
    if (told.has(pattern) && !["/name", "/prefix"].includes(pattern) && !nodes.has(pattern)) nodes.set(pattern, node);
  }
  return [...nodes].flatMap(([pattern, node]) => {
    const [, protocol] = /^\/protocols\/(\w+)$/.exec(pattern) ?? [];
    if (protocol !== undefined) return switchCases(pattern, protocol, nodes);
    return kindsOf(pattern).flatMap((on) =>
      changesOf(pattern, node).map(([one, other]) => ({
        pattern,
        how: `${wordsOf(one)} → ${wordsOf(other)}`,
        on,
        proto: "hls",
        before: placed(baseOf(on, pattern), pattern, one, nodes),
        after: placed(baseOf(on, pattern), pattern, other, nodes),
      })),
    );
  });
}

/**
 * Changes of the switch of a protocol, for who watches over it and for who watches over another one: what is played over one
 * hangs on all switches. Over what our server does not play nobody watches.
 */
function switchCases(pattern: string, own: string, nodes: ReadonlyMap<string, SchemaNode>): readonly SettingCase[] {
  const other = own === "mpegts" ? "dash" : "mpegts";
  const isServed = servedProtocols("streams").some((name) => name === own);
  const changes = switchStates.flatMap((one) =>
    switchStates.filter((next) => next !== one).map((next) => [one, next] as const),
  );
  const caseOf = (proto: string, [one, next]: Change, third: boolean): SettingCase => {
    const base = { ...streamOf.fetched, protocols: { [own === "rtsp" ? "mss" : "rtsp"]: third } };
    const around = `watched over ${proto}${third ? ", another one is set to only" : ""}`;
    return {
      pattern,
      how: `${wordsOf(one)} → ${wordsOf(next)} (${around})`,
      on: "fetched",
      proto,
      before: placed(base, pattern, one, nodes),
      after: placed(base, pattern, next, nodes),
    };
  };
  return [
    ...changes.map((change) => caseOf(other, change, false)),
    ...(isServed ? changes.map((change) => caseOf(own, change, false)) : []),
    ...(isServed ? changes.filter(([one]) => one === true).map((change) => caseOf(own, change, true)) : []),
  ];
}

/** A case as the stream of a config, under its name and with the backend's address. */
export function streamOfCase(config: JsonObject, name: string, backend: string): Stream {
  return { ...settled(config, name, backend), name };
}

/** A case as the location of a config. */
export function locationOfCase(config: JsonObject, prefix: string, backend: string): Location {
  return { ...settled(config, prefix, backend), prefix };
}

function settled(config: JsonObject, name: string, backend: string): JsonObject {
  return JSON.parse(JSON.stringify(config).replaceAll("/NAME", `/${name}`).replaceAll('"B', `"${backend}`));
}

/** Settings within the transcoder do something only where it encodes. */
function baseOf(on: SourceKind, pattern: string): JsonObject {
  const video = { 1: { bitrate: 500_000, size: { width: 160, height: 120, strategy: "fit" } } };
  return pattern.startsWith("/transcoder/") ? { ...streamOf[on], transcoder: { video } } : streamOf[on];
}

type Change = readonly [Json | undefined, Json | undefined];

function changesOf(pattern: string, node: SchemaNode): readonly Change[] {
  const known = special[pattern];
  const more = unusable[pattern] ?? [];
  if (known !== undefined) return isOfObjects(known) ? [known, [known[1], known[0]]] : [known, ...more];
  const [one, other] = samples(pattern, node);
  if (typeof one === "boolean")
    return [
      [one, other],
      [other, one],
    ];
  if (typeof one === "object")
    return [
      [undefined, one],
      [one, undefined],
    ];
  return [[one, other]];
}

/** What comes and what goes are two changes. */
function isOfObjects(change: Change): boolean {
  return change.some(isPlainObject) && change.includes(undefined);
}

function samples(pattern: string, node: SchemaNode): readonly [Json, Json | undefined] {
  const [known, next] = special[pattern] ?? [];
  if (known !== undefined) return [known, next];
  const type = [node.type].flat().find((one) => one !== "null") ?? typeof node.enum?.[0];
  if (node.const !== undefined) return [asJson(node.const), asJson(node.const)];
  if (node.enum) {
    const values = [...new Set([node.default, ...node.enum])].map(asJson).filter((one) => one !== "" && one !== null);
    return [values[0] ?? "", values[1]];
  }
  if (type === "boolean") return [node.default === true, node.default !== true];
  if (type === "integer" || type === "number") {
    const lowest = Math.max(Number(node["minimum"] ?? 0), 1);
    return [lowest + 1, lowest + 2];
  }
  if (type === "array") return [[samples(`${pattern}/*`, node.items ?? {})[0]], []];
  if (type === "object" || node.oneOf || node.properties) return [least(pattern, node), {}];
  return ["one", "two"];
}

/** The least that an object may be: what it must have, else the first it can have. */
function least(pattern: string, node: SchemaNode): JsonObject {
  const [first] = node.oneOf ?? [];
  const holder = node.properties ? node : (first ?? node);
  const properties = Object.entries(holder.properties ?? {});
  const needed = properties.filter(([key]) => holder.required?.includes(key));
  const shown = needed.length > 0 ? needed : properties.slice(0, 1);
  const values = typeof holder.additionalProperties === "object" ? holder.additionalProperties : {};
  if (shown.length === 0) return { 1: samples(`${pattern}/*`, values)[0] };
  return Object.fromEntries(shown.map(([key, child]) => [key, samples(`${pattern}/${key}`, child)[0]]));
}

/** A stream with a value at a pattern, and with the least of each object around it. */
function placed(
  base: JsonObject,
  pattern: string,
  value: Json | undefined,
  nodes: ReadonlyMap<string, SchemaNode>,
): JsonObject {
  const path = parsePointer(pattern);
  let stream: Json = base;
  let at: readonly string[] = [];
  for (const [index, step] of path.entries()) {
    const holder = valueAt(stream, at);
    const around = formatPointer(path.slice(0, index + 1));
    const segment = step !== "*" ? step : Array.isArray(holder) ? "0" : (keys[around] ?? "1");
    const below = [...at, segment];
    const node = nodes.get(around);
    const isLast = index === path.length - 1;
    if (!isLast && node && valueAt(stream, below) === undefined)
      stream = withValueAt(stream, below, samples(around, node)[0]) ?? {};
    at = below;
  }
  const result = withValueAt(stream, at, value);
  return isPlainObject(result) ? result : {};
}

function asJson(value: unknown): Json {
  return typeof value === "string" || typeof value === "number" || typeof value === "boolean" ? value : null;
}

function wordsOf(value: Json | undefined): string {
  return value === undefined ? "absent" : JSON.stringify(value).replaceAll('"B', '"http://backend');
}
