import { observer } from "mobx-react-lite";
import { SearchField } from "../../../src/components/controls/SearchField.tsx";
import { HeaderCell } from "../../../src/components/data/HeaderCell.tsx";
import { isPlainObject } from "../../../src/model/Json.ts";
import { StreamView } from "../../../src/model/stream/StreamView.ts";
import { PeerTree } from "./PeerTree.ts";

export const peerTree = new PeerTree();

/** The same streams, search and sorting as ours the obvious way: a table of all rows over one deep observable. */
export const PeerList = observer(function PeerList() {
  const { names } = peerTree;
  return (
    <div style={{ height: "100vh", overflow: "auto" }} data-list>
      <SearchField label="Search" value={peerTree.query} onChange={(query) => peerTree.search(query)} />
      <table aria-label="Streams" aria-rowcount={names.length}>
        <thead>
          <tr>
            <HeaderCell label="Name" onSort={() => peerTree.sort()} />
            {["Status", "Bitrate", "Clients", "Runtime", "Source"].map((label) => (
              <HeaderCell key={label} label={label} />
            ))}
          </tr>
        </thead>
        <tbody>
          {names.map((name) => (
            <PeerRow key={name} name={name} />
          ))}
        </tbody>
      </table>
    </div>
  );
});

const PeerRow = observer(function PeerRow({ name }: { readonly name: string }) {
  const stream = peerTree.streams[name];
  if (!isPlainObject(stream)) return null;
  const { status, bitrate, clients, runtime, source } = new StreamView(stream);
  return (
    <tr>
      {[name, status.text, bitrate, clients, runtime, source].map((cell, index) => (
        <td key={index}>{cell}</td>
      ))}
    </tr>
  );
});
