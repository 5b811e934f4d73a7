import { observer } from "mobx-react-lite";
import { useDeferredValue } from "react";
import { Button } from "../../components/controls/Button.tsx";
import { HeaderCell } from "../../components/data/HeaderCell.tsx";
import { VirtualList } from "../../components/data/VirtualList.tsx";
import { EmptyState } from "../../components/states/EmptyState.tsx";
import { text } from "../../texts/text.ts";
import { useStores } from "../../context/useStores.ts";
import styles from "./StreamList.module.css";
import { StreamRow } from "./StreamRow.tsx";
import { useAddTestStream } from "./useAddTestStream.ts";

interface StreamListProps {
  readonly onOpen: (name: string) => void;
  readonly onClear: () => void;
}

const none: readonly string[] = [];

/** Ten thousand rows or none. */
export const StreamList = observer(function StreamList({ onOpen, onClear }: StreamListProps) {
  const { streams } = useStores();
  const { names, total } = streams;
  // Rows are drawn in a turn of their own: a page that opens, or a letter typed, does not wait for them.
  const shown = useDeferredValue(names, none);
  return (
    <div className={styles.streams}>
      <VirtualList
        label={text("pages.streams")}
        items={shown}
        getKey={itself}
        Row={StreamRow}
        columns="var(--stream-columns)"
        head={head()}
        onOpen={onOpen}
        empty={
          names.length > 0 ? undefined : total === 0 ? <NoStreams onAdded={onOpen} /> : <NoMatch onClear={onClear} />
        }
      />
    </div>
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

function NoStreams({ onAdded }: { readonly onAdded: (name: string) => void }) {
  const add = useAddTestStream(onAdded);
  return (
    <EmptyState title={text("media.empty")} action={<Button onClick={add}>{text("media.addTest")}</Button>}>
      {text("media.emptyDetail")}
    </EmptyState>
  );
}

function NoMatch({ onClear }: Pick<StreamListProps, "onClear">) {
  return (
    <EmptyState title={text("media.none")} action={<Button onClick={onClear}>{text("media.clearSearch")}</Button>} />
  );
}

function itself(name: string): string {
  return name;
}
