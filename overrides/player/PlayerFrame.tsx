import { observer } from "mobx-react-lite";
import { LoadingState } from "../../src/components/states/LoadingState.tsx";
import { useStores } from "../../src/context/StoresContext.ts";
import { useViewToken } from "../../src/context/useViewToken.ts";
import { embedUrl } from "../../src/model/stream/mediaNames.ts";
import { text } from "../../src/texts/text.ts";
import styles from "./PlayerFrame.module.css";

interface PlayerFrameProps {
  readonly name: string;
  /** A static stream waits for the press of play. */
  readonly isStatic: boolean;
  /** Of the picture; the frame leaves room for what stands below it. */
  readonly heightPx?: number;
}

const defaultHeightPx = 480;
const controlsPx = 40;

/** The server's player page of a stream or file, let in with the administrator's token. */
export const PlayerFrame = observer(function PlayerFrame({
  name,
  isStatic,
  heightPx = defaultHeightPx,
}: PlayerFrameProps) {
  const { serverInfo } = useStores();
  const token = useViewToken();
  const minHeight = heightPx + controlsPx;
  if (token === undefined) {
    return (
      <div className={styles.player} style={{ minHeight }}>
        <LoadingState />
      </div>
    );
  }
  return (
    <iframe
      className={styles.player}
      style={{ minHeight }}
      title={text("player.title", { name })}
      src={embedUrl(name, isStatic, token, serverInfo.info?.auth_token)}
      allow="autoplay; fullscreen"
    />
  );
});
