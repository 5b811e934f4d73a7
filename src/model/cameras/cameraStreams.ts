import { isPlainObject, type Json, type JsonObject } from "../Json.ts";
import type { MediaEdit } from "../media/mediaEdits.ts";
import { sourceUrls } from "../stream/reportedStream.ts";
import { cameraUrl, publicAddress, type TypedCamera } from "./cameraAddress.ts";

/** Whether a stream comes from an IP camera: by its source, or because its settings say so. */
export function isCamera(stream: Json | undefined): boolean {
  if (!isPlainObject(stream)) return false;
  const { meta } = stream;
  return (isPlainObject(meta) && meta["camera"] === true) || sourceUrls(stream).some(isCameraUrl);
}

function isCameraUrl(url: string): boolean {
  return /^rtsps?:\/\//i.test(url.trim());
}

/** The address that is shown for a camera: of its sources the first that is one of a camera. */
export function cameraAddress(stream: JsonObject): string {
  const urls = sourceUrls(stream);
  return publicAddress(urls.find(isCameraUrl) ?? urls[0] ?? "");
}

/** Whether a camera fits what is searched: its name, title, note or address. */
export function fitsCamera(name: string, stream: JsonObject, query: string): boolean {
  const wanted = query.trim().toLowerCase();
  if (wanted === "") return true;
  const { title, meta } = stream;
  const note = isPlainObject(meta) ? meta["comment"] : undefined;
  return [name, title, note, cameraAddress(stream)].some(
    (words) => typeof words === "string" && words.toLowerCase().includes(wanted),
  );
}

/** How a camera is recorded. */
export interface CameraArchive {
  /** Seconds that are kept; undefined: until the disk is full, or as its DVR has it. */
  readonly keptS: number | undefined;
  /** Seconds that are recorded by now; undefined while nothing is known of it. */
  readonly recordedS: number | undefined;
}

/** Undefined for a camera that is not recorded. */
export function cameraArchive(stream: JsonObject, dvrs: Readonly<Record<string, Json>>): CameraArchive | undefined {
  const { dvr, stats } = stream;
  if (!isPlainObject(dvr)) return undefined;
  const { reference } = dvr;
  const shared =
    typeof reference === "string" && Object.hasOwn(dvrs, reference) ? Object(dvrs[reference]).dvr_limit : undefined;
  const info = isPlainObject(stats) ? stats["dvr_info"] : undefined;
  return {
    keptS: numberIn(dvr["dvr_limit"]) ?? numberIn(shared),
    recordedS: isPlainObject(info) ? numberIn(info["duration"]) : undefined,
  };
}

function numberIn(value: unknown): number | undefined {
  return typeof value === "number" && value > 0 ? value : undefined;
}

/** The stream of a camera that is added. @param dvr key of the DVR that records it, "" for none */
export function newCamera(name: string, typed: TypedCamera, dvr: string): MediaEdit {
  const url = cameraUrl(typed);
  return [
    ["streams", name],
    {
      name,
      urls: [{ url }],
      ...(isCameraUrl(url) ? {} : { meta: { camera: true } }),
      ...(dvr === "" ? {} : { dvr: { reference: dvr } }),
    },
  ];
}
