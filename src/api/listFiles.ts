import type { FileEntry } from "../generated/types/FileEntry.ts";
import { isPlainObject } from "../model/patch/isPlainObject.ts";
import { text } from "../texts/text.ts";
import { ApiError } from "./ApiError.ts";
import type { FolderPlace } from "./FolderPlace.ts";
import type { HttpClient } from "./HttpClient.ts";

/** What is in a folder of a VOD. @throws ApiError */
export async function listFiles(http: HttpClient, place: FolderPlace): Promise<readonly FileEntry[]> {
  const answer = await http.get(`/flussonic/api/list_files?${new URLSearchParams({ ...place })}`);
  // Some servers answer the bare list.
  const files = isPlainObject(answer) ? answer["files"] : answer;
  if (!Array.isArray(files)) throw new ApiError("unexpected-answer", text("errors.unexpectedAnswer"));
  return files.flatMap((entry: unknown) => entryOf(entry) ?? []);
}

function entryOf(entry: unknown): FileEntry | undefined {
  if (!isPlainObject(entry)) return undefined;
  const { name, type, size } = entry;
  if (typeof name !== "string" || name === "") return undefined;
  if (type === "directory") return { name, type };
  return { name, type: "file", ...(typeof size === "number" && { size }) };
}
