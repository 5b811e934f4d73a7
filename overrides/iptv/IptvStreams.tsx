import { observer } from "mobx-react-lite";
import { createContext, useContext, useLayoutEffect, useMemo, useRef, useState } from "react";
import { Link } from "react-router-dom";
import { Button, IconButton } from "../../src/components/controls/Button.tsx";
import { SearchField } from "../../src/components/controls/SearchField.tsx";
import { Checkbox, Switch } from "../../src/components/controls/Toggles.tsx";
import { Panel } from "../../src/components/data/Panel.tsx";
import { GridCell, VirtualList } from "../../src/components/data/VirtualList.tsx";
import { useTickRange } from "../../src/components/data/useTickRange.ts";
import { WhenSign } from "../../src/components/states/WhenSign.tsx";
import { EmptyState } from "../../src/components/states/EmptyState.tsx";
import { useStores } from "../../src/context/StoresContext.ts";
import { entities } from "../../src/generated/entities.ts";
import { namesInWords } from "../../src/model/entity/entityNames.ts";
import type { IptvStream } from "../../src/model/iptv/iptvStreams.ts";
import { formatCount } from "../../src/model/units/formatQuantity.ts";
import { IptvStreamList } from "../../src/stores/iptv/IptvStreamList.ts";
import { iptvText } from "../../src/texts/en/iptv.ts";
import styles from "./IptvStreams.module.css";

/** A row of the list: the head of a group, or a stream. */
type Row =
  | { readonly group: "enabled" | "disabled"; readonly count: number }
  | { readonly group: undefined; readonly stream: IptvStream };

const ListContext = createContext<IptvStreamList | undefined>(undefined);

/** The streams in two groups, Enabled and Disabled: a switch moves one at once, the buttons several in one save. */
export const IptvStreams = observer(function IptvStreams() {
  const { config, draft, save } = useStores();
  const [list] = useState(() => new IptvStreamList({ config, draft, save }));
  const { enabled, disabled, filter } = list;
  const rows = useMemo(() => [...rowsOf("enabled", enabled), ...rowsOf("disabled", disabled)], [enabled, disabled]);
  const frame = useRef<HTMLDivElement>(null);
  useFocusOfMoved(frame, rows);
  const names = useMemo(() => rows.map((row) => (row.group === undefined ? row.stream.name : undefined)), [rows]);
  useTickRange({ list: frame, keys: names, onTick: (range, isTicked) => list.select(range, isTicked) });
  return (
    <Panel
      title={iptvText("iptv.streams")}
      marks={<WhenSign when="atOnce" />}
      help={iptvText("iptv.streamsHelp")}
      isFlush
    >
      <div ref={frame} className={styles.streams}>
        <div className={styles.bar}>
          <SearchField
            label={iptvText("iptv.searchStreams")}
            value={filter}
            onChange={(words) => list.setFilter(words)}
          />
          <StreamActions list={list} />
        </div>
        <ListContext value={list}>
          <VirtualList
            label={iptvText("iptv.streams")}
            items={rows}
            getKey={keyOf}
            Row={StreamRow}
            columns="24px 40px minmax(0, 1fr)"
            empty={<NoStreams hasSome={list.streams.length > 0} />}
          />
        </ListContext>
      </div>
    </Panel>
  );
});

function rowsOf(group: "enabled" | "disabled", streams: readonly IptvStream[]): readonly Row[] {
  if (streams.length === 0) return [];
  return [{ group, count: streams.length }, ...streams.map((stream) => ({ group: undefined, stream }))];
}

function keyOf(row: Row): string {
  return row.group ?? `stream ${row.stream.name}`;
}

/** A row that goes to the other group takes its place in the page anew, and would leave the focus behind. */
function useFocusOfMoved(frame: { readonly current: HTMLElement | null }, rows: readonly Row[]): void {
  const held = useRef<string>(undefined);
  useLayoutEffect(() => {
    const name = held.current;
    if (name === undefined || document.activeElement !== document.body) return;
    const moved = frame.current?.querySelectorAll<HTMLElement>("[role=switch]") ?? [];
    [...moved].find((one) => one.dataset["stream"] === name)?.focus();
  }, [frame, rows]);
  useLayoutEffect(() => {
    const { current } = frame;
    const note = ({ target }: Event) => {
      held.current = target instanceof HTMLElement ? target.dataset["stream"] : undefined;
    };
    // Whoever presses elsewhere has left the row.
    const forget = () => (held.current = undefined);
    current?.addEventListener("focusin", note);
    document.addEventListener("pointerdown", forget);
    return () => {
      current?.removeEventListener("focusin", note);
      document.removeEventListener("pointerdown", forget);
    };
  }, [frame]);
}

