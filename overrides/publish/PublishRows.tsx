import { Link } from "react-router-dom";
import { CopyButton } from "../../src/components/controls/CopyButton.tsx";
import { KeyValueList } from "../../src/components/data/KeyValueList.tsx";
import type { PublishUrl } from "../../src/model/names/publishUrls.ts";
import { text } from "../../src/texts/text.ts";
import styles from "./PublishAddresses.module.css";

interface PublishRowsProps {
  readonly urls: readonly PublishUrl[];
  readonly hint?: string;
}

/** Addresses to publish to, to copy; where the server has no port for one, the way to set it. */
export function PublishRows({ urls, hint }: PublishRowsProps) {
  const rows = urls.map(({ protocol, url }) => ({
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
      {hint !== undefined && <p className={styles.hint}>{hint}</p>}
    </section>
  );
}
