import { useEffect, useMemo, useState } from "react";
import type { LogoFiles } from "../../src/generated/types/LogoFiles.ts";
import { text } from "../../src/texts/text.ts";
import { errorOf } from "./errorOf.ts";
import type { Logo } from "./Logo.ts";
import type { LogoDesk } from "./LogoDesk.ts";
import { logosOf } from "./logosOf.ts";
import { newLogoId } from "./newLogoId.ts";

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
 * The uploaded logos, and what can be done to them, for an observer. What fails goes to the desk and leaves the list as
 * it was.
 */
export function useLogos({ calls, uses, onError, onUnreadable }: LogoDesk, chosen: string | undefined): Logos {
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
        onError(text("logo.notRead"), errorOf(error));
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
      onError(what, errorOf(error));
      return false;
    } finally {
      setBusy(undefined);
    }
  }

  async function write(id: string, key: string, file: File): Promise<boolean> {
    const bytes = await file.arrayBuffer().catch((error: unknown) => {
      onUnreadable(errorOf(error));
      return undefined;
    });
    if (!bytes) return false;
    return attempt(text("logo.notWritten", { name: file.name }), key, () =>
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
    remove: (id) => attempt(text("logo.notDeleted", { id }), id, () => calls.deleteLogo(id)),
  };
}