const StreamRow = observer(function StreamRow({ item }: { readonly item: Row }) {
  const list = useContext(ListContext);
  if (list === undefined) return null;
  if (item.group !== undefined) {
    const title = iptvText(`iptv.${item.group}`);
    return (
      <GridCell fromColumn={1}>
        <strong>{iptvText("iptv.group", { title, count: formatCount(item.count) })}</strong>
      </GridCell>
    );
  }
  const { name, title, isEnabled, asksOwnBackend } = item.stream;
  return (
    <>
      <GridCell>
        <Checkbox
          aria-label={iptvText("iptv.select", { name })}
          isChecked={list.isSelected(name)}
          onChange={(isSelected) => list.select([name], isSelected)}
        />
      </GridCell>
      <GridCell>
        <Switch
          aria-label={iptvText("iptv.switch", { name })}
          data-stream={name}
          isOn={isEnabled}
          aria-busy={list.isMoving(name) || undefined}
          onChange={(isOn) => void list.move([name], isOn)}
        />
      </GridCell>
      <GridCell>
        <span className={styles.name}>
          <Link to={`/standalone/${encodeURIComponent(name)}/auth`} title={name}>
            {name}
          </Link>
          {title !== "" && <span className={styles.title}>{title}</span>}
          {asksOwnBackend && (
            <span className={styles.own} title={iptvText("iptv.ownBackendHelp")}>
              {iptvText("iptv.ownBackend")}
            </span>
          )}
        </span>
      </GridCell>
    </>
  );
});

/** What is done to several streams: to those that are selected, else to all that are shown. */
const StreamActions = observer(function StreamActions({ list }: { readonly list: IptvStreamList }) {
  const { questions, connection } = useStores();
  const { selected, disabled } = list;
  const names = selected.map(({ name }) => name);
  const move = async (isEnabled: boolean) => {
    if (await list.move(names, isEnabled)) list.deselectAll();
  };
  const enableShown = async () => {
    const shown = disabled.map(({ name }) => name);
    const isMeant = await questions.ask({
      title: iptvText("iptv.enableShownTitle", { name: namesInWords(entities.stream, shown) }),
      words: iptvText("iptv.enableShownQuestion"),
      verb: iptvText("iptv.enableSelected"),
      isDangerous: false,
    });
    if (isMeant) await list.move(shown, true);
  };
  if (names.length > 0) {
    return (
      <div className={styles.actions} role="group" aria-label={iptvText("iptv.selected", { count: names.length })}>
        <span role="status">{iptvText("iptv.selected", { count: formatCount(names.length) })}</span>
        <IconButton icon="remove" size="small" label={iptvText("iptv.deselect")} onClick={() => list.deselectAll()} />
        <Button size="small" disabled={connection.isOffline} onClick={() => void move(true)}>
          {iptvText("iptv.enableSelected")}
        </Button>
        <Button size="small" disabled={connection.isOffline} onClick={() => void move(false)}>
          {iptvText("iptv.disableSelected")}
        </Button>
      </div>
    );
  }
  return (
    <div className={styles.actions}>
      <Button size="small" disabled={disabled.length === 0 || connection.isOffline} onClick={() => void enableShown()}>
        {iptvText("iptv.enableShown", { count: formatCount(disabled.length) })}
      </Button>
    </div>
  );
});

function NoStreams({ hasSome }: { readonly hasSome: boolean }) {
  if (hasSome) return <EmptyState title={iptvText("iptv.noStreamFits")} />;
  return (
    <EmptyState title={iptvText("iptv.noStreams")} action={<Link to="/">{iptvText("iptv.toMedia")}</Link>}>
      {iptvText("iptv.noStreamsHelp")}
    </EmptyState>
  );
}
