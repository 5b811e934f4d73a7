import { observer } from "mobx-react-lite";
import { RadioGroup, Select } from "../../../components/controls/Choices.tsx";
import { useStores } from "../../../context/StoresContext.ts";
import { sourceKinds } from "../../../model/stream/sourceHosts.ts";
import { mirrorName } from "../../../model/mirror/mirrorServers.ts";
import { text } from "../../../texts/text.ts";
import list from "../../list/List.module.css";
import { ColumnMenu } from "../../list/ColumnMenu.tsx";
import { useMediaView } from "../useMediaView.ts";
import { streamColumns } from "./streamColumns.tsx";
import styles from "./StreamList.module.css";

const kinds = ["all", ...sourceKinds] as const;

/** Above the streams: which of them by where they come from, how many that are, and the columns. */
export const StreamBar = observer(function StreamBar() {
  const { streams } = useStores();
  const { view, change } = useMediaView();
  return (
    <div className={list.bar}>
      <RadioGroup
        label={text("media.kind")}
        options={kinds.map((value) => ({ value, label: text(`media.kind.${value}`) }))}
        value={view.source === "" ? "all" : kinds.find((kind) => kind === view.source)}
        onChange={(kind) => change({ source: kind === "all" ? "" : kind })}
      />
      <SourceFilter />
      <div className={list.end}>
        <p className={list.count} role="status" data-live>
          {text("media.shown", { shown: streams.names.length, count: streams.total })}
        </p>
        <ColumnMenu list="streams" columns={streamColumns} />
      </div>
    </div>
  );
});

/** A longer list is no help; the search finds any address. */
const mostHosts = 200;

/** Keeps the streams that come from one host, or from the servers of a mirror. */
const SourceFilter = observer(function SourceFilter() {
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
