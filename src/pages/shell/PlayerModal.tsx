import { observer } from "mobx-react-lite";
import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { PlayerFrame } from "../../../overrides/player/PlayerFrame.tsx";
import { Dialog } from "../../components/overlays/Dialog.tsx";
import { useStores } from "../../context/StoresContext.ts";
import { readRelayedStream, readOpenFile } from "../../stores/media/relayedStreams.ts";

const prefix = "#play=";

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
        readRelayedStream(config, "lives", name)?.stream ??
        readRelayedStream(config, "sources", name)?.stream ??
        readOpenFile(config, name)?.stream);
  const isWrong = location.hash.startsWith(prefix) && config.hasConfig && !stream;
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

/** The name a hash asks to play; undefined for a damaged one and for any other hash. */
function nameIn(hash: string): string | undefined {
  try {
    return hash.startsWith(prefix) ? decodeURIComponent(hash.slice(prefix.length)) : undefined;
  } catch {
    return undefined;
  }
}
