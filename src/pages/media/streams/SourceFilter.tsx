import { observer } from "mobx-react-lite";
import { Select } from "../../../components/controls/Select.tsx";
import { useStores } from "../../../context/useStores.ts";
import { mirrorName } from "../../../model/mirror/mirrorName.ts";
import { text } from "../../../texts/text.ts";
import { useMediaView } from "../useMediaView.ts";
import styles from "./StreamList.module.css";

/** A longer list is no help; the search finds any address. */
const mostHosts = 200;

/** Keeps the streams that come from one host, or from the servers of a mirror. */
export const SourceFilter = observer(function SourceFilter() {
  const { streams, config } = useStores();
  const { view, change } = useMediaView();
  const hosts = [...streams.sourceHosts].slice(0, mostHosts).map(([host, count]) => ({
    value: host,
    label: text("media.host", { host, count }),
  }));
  const mirrors = Object.entries(config.readList("sources")).map(([id, mirror]) => ({
    value: `mirror:${id}`,
    label: text("media.mirrorSource", { name: mirrorName(mirror) ?? id }),
  }));
  const known = [...mirrors, ...hosts];
  const isKind = view.source === "published" || view.source === "noSources";
  const value = isKind ? "" : view.source;
  const isUnknown = value !== "" && known.every((option) => option.value !== value);
  return (
    <Select
      aria-label={text("media.sourceFilter")}
      className={styles.source}
      options={[
        { value: "", label: text("media.anySource") },
        ...(isUnknown ? [{ value, label: value }] : []),
        ...known,
      ]}
      value={value}
      onChange={(source) => change({ source })}
    />
  );
});
