import { useState } from "react";
import { IconButton } from "../../../src/components/controls/Button.tsx";
import { ChangeList } from "../../../src/components/data/ChangeList.tsx";
import { LineDiff } from "../../../src/components/data/LineDiff.tsx";
import { GridCell, VirtualList } from "../../../src/components/data/VirtualList.tsx";
import { HeaderCell } from "../../../src/components/data/HeaderCell.tsx";
import { KeyValueList } from "../../../src/components/data/KeyValueList.tsx";
import { Panel } from "../../../src/components/data/Panel.tsx";
import { Table } from "../../../src/components/data/Table.tsx";
import table from "../../../src/components/data/Table.module.css";
import { StatusDot } from "../../../src/components/states/StatusDot.tsx";

const states = [
  ["on", "online"],
  ["on", "online"],
  ["on", "online"],
  ["warn", "delay 7s"],
  ["off", "waiting for clients"],
  ["dis", "disabled"],
  ["err", "connection refused (retry 12)"],
] as const;

const streams = Array.from({ length: 10_000 }, (_, index) => ({
  name: `channel-${String(index + 1).padStart(5, "0")}`,
  state: states[(index * 31) % 7] ?? states[0],
  clients: (index * 7919) % 640,
  kbit: 2400 + ((index * 104729) % 5200),
}));

type Stream = (typeof streams)[number];

/** Tables and lists, short and endless. */
export function Lists() {
  const [sort, setSort] = useState<"ascending" | "descending" | "none">("ascending");
  return (
    <>
      <Panel title="Streams" help="10 000 rows" isFlush actions={<IconButton icon="plus" label="Add stream" />}>
        <div style={{ "--list-height": "360px" }}>
          <VirtualList
            label="Streams"
            items={streams}
            getKey={nameOf}
            Row={StreamRow}
            columns="minmax(140px, 2fr) minmax(140px, 2fr) 80px 110px 32px"
            minWidthPx={620}
            selectedKeys={new Set(["channel-00003"])}
            head={
              <>
                <HeaderCell
                  as="div"
                  label="Name"
                  sort={sort}
                  onSort={() => setSort(sort === "none" ? "ascending" : sort === "ascending" ? "descending" : "none")}
                />
                <HeaderCell as="div" label="Status" onSort={() => {}} />
                <HeaderCell as="div" label="Clients" isNumber onSort={() => {}} />
                <HeaderCell as="div" label="Bitrate" isNumber onSort={() => {}} />
                <HeaderCell as="div" label="Actions" isHidden />
              </>
            }
          />
        </div>
      </Panel>
      <Panel title="Clients" isFlush>
        <Table
          caption="Clients"
          head={
            <>
              <HeaderCell label="Protocol" sort="ascending" onSort={() => {}} />
              <HeaderCell label="Address" />
              <HeaderCell label="Country" />
              <HeaderCell label="Duration" isNumber onSort={() => {}} />
            </>
          }
        >
          {["HLS", "RTMP", "DASH"].map((protocol, index) => (
            <tr key={protocol}>
              <td>{protocol}</td>
              <td>192.0.2.{index + 10}</td>
              <td>AL</td>
              <td className={table.number}>{index + 1} h 12 min</td>
            </tr>
          ))}
        </Table>
      </Panel>
      <Panel title="Media info" folding={{ isOpen: true, onFold: () => undefined }}>
        <KeyValueList
          rows={[
            { name: "Video", value: "h264 1920 × 1080, 25 fps, 4 200 kbps" },
            { name: "Audio", value: "aac 48 kHz stereo, 128 kbps" },
            { name: "Title", value: undefined },
          ]}
        />
      </Panel>
      <Panel title="Review">
        <ChangeList
          onUndo={() => {}}
          changes={[
            { id: "1", entity: "Stream news", field: "Client timeout", old: "30 s", new: "60 s" },
            {
              id: "2",
              entity: "Stream news",
              field: "Transcoder",
              old: undefined,
              new: "on",
              impact: "Restarts the stream, 312 viewers",
            },
            { id: "3", entity: "Server", field: "Cluster key", old: "a", new: "b", isSecret: true },
          ]}
        />
        <div style={{ height: 16 }} />
        <LineDiff
          label="Changes"
          columns="one"
          hunks={[
            {
              oldStart: 12,
              newStart: 12,
              lines: [
                { kind: "same", text: "stream news {" },
                { kind: "removed", text: "  clients_timeout 30;" },
                { kind: "added", text: "  clients_timeout 60;" },
                { kind: "added", text: "  transcoder vb=2048k;" },
                { kind: "same", text: "}" },
              ],
            },
          ]}
        />
      </Panel>
    </>
  );
}

function nameOf(stream: Stream): string {
  return stream.name;
}

function StreamRow({ item }: { readonly item: Stream }) {
  return (
    <>
      <GridCell>{item.name}</GridCell>
      <GridCell>
        <StatusDot status={item.state[0]} text={item.state[1]} />
      </GridCell>
      <GridCell isNumber>{item.clients}</GridCell>
      <GridCell isNumber>{(item.kbit / 1000).toFixed(3)} Mbps</GridCell>
      <GridCell>
        <IconButton size="small" icon="play" label={`Play ${item.name}`} />
      </GridCell>
    </>
  );
}
