import { ApiError } from "../../../src/api/ApiError.ts";
import type { FolderPlace } from "../../../src/api/filesApi.ts";
import type { Sending } from "../../../src/api/formUpload.ts";
import type { FileEntry } from "../../../src/generated/types/FileEntry.ts";
import { folderPath } from "../../../src/model/files/fileNames.ts";

/** An upload on its way, which a test moves on, ends or breaks. */
interface FakeUpload {
  readonly name: string;
  readonly signal: AbortSignal | undefined;
  readonly progress: (share: number) => void;
  readonly finish: () => void;
  readonly fail: (error: Error) => void;
}

/** The disk of a server: folders by their place, with what is in them. */
export class FakeDisk {
  /** `VOD:PATH/SUBPATH`. */
  readonly #folders = new Map<string, FileEntry[]>();
  readonly uploads: FakeUpload[] = [];
  /** Uploads wait for the test, else they are there at once. */
  holdsUploads = false;

  /** Puts files (`film.mp4`, of 10 bytes) and folders (`season/`) into a folder, and makes it. */
  put(place: FolderPlace, ...names: readonly string[]): void {
    const folder = this.#folders.get(keyOf(place)) ?? [];
    this.#folders.set(keyOf(place), folder);
    for (const name of names) {
      if (!name.endsWith("/")) folder.push({ name, type: "file", size: 10 });
      else {
        folder.push({ name: name.slice(0, -1), type: "directory" });
        this.put({ ...place, subpath: folderPath.join(place.subpath, name) });
      }
    }
  }

  /** Somebody else removes a folder. */
  drop(place: FolderPlace): void {
    this.#folders.delete(keyOf(place));
  }

  list(place: FolderPlace): readonly FileEntry[] {
    return [...this.#at(place)];
  }

  makeDirectory(place: FolderPlace, name: string): void {
    if (name === "") return this.put(place);
    if (this.#at(place).some((entry) => entry.name === name))
      throw new ApiError("conflict", "This name is already taken");
    this.put(place, `${name}/`);
  }

  remove(place: FolderPlace, name: string): void {
    const folder = this.#at(place);
    const at = folder.findIndex((entry) => entry.name === name);
    if (at < 0) throw new ApiError("not-found", `'${name}' does not exist. Refresh the directory.`);
    folder.splice(at, 1);
  }

  async upload(
    place: FolderPlace,
    files: readonly File[],
    { onProgress, signal, mayReplace = false }: Sending & { readonly mayReplace?: boolean },
  ): Promise<void> {
    for (const { name, size } of files) {
      const old = this.#at(place).some((entry) => entry.name === name);
      if (old && !mayReplace) throw new ApiError("conflict", `There already: ${name}.`);
      if (this.holdsUploads) await this.#untilLetOn(name, signal, onProgress);
      if (old) this.remove(place, name);
      this.#at(place).push({ name, type: "file", size });
    }
  }

  #untilLetOn(name: string, signal: AbortSignal | undefined, onProgress: Sending["onProgress"]): Promise<void> {
    return new Promise((resolve, reject) => {
      signal?.addEventListener("abort", () => reject(new Error("aborted")));
      this.uploads.push({
        name,
        signal,
        progress: (share) => onProgress?.(share),
        finish: resolve,
        fail: reject,
      });
    });
  }

  #at(place: FolderPlace): FileEntry[] {
    const found = this.#folders.get(keyOf(place));
    if (!found) throw new ApiError("not-found", `'${place.subpath}' does not exist. Refresh the directory.`);
    return found;
  }
}

function keyOf({ prefix, path, subpath }: FolderPlace): string {
  return `${prefix}:${path}/${folderPath.join(subpath)}`;
}
