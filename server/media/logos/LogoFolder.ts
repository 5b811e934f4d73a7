import { mkdir, open, readdir, readFile, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { isNewFileName } from "../../../src/model/files/fileNames.ts";
import { ServerError } from "../../ServerError.ts";
import { clearStaleUploads, temporaryUpload } from "../vod/upload/temporaryUploads.ts";
import { fileError } from "../vod/vodDisk.ts";
import { type LogoPicture, readLogoPicture } from "./logoFormat.ts";

const MOST_LOGOS = 1000;
/** Sides beyond this would take too much memory when the picture is drawn. */
const LONGEST_SIDE = 4096;
const HEAD_BYTES = 262_144;
const LONGEST_ID = 100;
const hostileIds = new Set(["__proto__", "constructor", "prototype"]);

/** A logo as it lies in the folder. */
interface StoredLogo extends LogoPicture {
  /** Bytes. */
  readonly size: number;
}

/** The pictures of the logo manager, one file each, named by its id: what `@ID` in a logo's path stands for. */
export class LogoFolder {
  /** @param path where the files are; made when the first one comes */
  constructor(private readonly path: string) {}

  /** Sorted by id. What is no picture is left out. */
  async list(): Promise<ReadonlyMap<string, StoredLogo>> {
    const logos = new Map<string, StoredLogo>();
    for (const id of (await this.#ids()).toSorted()) {
      const logo = await this.#look(id).catch(() => undefined);
      if (logo) logos.set(id, logo);
    }
    return logos;
  }

  /** @throws ServerError `not_found` */
  async read(id: string): Promise<{ readonly bytes: Buffer; readonly picture: LogoPicture }> {
    checkLogoId(id);
    const bytes = await readFile(join(this.path, id)).catch((cause: unknown) => {
      throw fileError(id, cause);
    });
    const picture = readLogoPicture(bytes);
    if (!picture) throw new ServerError("not_found", `There is no logo ${id}.`);
    return { bytes, picture };
  }

  /** Stores a picture under a new id, or in place of another. @throws ServerError in words */
  async write(id: string, bytes: Buffer): Promise<StoredLogo> {
    checkLogoId(id);
    const picture = readLogoPicture(bytes);
    if (!picture) throw new ServerError("invalid", "This is not a PNG, JPEG, GIF or WebP picture. Convert it to PNG.");
    if (Math.max(picture.width, picture.height) > LONGEST_SIDE) {
      const words = `The picture has ${picture.width}x${picture.height} pixels; ${LONGEST_SIDE} a side are the most.`;
      throw new ServerError("too_large", words);
    }
    const ids = await this.#ids();
    if (ids.length >= MOST_LOGOS && !ids.includes(id)) {
      throw new ServerError("too_large", `There are ${MOST_LOGOS} logos already. Delete some that no stream uses.`);
    }
    await this.#store(id, bytes);
    return { ...picture, size: bytes.length };
  }

  /** @throws ServerError `not_found` */
  async remove(id: string): Promise<void> {
    checkLogoId(id);
    await rm(join(this.path, id)).catch((cause: unknown) => {
      throw fileError(id, cause);
    });
  }

  async #store(id: string, bytes: Buffer): Promise<void> {
    const temporary = join(this.path, temporaryUpload.newName());
    try {
      await mkdir(this.path, { recursive: true, mode: 0o700 });
      await clearStaleUploads(this.path, new Set(), Date.now());
      const handle = await open(temporary, "wx", 0o600);
      try {
        await handle.writeFile(bytes);
        await handle.datasync();
      } finally {
        await handle.close();
      }
      await rename(temporary, join(this.path, id));
    } catch (cause) {
      throw fileError(id, cause);
    } finally {
      await rm(temporary, { force: true });
    }
  }

  async #ids(): Promise<readonly string[]> {
    const names = await readdir(this.path).catch(() => []);
    return names.filter((name) => !name.startsWith("."));
  }

  async #look(id: string): Promise<StoredLogo | undefined> {
    const path = join(this.path, id);
    const { size } = await stat(path);
    const handle = await open(path, "r");
    try {
      const { bytesRead, buffer } = await handle.read(Buffer.alloc(Math.min(size, HEAD_BYTES)));
      const picture = readLogoPicture(buffer.subarray(0, bytesRead));
      return picture && { ...picture, size };
    } finally {
      await handle.close();
    }
  }
}

/** Where uploaded logos lie; a file is named by its id. */
export function logoFolderOf(dataFolder: string): string {
  return join(dataFolder, "logos");
}

/** @throws ServerError `bad_request` for an id that cannot be the name of a file, or the key of an object */
function checkLogoId(id: string): void {
  if (isNewFileName(id) && id.length <= LONGEST_ID && !hostileIds.has(id)) return;
  throw new ServerError(
    "bad_request",
    `A logo's id has at most ${LONGEST_ID} characters, no slash, backslash or character that cannot be seen, and no dot at either end.`,
  );
}
