import { ServerError } from "../../ServerError.ts";
import type { Ffmpeg } from "../ffmpeg/Ffmpeg.ts";
import { type InputRequest, selectionArguments } from "./InputRequest.ts";
import { wholeNumber } from "./argumentValues.ts";
import type { InputAddress } from "./inputAddress.ts";
import { say } from "../../Told.ts";

const MICROSECONDS = 1000;

/** MPEG-TS over SRT, called or listened for. */
export function srtArguments(request: InputRequest): readonly string[] {
  const { address, source, ffmpeg } = request;
  return [
    ...["-protocol_whitelist", "srt", "-fpsprobesize", "0", "-analyzeduration", "500000"],
    ...selectionArguments(request),
    ...["-f", "mpegts", "-i", srtAddress(address, source, ffmpeg)],
  ];
}

/**
 * An SRT address as ffmpeg writes it. `streamid`, `passphrase`, `latency` (milliseconds), `mode` and `pbkeylen` come from the
 * query or from the parameters of the source or push. An address without a host is listened at, as ffmpeg takes it.
 * @throws ServerError for a binary without SRT
 */
export function srtAddress(
  address: InputAddress,
  parameters: Readonly<Record<string, unknown>>,
  ffmpeg: Ffmpeg,
): string {
  if (!ffmpeg.hasProtocol("srt")) {
    throw new ServerError("unavailable", say("srt_unbuilt", { version: ffmpeg.versionText }));
  }
  if (address.port === "") throw new ServerError("invalid", say("srt_port"));
  const option = (name: string): unknown => address.query.get(name) ?? parameters[name] ?? undefined;
  const query = new URLSearchParams({ transtype: "live" });
  for (const name of ["streamid", "passphrase"]) {
    const value = option(name);
    if (value !== undefined) query.set(name, textOf(value, name));
  }
  const mode = option("mode") ?? (address.isListener ? "listener" : undefined);
  if (mode !== undefined) query.set("mode", modeOf(mode));
  if (address.isListener && mode !== "listener")
    throw new ServerError("invalid", say("srt_caller", { port: address.port }));
  if (option("pbkeylen") !== undefined)
    query.set("pbkeylen", String(wholeNumber(option("pbkeylen"), "pbkeylen of SRT", 16, 32)));
  const latency = option("latency");
  if (latency !== undefined) {
    query.set("latency", String(wholeNumber(latency, "The latency of SRT in milliseconds", 0, 60_000) * MICROSECONDS));
  }
  // ffmpeg reads %20 in this place, but takes a plus as it is.
  return `srt://${address.host}:${address.port}?${query.toString().replaceAll("+", "%20")}`;
}

function modeOf(value: unknown): string {
  if (value === "caller" || value === "listener" || value === "rendezvous") return value;
  throw new ServerError("invalid", say("srt_mode"));
}

function textOf(value: unknown, name: string): string {
  if ((typeof value === "string" && value.length <= 512) || typeof value === "number") return String(value);
  throw new ServerError("invalid", `The ${name} of SRT must be a text of at most 512 characters.`);
}
