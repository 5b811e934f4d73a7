import { observer } from "mobx-react-lite";
import { Link, useLocation } from "react-router-dom";
import { Icon } from "../../src/components/Icon.tsx";
import { Button } from "../../src/components/controls/Button.tsx";
import { Badge } from "../../src/components/states/Badge.tsx";
import { StatusDot } from "../../src/components/states/StatusDot.tsx";
import { useStores } from "../../src/context/StoresContext.ts";
import type { RowPieceProps } from "../../src/forms/WidgetTable.ts";
import { shownUrl } from "../../src/model/hiddenCharacters.ts";
import { isPlainObject } from "../../src/model/Json.ts";
import { type SourceState, sourceState } from "../../src/model/stream/sourceState.ts";
import { sourceUrls } from "../../src/model/stream/reportedStream.ts";
import { publisherState } from "../../src/model/stream/streamPublishing.ts";
import { isTestable, testedSource } from "../../src/model/stream/testableSources.ts";
import { publishText } from "../../src/texts/en/publish.ts";
import { sourceTestText } from "../../src/texts/en/sourceTest.ts";
import { text } from "../../src/texts/text.ts";
import { SourceTest } from "../sourceTest/SourceTest.tsx";
import styles from "./SourceRow.module.css";
import { useSwitch } from "./useSwitch.ts";

/** Beside the address of a source: whether the picture comes from it, the switch to it, the way to its options. */
export const SourceRow = observer(function SourceRow({ path, item, title, server }: RowPieceProps) {
  const { config, serverInfo } = useStores();
  const { search } = useLocation();
  const name = typeof server?.["name"] === "string" ? server["name"] : "";
  const [url = ""] = sourceUrls({ urls: [item] });
  const { isBusy, run } = useSwitch(name, url);
  if (url === "") return null;
  const saved = config.node("streams", name).readRuntime();
  const { kind, canSwitch, error } = sourceState(url, saved);
  const options = optionsOf(item);
  return (
    <>
      <span className={styles.state}>
        {kind === "unsaved" ? (
          <Badge tone="accent">{sourceTestText("input.unsaved")}</Badge>
        ) : (
          <StateOfSource kind={kind} error={error} publisher={publisherState(url, saved)} />
        )}
      </span>
      {canSwitch && (
        <Button
          size="small"
          disabled={isBusy}
          title={text("input.switchTo", { url: shownUrl(url) })}
          aria-label={text("input.switchTo", { url: shownUrl(url) })}
          onClick={run}
        >
          {sourceTestText("input.switch")}
        </Button>
      )}
      {isTestable(url, (capability) => serverInfo.can(capability)) && (
        <SourceTest source={testedSource(item)} isSmall />
      )}
      <Link
        className={styles.options}
        relative="path"
        to={{ pathname: path.at(-1) ?? "", search }}
        aria-label={sourceTestText("input.optionsOf", { url: title, count: options })}
      >
        <Icon name="settings" size={14} />
        {options === 0 ? sourceTestText("input.options") : sourceTestText("input.optionsSet", { count: options })}
      </Link>
      {error !== undefined && (
        <p className={styles.error} data-live>
          <Icon name="error" size={14} />
          {error}
        </p>
      )}
    </>
  );
});

interface StateOfSourceProps extends Pick<SourceState, "kind" | "error"> {
  readonly publisher: ReturnType<typeof publisherState>;
}

/** Online or offline; of a source that is published to also whether somebody does. Nothing for one that stands by. */
function StateOfSource({ kind, error, publisher }: StateOfSourceProps) {
  if (kind === "online") return <StatusDot status="on" text={sourceTestText("input.online")} />;
  const words = [
    ...(kind === "offline" ? [sourceTestText("input.offline")] : []),
    ...(publisher === undefined ? [] : [publishText(`publish.${publisher}`)]),
  ];
  if (words.length === 0) return null;
  return <StatusDot status={error === undefined ? "off" : "err"} text={words.join(", ")} />;
}

/** How many options of a source are set, beside its address. */
function optionsOf(item: RowPieceProps["item"]): number {
  const values = isPlainObject(item) ? Object.values(item) : [];
  return Math.max(0, values.filter((value) => value !== null).length - 1);
}
