import { observer } from "mobx-react-lite";
import { Button } from "../../components/controls/Button.tsx";
import { HeaderCell } from "../../components/data/HeaderCell.tsx";
import { VirtualList } from "../../components/data/VirtualList.tsx";
import { EmptyState } from "../../components/states/EmptyState.tsx";
import { text } from "../../texts/text.ts";
import { useStores } from "../useStores.ts";
import { StreamRow } from "./StreamRow.tsx";

interface StreamListProps {
  readonly onOpen: (name: string) => void;
  readonly onClear: () => void;
}

const columns = "minmax(10rem, 2fr) minmax(10rem, 2fr) 7rem 5.5rem 7rem minmax(10rem, 2fr)";

/** Ten thousand rows or none. */
export const StreamList = observer(function StreamList({ onOpen, onClear }: StreamListProps) {
  const { streams } = useStores();
  return (
    <VirtualList
      label={text("pages.streams")}
      items={streams.names}
      getKey={itself}
      Row={StreamRow}
      columns={columns}
      minWidthPx={900}
      head={head()}
      onOpen={onOpen}
      empty={streams.total === 0 ? <NoStreams /> : <NoMatch onClear={onClear} />}
    />
  );
});

function head() {
  return (
    <>
      <HeaderCell as="div" label={text("media.name")} />
      <HeaderCell as="div" label={text("media.status")} />
      <HeaderCell as="div" isNumber label={text("media.bitrate")} />
      <HeaderCell as="div" isNumber label={text("media.clients")} />
      <HeaderCell as="div" isNumber label={text("media.runtime")} />
      <HeaderCell as="div" label={text("media.source")} />
    </>
  );
}

function NoStreams() {
  return <EmptyState title={text("media.empty")}>{text("media.emptyDetail")}</EmptyState>;
}

function NoMatch({ onClear }: Pick<StreamListProps, "onClear">) {
  return (
    <EmptyState title={text("media.none")} action={<Button onClick={onClear}>{text("media.clearSearch")}</Button>} />
  );
}

function itself(name: string): string {
  return name;
}
