import { observer } from "mobx-react-lite";
import { SearchField } from "../../../src/components/controls/SearchField.tsx";
import { GridCell } from "../../../src/components/data/GridCell.tsx";
import { VirtualList } from "../../../src/components/data/VirtualList.tsx";
import { isPlainObject } from "../../../src/model/patch/isPlainObject.ts";
import { streamSummary } from "../../../src/model/status/streamSummary.ts";
import { PeerTree } from "./PeerTree.ts";

export const peerTree = new PeerTree();

/** The same list, rows and search field as ours, over the obvious store. */
export const PeerList = observer(function PeerList() {
  return (
    <div style={{ height: "100vh", display: "flex", flexDirection: "column" }}>
      <SearchField label="Search" value={peerTree.query} onChange={(query) => peerTree.search(query)} />
      <VirtualList
        label="Streams"
        items={peerTree.names}
        getKey={itself}
        Row={PeerRow}
        columns="minmax(10rem, 2fr) minmax(10rem, 2fr) 7rem 5.5rem 7rem minmax(10rem, 2fr)"
        minWidthPx={900}
      />
    </div>
  );
});

const PeerRow = observer(function PeerRow({ item: name }: { readonly item: string; readonly index: number }) {
  const stream = peerTree.streams[name];
  if (!isPlainObject(stream)) return null;
  const { status, bitrate, clients, runtime, source } = streamSummary(stream);
  return [name, status, bitrate, clients, runtime, source].map((cell, index) => (
    <GridCell key={index}>{cell}</GridCell>
  ));
});

function itself(name: string): string {
  return name;
}
