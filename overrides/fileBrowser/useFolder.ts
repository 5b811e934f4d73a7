import { useEffect, useMemo } from "react";
import type { FolderPlace } from "../../src/api/FolderPlace.ts";
import { useStores } from "../../src/context/useStores.ts";
import { FolderListing } from "../../src/stores/files/FolderListing.ts";

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
