import type { CompiledCheck } from "../../generated/contracts/FormDescriptor.ts";
import { entities } from "../../generated/entities.ts";
import { importText } from "../../texts/en/imports.ts";
import { formatPointer } from "../configPath.ts";
import type { DraftEdits, FieldEdit } from "../draft/fieldEdits.ts";
import { entityFindings } from "../entity/checkEntity.ts";
import { withoutHidden } from "../hiddenCharacters.ts";
import { isPlainObject, type Json, type JsonObject } from "../Json.ts";
import { newStream } from "../media/newMedia.ts";
import { sourceUrls } from "../stream/reportedStream.ts";
import { sourceUrlRewrite } from "../typingRewrites.ts";
import type { Channel } from "./channelLists.ts";
import { FreeNames, streamNamesOf, wishedName } from "./channelNames.ts";
import { isAddress } from "./ImportFile.ts";

/** What becomes of a channel whose name a stream has already: nothing, a stream under a free name, another source of it. */
export type WhenTaken = "skip" | "rename" | "source";

/** What a channel of a list becomes, or why it does not come along. */
export interface ChannelRow {
  readonly id: string;
  /** In the file, from 1. */
  readonly line: number;
  /** Of the stream. */
  readonly name: string;
  readonly title: string;
  readonly url: string;
  /** `taken`: there is a stream of this name; `same`: that one has this source; `wrong`: it cannot be a source. */
  readonly becomes: "stream" | "source" | "taken" | "same" | "wrong";
  /** Why it is wrong, or what to know of it. */
  readonly note?: string;
}

interface Judging {
  /** That of a stream. */
  readonly check: CompiledCheck;
  /** The streams there are, by name. */
  readonly streams: Readonly<Record<string, Json>>;
  readonly whenTaken: WhenTaken;
}

/** What the channels of a list become, in their order. Names are made of what the list calls them, each another one; those that do not come along take none. */
export function channelRows(
  channels: readonly Channel[],
  { check, streams, whenTaken }: Judging,
): readonly ChannelRow[] {
  const isThere = (name: string) => Object.hasOwn(streams, name);
  // What is hidden is in a list by mistake, or makes one channel look like another.
  const wishes = channels.map(({ name }) => withoutHidden(name));
  const judged = channels.map(({ title, url: written }, index) => {
    // As the form of a source does it while one types.
    const url = sourceUrlRewrite().type(withoutHidden(written));
    const channel = { name: wishedName(wishes[index] ?? "", index), title: withoutHidden(title).trim(), url };
    return { ...channel, ...judge(channel, check) };
  });
  const names = streamNamesOf(wishes, isThere, (index) => judged[index]?.fault !== undefined);
  const wanted = new Set(names);
  const free = new FreeNames((name) => wanted.has(name) || isThere(name));
  const lineOfUrl = new Map<string, number>();
  return channels.map(({ line }, index) => {
    const name = names[index] ?? "";
    const { title = "", url = "", fault, doubt } = judged[index] ?? {};
    const row = { id: String(index), line, name, title, url };
    if (fault !== undefined) return { ...row, becomes: "wrong", note: fault };
    const earlier = lineOfUrl.get(url);
    if (earlier === undefined) lineOfUrl.set(url, line);
    const same = earlier === undefined ? undefined : importText("import.row.sameUrl", { line: earlier });
    const words = [same, doubt].filter((one) => one !== undefined).join(" ");
    const note = words === "" ? {} : { note: words };
    if (!isThere(name)) return { ...row, becomes: "stream", ...note };
    if (sourceUrls(objectOf(streams[name])).includes(url)) return { ...row, becomes: "same" };
    if (whenTaken === "rename") return { ...row, name: free.next(name), becomes: "stream", ...note };
    return { ...row, becomes: whenTaken === "skip" ? "taken" : "source", ...note };
  });
}

type NamedChannel = Pick<ChannelRow, "name" | "title" | "url">;

/** Why it cannot be a source, or what is doubtful about it. */
function judge(channel: NamedChannel, check: CompiledCheck): { readonly fault?: string; readonly doubt?: string } {
  if (channel.url === "") return { fault: importText("import.row.urlMissing") };
  if (!isAddress(channel.url)) return { fault: importText("import.row.urlScheme") };
  const found = entityFindings(check, streamOf(channel), entities.stream);
  const wrong = found.find(({ level }) => level === "error");
  if (wrong) return { fault: wrong.message };
  return found[0] ? { doubt: found.map(({ message }) => message).join(" ") } : {};
}

function streamOf({ name, title, url }: NamedChannel): JsonObject {
  const [, made] = newStream(name, url);
  return { ...(isPlainObject(made) ? made : { name }), ...(title === "" ? {} : { title }) };
}

/** Rows as edits of the config: streams that come, and lists of sources that grow. @param streams those there are, by name */
export function editsOfRows(rows: readonly ChannelRow[], streams: Readonly<Record<string, Json>>): DraftEdits {
  const edits = new Map<string, FieldEdit>();
  for (const row of rows) {
    if (row.becomes === "stream") {
      const path = ["streams", row.name];
      edits.set(formatPointer(path), { path, base: undefined, mine: streamOf(row) });
    } else if (row.becomes === "source") {
      const path = ["streams", row.name, "urls"];
      const base = objectOf(streams[row.name])["urls"];
      edits.set(formatPointer(path), { path, base, mine: [...(Array.isArray(base) ? base : []), { url: row.url }] });
    }
  }
  return edits;
}

function objectOf(value: Json | undefined): JsonObject {
  return isPlainObject(value) ? value : {};
}
