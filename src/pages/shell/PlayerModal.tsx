import { observer } from "mobx-react-lite";
import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { PlayerFrame } from "../../../overrides/player/PlayerFrame.tsx";
import { Dialog } from "../../components/overlays/Dialog.tsx";
import { useStores } from "../../context/StoresContext.ts";
import { readBrought, readFile } from "../../stores/media/relayedStreams.ts";

/** The player over any page. It lives in the address (`#play=NAME`), so Back closes it; a wrong one is only logged. */
export const PlayerModal = observer(function PlayerModal({
  onWrongPath,
}: {
  readonly onWrongPath: (error: Error) => void;
}) {
  const { config } = useStores();
  const location = useLocation();
  const navigate = useNavigate();
  const name = nameIn(location.hash);
  const stream =
    name === undefined
      ? undefined
      : (config.node("streams", name).readConfig() ??
        readBrought(config, "lives", name)?.stream ??
        readBrought(config, "sources", name)?.stream ??
        readFile(config, name)?.stream);
  const isWrong = location.hash.startsWith("#play=") && config.hasConfig && !stream;
  useEffect(() => {
    if (isWrong) onWrongPath(new Error(`There is nothing to play at ${location.hash}`));
  }, [isWrong, location.hash, onWrongPath]);
  if (name === undefined || !stream) return null;
  return (
    <Dialog isOpen size="large" title={name} onClose={() => void navigate({ ...location, hash: "" })}>
      <PlayerFrame name={name} isStatic={stream["static"] !== false} />
    </Dialog>
  );
});

function nameIn(hash: string): string | undefined {
  try {
    return playedName(hash);
  } catch {
    return undefined;
  }
}

const prefix = "#play=";

/** The name a hash asks to play (`#play=NAME`), undefined for any other hash. @throws URIError for a damaged one */
export function playedName(hash: string): string | undefined {
  return hash.startsWith(prefix) ? decodeURIComponent(hash.slice(prefix.length)) : undefined;
}
