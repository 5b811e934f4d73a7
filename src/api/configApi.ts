import { isPlainObject, type JsonObject } from "../model/Json.ts";
import { refuseHostileKeys } from "../model/merge/hostileKeys.ts";
import { mergeInPlace } from "../model/merge/mergeInPlace.ts";
import { text } from "../texts/text.ts";
import { ApiError } from "./ApiError.ts";
import type { HttpClient } from "./HttpClient.ts";
import type { EventSocket } from "./socket/EventSocket.ts";
import type { EventFrame } from "./socket/eventFrame.ts";

/** The whole config as the server holds it now. @throws ApiError */
export async function readConfig(http: HttpClient): Promise<JsonObject> {
  const answer = await http.get("/flussonic/api/read_config");
  if (!isPlainObject(answer)) throw new ApiError("unexpected-answer", text("errors.unexpectedAnswer"));
  refuseHostileKeys(answer);
  return answer;
}

/** The config text as it stands on the server's disk, comments and all. @throws ApiError */
export async function readRawConfig(http: HttpClient): Promise<string> {
  return (await http.getText("/flussonic/api/read_raw_config")).text;
}

/** A config text and the revision it stands at; none from a server that does not count them. */
export interface ConfigText {
  readonly text: string;
  readonly rev: number | undefined;
}

/** The config text with its revision, to be edited. @throws ApiError */
export async function openRawConfig(http: HttpClient): Promise<ConfigText> {
  const { text: written, etag } = await http.getText("/flussonic/api/read_raw_config");
  const rev = /^"(\d+)"$/.exec(etag ?? "")?.[1];
  // A byte order mark is an editor's, and no part of the text: it goes with the next save.
  return { text: written.replace(/^\uFEFF/, ""), rev: rev === undefined ? undefined : Number(rev) };
}

/** The text of an older revision. @throws ApiError `not_found` where it is not kept any more */
export async function readRevision(http: HttpClient, rev: number): Promise<string> {
  const { text: written } = await http.getText(`/flussonic/api/revisions/${rev}`);
  return written;
}

/** Asks whether a text could be saved. @throws ApiError `invalid` with its problems */
export async function checkRawConfig(http: HttpClient, written: string): Promise<void> {
  await http.postText("/flussonic/api/parse_raw_config", written);
}

/** How a save is made, beside what it changes; what the server cannot is left out by who sends it. */
export interface SaveTerms {
  /** By which of the console's ways it came. */
  readonly way?: "form" | "text" | "import" | "restore";
  /** What it is for, in the operator's words. */
  readonly comment?: string;
  /** The server takes the change back unless it is kept within this time; 0: it stays, whatever it is. */
  readonly confirmWithinS?: number;
  /** Nothing is applied before this time: epoch milliseconds. */
  readonly saveAtMs?: number;
}

/** What a server says of a save that it took. */
export interface SaveAnswer {
  /** The new revision; undefined from a server that has none, and where nothing is applied yet. */
  readonly rev: number | undefined;
  /** It is taken back then unless it is kept: epoch milliseconds by the server's clock. */
  readonly confirmUntilMs?: number;
  /** It waits for its time under this name. */
  readonly scheduledId?: string;
}

/**
 * Saves a whole text over that of a revision.
 * @throws ApiError `conflict` when the config has gone on since
 */
export async function writeRawConfig(
  http: HttpClient,
  { text: written, rev }: ConfigText,
  terms: SaveTerms = {},
): Promise<SaveAnswer> {
  const headers = saveHeaders(rev, newOperationId(), terms);
  return saveAnswer(await http.postText("/flussonic/api/save_raw_config", written, headers));
}

function saveHeaders(
  rev: number | undefined,
  operationId: string,
  { way, comment, confirmWithinS, saveAtMs }: SaveTerms,
): Readonly<Record<string, string>> {
  return {
    ...(rev !== undefined && { "If-Match": `"${rev}"` }),
    "X-Operation-Id": operationId,
    ...(way && { "X-Way": way }),
    // A header holds ASCII only.
    ...(comment && { "X-Comment": encodeURIComponent(comment) }),
    ...(confirmWithinS && { "X-Confirm-Within": String(confirmWithinS) }),
    ...(saveAtMs !== undefined && { "X-Save-At": String(saveAtMs) }),
  };
}

function saveAnswer(answer: unknown): SaveAnswer {
  if (!isPlainObject(answer)) return { rev: undefined };
  const { rev, confirm_until: until, scheduled } = answer;
  const id = isPlainObject(scheduled) ? scheduled["id"] : undefined;
  return {
    rev: typeof rev === "number" ? rev : undefined,
    ...(typeof until === "number" && { confirmUntilMs: until }),
    ...((typeof id === "string" || typeof id === "number") && { scheduledId: `${id}` }),
  };
}

