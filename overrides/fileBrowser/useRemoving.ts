import { useState } from "react";
import { useStores } from "../../src/context/useStores.ts";
import type { FolderListing } from "../../src/stores/files/FolderListing.ts";
import { text } from "../../src/texts/text.ts";

interface Removing {
  /** What the operator is asked about. */
  readonly asked: string | undefined;
  readonly removing: ReadonlySet<string>;
  readonly ask: (name: string) => void;
  readonly cancel: () => void;
  readonly confirm: () => void;
}

/** Removes files of a listing, each after a question. */
export function useRemoving(listing: FolderListing, onRemoved: (name: string) => void): Removing {
  const { calls, failures } = useStores();
  const [asked, setAsked] = useState<string>();
  const [removing, setRemoving] = useState<ReadonlySet<string>>(new Set());
  const remove = async (name: string) => {
    setRemoving((before) => new Set([...before, name]));
    const isDone = await failures.attempt(text("files.notRemoved", { name }), () =>
      calls.removeFile(listing.place, name),
    );
    if (isDone) onRemoved(name);
    // When it failed, somebody else may have removed it.
    await listing.read();
    setRemoving((before) => new Set([...before].filter((one) => one !== name)));
  };
  return {
    asked,
    removing,
    ask: setAsked,
    cancel: () => setAsked(undefined),
    confirm() {
      setAsked(undefined);
      if (asked !== undefined) void remove(asked);
    },
  };
}
