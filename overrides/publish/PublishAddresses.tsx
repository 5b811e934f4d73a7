import { observer } from "mobx-react-lite";
import { Link } from "react-router-dom";
import { CopyButton } from "../../src/components/controls/CopyButton.tsx";
import { KeyValueList } from "../../src/components/data/KeyValueList.tsx";
import { useStores } from "../../src/context/useStores.ts";
import type { SectionPieceProps } from "../../src/forms/SectionPieceProps.ts";
import { mediaServerOf } from "../../src/model/names/mediaServerOf.ts";
import { publishUrls } from "../../src/model/names/publishUrls.ts";
import { isPublishing } from "../../src/model/status/isPublishing.ts";
import { text } from "../../src/texts/text.ts";
import styles from "./PublishAddresses.module.css";

/** Where an encoder or a browser publishes the stream to, from the ports that the server really has. */
export const PublishAddresses = observer(function PublishAddresses({ entity, server: saved }: SectionPieceProps) {
  const { config, serverInfo } = useStores();
  const name = saved?.["name"];
  if (typeof name !== "string" || !isPublishing(entity, serverInfo.can("url_publish"))) return null;
  const isSaved = saved !== undefined && isPublishing(saved, serverInfo.can("url_publish"));
  const rows = publishUrls(name, mediaServerOf(window.location, config.readSettings())).map(({ protocol, url }) => ({
    name: text(`input.publish.${protocol}`),
    value:
      url === undefined ? (
        <>
          {text("input.noRtmp")} <Link to="/config">{text("input.setRtmp")}</Link>
        </>
      ) : (
        <span className={styles.address}>
          <code>{url}</code>
          <CopyButton value={url} />
        </span>
      ),
  }));
  return (
    <section aria-label={text("input.publishTo")} className={styles.addresses}>
      <KeyValueList rows={rows} />
      <p className={styles.hint}>{text(isSaved ? "input.publishHint" : "input.publishAfterSave")}</p>
    </section>
  );
});
