import { useEffect, useMemo, useState } from "react";
import type { FolderPlace } from "../../src/api/filesApi.ts";
import { useStores } from "../../src/context/StoresContext.ts";
import { FolderListing } from "../../src/stores/media/FolderListing.ts";
import { fileText } from "../../src/texts/en/vodFiles.ts";

/**
 * The listing of a folder, for an observer; read as it opens, when a file has come into it, when the page is looked at
 * again, and when the connection is back.
 */
export function useFolder({ prefix, path, subpath }: FolderPlace): FolderListing {
  const { calls, uploads, connection } = useStores();
  const { isOffline } = connection;
  const listing = useMemo(() => new FolderListing(calls, { prefix, path, subpath }), [calls, prefix, path, subpath]);
  useEffect(() => {
    const read = () => void listing.read();
    const { place } = listing;
    const stop = uploads.onStored((stored) => {
      if (stored.prefix === place.prefix && stored.path === place.path && stored.subpath === place.subpath) read();
    });
    window.addEventListener("focus", read);
    read();
    return () => {
      stop();
      window.removeEventListener("focus", read);
    };
  }, [listing, uploads]);
  useEffect(() => {
    if (!isOffline && listing.state.kind === "failed") void listing.read();
  }, [listing, isOffline]);
  return listing;
}

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
    const isDone = await failures.attempt(fileText("files.notRemoved", { name }), () =>
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
