import { observer } from "mobx-react-lite";
import { useCallback } from "react";
import { Link } from "react-router-dom";
import { Button } from "../../../components/controls/Button.tsx";
import { WhenSign } from "../../../components/states/WhenSign.tsx";
import { EmptyState } from "../../../components/states/EmptyState.tsx";
import { useStores } from "../../../context/StoresContext.ts";
import { locationKind } from "../../../model/media/locationRows.ts";
import { newStream } from "../../../model/media/newMedia.ts";
import { membersOf } from "../../../model/media/mediaGroups.ts";
import { saveAtOnce } from "../../../stores/saving/immediateSaves.ts";
import { listText } from "../../../texts/en/streamList.ts";
import { listAddress } from "../../mediaAddresses.ts";
import { useMediaView } from "../useMediaView.ts";

/** Said where no stream is shown: there is none, or none fits. */
export const StreamListEmpty = observer(function StreamListEmpty({
  onAdded,
}: {
  readonly onAdded: (name: string) => void;
}) {
  const { streams } = useStores();
  const { clear } = useMediaView();
  const add = useAddTestStream(onAdded);
  if (streams.total > 0) {
    return (
      <EmptyState
        title={listText("media.none")}
        action={<Button onClick={clear}>{listText("media.clearSearch")}</Button>}
      >
        <PublishedElsewhere />
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title={listText("media.empty")}
      action={
        <>
          <Button onClick={add}>{listText("media.addTest")}</Button> <WhenSign when="atOnce" />
        </>
      }
    >
      {listText("media.emptyDetail")}
      <PublishedElsewhere />
    </EmptyState>
  );
});

/**
 * Where the list of streams has none to show: that what is published to locations stands elsewhere, if that may be what
 * was looked for.
 */
const PublishedElsewhere = observer(function PublishedElsewhere() {
  const { config } = useStores();
  const { query, source } = useMediaView().view;
  const wanted = query.trim().toLowerCase();
  // Which streams are published is what a server reports: the names come and go with the publishers.
  const published = Object.keys(config.readList("lives")).flatMap((key) =>
    Object.keys(membersOf(config.node("lives", key).readRuntime() ?? {}, locationKind)),
  );
  const count = published.filter((name) => name.toLowerCase().includes(wanted)).length;
  if (source !== "published" && (source !== "" || count === 0)) return null;
  const search = count > 0 && wanted !== "" ? `?${new URLSearchParams({ query }).toString()}` : "";
  return (
    <p>
      {count > 0 ? listText("list.publishedNow", { count }) : listText("list.publishedElsewhere")}{" "}
      <Link to={listAddress("locations", search)}>{listText("list.toLocations")}</Link>
    </p>
  );
});

const name = "test";
/** Pictures and a tone that the server makes by itself. */
const source = "fake://fake";

/** Saves a stream that needs nothing from outside. A refusal is said where every refused save is; nothing is left behind. */
function useAddTestStream(onAdded: (name: string) => void): () => void {
  const stores = useStores();
  return useCallback(() => {
    void saveAtOnce(stores, [newStream(name, source)]).then((isSaved) => isSaved && onAdded(name));
  }, [stores, onAdded]);
}
