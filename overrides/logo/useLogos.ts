import { useEffect, useMemo, useState } from "react";
import type { LogoFiles } from "../../src/generated/types/LogoFiles.ts";
import { formatBytes } from "../../src/model/units/formatQuantity.ts";
import { logoText } from "../../src/texts/en/logo.ts";
import { toError, type LogoService, type LogoUses } from "./LogoService.ts";

/** An uploaded picture, as the logo manager shows it. */
export interface Logo {
  readonly id: string;
  /** `300 × 100, 12 KB`. */
  readonly facts: string;
  /** Names of the streams that show it. */
  readonly users: readonly string[];
  /** Another picture under the same id is another version. */
  readonly version: number;
}

interface Logos {
  /** Undefined until they have come; `failed` when they did not. */
  readonly list: readonly Logo[] | "failed" | undefined;
  /** What is under way: `upload`, or the id of the logo that is changed or deleted. */
  readonly busy: string | undefined;
  readonly retry: () => void;
  /** @returns its id, undefined when it did not get there */
  readonly upload: (file: File) => Promise<string | undefined>;
  readonly change: (id: string, file: File) => Promise<void>;
  /** @returns whether it is gone */
  readonly remove: (id: string) => Promise<boolean>;
}

/**
 * The uploaded logos, and what can be done to them, for an observer. What fails goes to the service and leaves the list as
 * it was.
 */
export function useLogos({ calls, uses, onError, onUnreadable }: LogoService, chosen: string | undefined): Logos {
  const [files, setFiles] = useState<LogoFiles | "failed">();
  const [round, setRound] = useState(0);
  const [versions, setVersions] = useState<ReadonlyMap<string, number>>(new Map());
  const [busy, setBusy] = useState<string>();
  const used = uses();
  const list = useMemo(
    () => (files === undefined || files === "failed" ? files : logosOf(files, used, versions, chosen)),
    [files, used, versions, chosen],
  );
  useEffect(() => {
    let isCurrent = true;
    void calls.logos().then(
      (read) => isCurrent && setFiles(read),
      (error: unknown) => {
        if (!isCurrent) return;
        setFiles((before) => before ?? "failed");
        onError(logoText("logo.notRead"), toError(error));
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [calls, onError, round]);

  async function attempt(what: string, key: string, action: () => Promise<void>): Promise<boolean> {
    setBusy(key);
    try {
      await action();
      setRound((before) => before + 1);
      return true;
    } catch (error) {
      onError(what, toError(error));
      return false;
    } finally {
      setBusy(undefined);
    }
  }

  async function write(id: string, key: string, file: File): Promise<boolean> {
    const bytes = await file.arrayBuffer().catch((error: unknown) => {
      onUnreadable(toError(error));
      return undefined;
    });
    if (!bytes) return false;
    return attempt(logoText("logo.notWritten", { name: file.name }), key, () =>
      calls.writeLogo(id, new Blob([bytes], { type: file.type })),
    );
  }

  return {
    list,
    busy,
    retry() {
      setFiles(undefined);
      setRound((before) => before + 1);
    },
    async upload(file) {
      const id = newLogoId(file.name, Array.isArray(list) ? list.map((logo: Logo) => logo.id) : []);
      return (await write(id, "upload", file)) ? id : undefined;
    },
    async change(id, file) {
      if (await write(id, id, file)) setVersions((before) => new Map(before).set(id, (before.get(id) ?? 0) + 1));
    },
    remove: (id) => attempt(logoText("logo.notDeleted", { id }), id, () => calls.deleteLogo(id)),
  };
}

/**
 * The server's answer as rows. Who shows a logo is said by the server, by the config and by the draft: none of them need
 * know of all.
 * @param versions by id, of pictures changed here
 * @param chosen the one in the field itself, whose own edit makes it no one's yet
 */
function logosOf(
  files: LogoFiles,
  { saved, staged }: LogoUses,
  versions: ReadonlyMap<string, number>,
  chosen: string | undefined,
): readonly Logo[] {
  return Object.entries(files)
    .map(([id, { size, width, height, streams }]) => ({
      id,
      facts: [width && height ? `${width} × ${height}` : "", size > 0 ? formatBytes(size) : ""]
        .filter((fact) => fact !== "")
        .join(", "),
      users: [...new Set([...(streams ?? []), ...(saved.get(id) ?? []), ...((id !== chosen && staged.get(id)) || [])])],
      version: versions.get(id) ?? 0,
    }))
    .toSorted((one, other) => one.id.localeCompare(other.id));
}

const longest = 80;

/**
 * The id of a new picture, after its file: `Our Logo.png` becomes `Our-Logo`, or `Our-Logo-2` while that one is taken. It
 * holds letters, digits, dot, dash and underscore, so that it needs no quotes in the config's text.
 */
export function newLogoId(fileName: string, taken: readonly string[]): string {
  const plain = fileName
    .normalize("NFC")
    .replace(/\.\w{1,5}$/, "")
    .replaceAll(/[^\p{L}\p{N}._-]+/gu, "-")
    .replaceAll(/^[.-]+|[.-]+$/g, "");
  const name = Array.from(plain).slice(0, longest).join("") || "logo";
  let id = name;
  for (let number = 2; taken.includes(id); number += 1) id = `${name}-${number}`;
  return id;
}
