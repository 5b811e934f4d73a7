import { observer } from "mobx-react-lite";
import { useEffect, useRef } from "react";
import { classes } from "../../src/components/classes.ts";
import { LoadingState } from "../../src/components/states/LoadingState.tsx";
import { useStores } from "../../src/context/StoresContext.ts";
import { useViewToken } from "../../src/context/useViewToken.ts";
import { embedUrl } from "../../src/model/stream/mediaNames.ts";
import { locale } from "../../src/texts/language.ts";
import { text } from "../../src/texts/text.ts";
import styles from "./PlayerFrame.module.css";

interface PlayerFrameProps {
  readonly name: string;
  /** A static stream waits for the press of play. */
  readonly isStatic: boolean;
  /** Of the picture; the frame leaves room for what stands below it. */
  readonly heightPx?: number;
  /** What it is of: with another, its picture is asked for anew while it does not play. */
  readonly source?: string | undefined;
  /** Why there is nothing to play, said in its place: pressing play could only wait. */
  readonly none?: string | undefined;
  /** As wide as there is room, and as high as a picture of 16:9 is then. */
  readonly isWide?: boolean;
}

const defaultHeightPx = 480;
const controlsPx = 40;

/** The server's player page of a stream or file, let in with the administrator's token. */
export const PlayerFrame = observer(function PlayerFrame({
  name,
  isStatic,
  heightPx = defaultHeightPx,
  source,
  none,
  isWide = false,
}: PlayerFrameProps) {
  const { serverInfo } = useStores();
  const token = useViewToken();
  const page = useRef<HTMLIFrameElement>(null);
  const before = useRef(source);
  useEffect(() => {
    if (before.current === source) return;
    before.current = source;
    page.current?.contentWindow?.postMessage("renew-picture", window.location.origin);
  }, [source]);
  const frame = isWide
    ? { className: classes(styles.player, styles.wide) }
    : { className: styles.player, style: { minHeight: heightPx + controlsPx } };
  if (none !== undefined) {
    return (
      <div {...frame} className={classes(frame.className, styles.none)}>
        {none}
      </div>
    );
  }
  if (token === undefined) {
    return (
      <div {...frame}>
        <LoadingState />
      </div>
    );
  }
  return (
    <iframe
      ref={page}
      {...frame}
      data-live
      // The page speaks the language of its frame.
      lang={locale()}
      title={text("player.title", { name })}
      src={embedUrl(name, isStatic, token, serverInfo.info?.auth_token)}
      allow="autoplay; fullscreen"
    />
  );
});