/** Puts another config in place of the whole one (an import); see `writeConfigDelta`. */
export function replaceConfig(
  http: HttpClient,
  config: JsonObject,
  rev: number | undefined,
  terms: SaveTerms = {},
): Promise<SaveAnswer> {
  const patch = { ...config, $reset: true };
  return writeConfigDelta(http, { patch, rev, operationId: newOperationId(), terms });
}

const refreshMs = 1000;

/** All items of a collection in their order, for a call that saves such a list in place of the patch that makes it. */
export interface ListWrite {
  /** Below /flussonic/api. */
  readonly call: string;
  readonly items: readonly JsonObject[];
}

interface ConfigWrite {
  readonly terms?: SaveTerms | undefined;
  /** JSON merge patch from the config's root; null deletes. */
  readonly patch: JsonObject;
  /** What is sent in its place. */
  readonly asList?: ListWrite | undefined;
  /** The config revision the patch was made on; absent for a server that has none. */
  readonly rev: number | undefined;
  /** Makes a repeated save apply once. */
  readonly operationId: string;
}

/**
 * Saves a change of the config.
 * @throws ApiError `conflict` with the server's `conflicts`, `gone`, `invalid` with its `problems`, `unreachable` when
 * nobody knows whether it is saved
 */
export async function writeConfigDelta(http: HttpClient, write: ConfigWrite): Promise<SaveAnswer> {
  const headers = saveHeaders(write.rev, write.operationId, write.terms ?? {});
  const { call, items } = write.asList ?? { call: "modify_config", items: write.patch };
  const answer = await http.post(`/flussonic/api/${call}`, items, headers).catch((error: unknown) => {
    // What a server without revisions answers to a save is not written anywhere: OK is enough.
    if (error instanceof ApiError && error.kind === "unexpected-answer") return undefined;
    throw error;
  });
  const taken = saveAnswer(answer);
  if (taken.rev !== undefined || taken.scheduledId !== undefined || write.rev === undefined) return taken;
  // Something else than the server has answered; sending the same again finds out.
  throw new ApiError("unreachable", text("errors.unexpectedAnswer"), { body: answer });
}

/** A name for a save that no other has; `crypto.randomUUID` is missing where the console is served without TLS. */
export function newOperationId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

interface ConfigListener {
  /** The whole tree; it replaces what is held. */
  onConfig: (tree: JsonObject, rev: number | undefined) => void;
  /** A merge patch over the tree. */
  onDelta: (patch: JsonObject, rev: number | undefined) => void;
}

/** What of a server's way to send the config has to be known before it is asked. */
interface ConfigWatchOptions {
  /** Whether it sends the first config in parts to who asks for them; asked anew whenever a connection opens. */
  readonly hasParts?: () => boolean;
}

/**
 * Follows the live config: asks for it whenever the socket opens, then for each next delta 1 s after the last event,
 * or at once when the server says that more is waiting. What cannot be used is answered by asking for the whole again.
 * @returns the function that ends it
 */
export function watchConfig(
  socket: EventSocket,
  listener: ConfigListener,
  { hasParts = () => false }: ConfigWatchOptions = {},
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** A delta is over what the server sent on this very connection, so the whole comes first. */
  let hasWhole = false;
  /** The first config as far as it has come: it has no revision until it is complete, and nobody hears of it before. */
  let gathered: JsonObject | undefined;
  const askLater = (message: string) => {
    clearTimeout(timer);
    timer = setTimeout(() => socket.send(message), refreshMs);
  };
  const take = ({ event, data, rev }: EventFrame) => {
    if (!isPlainObject(data)) return false;
    try {
      if (gathered !== undefined) {
        mergeInPlace(gathered, data);
        if (rev === undefined) return true;
        listener.onConfig(gathered, rev);
        gathered = undefined;
      } else if (event === "current_config") listener.onConfig(data, rev);
      else listener.onDelta(data, rev);
      return true;
    } catch {
      // Half a patch may stand in the tree now.
      return false;
    }
  };
  const stopOpen = socket.onOpen(() => {
    clearTimeout(timer);
    hasWhole = false;
    gathered = undefined;
    socket.send(hasParts() ? "read_config_parts" : "read_config");
  });
  const stopFrames = socket.onFrame((frame) => {
    const isWhole = frame.event === "current_config";
    if (!isWhole && (frame.event !== "current_config_delta" || !hasWhole)) return;
    if (isWhole) gathered = hasParts() && frame.rev === undefined && frame.partialUpdate ? {} : undefined;
    hasWhole = take(frame);
    if (!hasWhole) askLater("read_config");
    else if (frame.partialUpdate) {
      clearTimeout(timer);
      socket.send("read_config_delta");
    } else askLater("read_config_delta");
  });
  return () => {
    clearTimeout(timer);
    stopOpen();
    stopFrames();
  };
}
