import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import { LoadingState } from "../../components/states/LoadingState.tsx";
import { embedUrl } from "../../model/names/embedUrl.ts";
import { text } from "../../texts/text.ts";
import { useStores } from "../../context/useStores.ts";
import styles from "./PlayerFrame.module.css";

interface PlayerFrameProps {
  readonly name: string;
  readonly isStatic: boolean;
}

/** The server's player page of a stream, let in with the administrator's token. */
export const PlayerFrame = observer(function PlayerFrame({ name, isStatic }: PlayerFrameProps) {
  const { viewToken, serverInfo } = useStores();
  const [token, setToken] = useState<string>();
  useEffect(() => {
    let isCurrent = true;
    // Without a token the server decides by itself whether the stream may be seen.
    void viewToken.read().then(
      (given) => isCurrent && setToken(given),
      () => isCurrent && setToken(""),
    );
    return () => {
      isCurrent = false;
    };
  }, [viewToken]);
  if (token === undefined) return <LoadingState />;
  return (
    <iframe
      className={styles.player}
      title={text("player.title", { name })}
      src={embedUrl(name, isStatic, token, serverInfo.info?.auth_token)}
      allow="autoplay; fullscreen"
    />
  );
});
