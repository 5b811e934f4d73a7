import { observer } from "mobx-react-lite";
import { Button } from "../../src/components/controls/Button.tsx";
import { useStores } from "../../src/context/useStores.ts";
import { embedUrl } from "../../src/model/names/embedUrl.ts";
import { text } from "../../src/texts/text.ts";
import styles from "./DvrTimeline.module.css";

interface ArchivePlayerProps {
  readonly name: string;
  readonly token: string;
  readonly fromMs: number;
  readonly onClose: () => void;
}

/** The server's player page, from a point of the archive on. */
export const ArchivePlayer = observer(function ArchivePlayer({ name, token, fromMs, onClose }: ArchivePlayerProps) {
  const { info } = useStores().serverInfo;
  return (
    <div className={styles.player}>
      <iframe
        title={text("dvr.player", { name })}
        src={`${embedUrl(name, false, token, info?.auth_token)}&from=${Math.floor(fromMs / 1000)}`}
        allow="autoplay; fullscreen"
      />
      <Button size="small" onClick={onClose}>
        {text("dvr.stop")}
      </Button>
    </div>
  );
});
