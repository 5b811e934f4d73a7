import { observer } from "mobx-react-lite";
import { useCallback, useState } from "react";
import { TextField } from "../../../components/controls/TextField.tsx";
import { GridCell } from "../../../components/data/VirtualList.tsx";
import { useStores } from "../../../context/StoresContext.ts";
import { locationKind, type LocationRow as Row, locationRows } from "../../../model/media/locationRows.ts";
import { groupTotals } from "../../../model/media/mediaGroups.ts";
import { describePublisher } from "../../../model/stream/streamPublishing.ts";
import { StreamView } from "../../../model/stream/StreamView.ts";
import { withoutWhitespace } from "../../../model/typedValues.ts";
import { text } from "../../../texts/text.ts";
import { useOpen } from "../../mediaAddresses.ts";
import { AddForm } from "../AddForm.tsx";
import { SelectionCell } from "../SelectionCell.tsx";
import { GroupName, GroupTotalsCells, RemoveButton } from "./GroupCells.tsx";
import { GroupedList } from "./GroupedList.tsx";
import { MemberCells, memberColumns, MemberName, StopButton } from "./MemberCells.tsx";
import { readMember, useGroupRows, useSelectedRows } from "./useGroupRows.ts";
import group from "./GroupedList.module.css";
import styles from "./LocationList.module.css";
import { isNameUsed } from "../../../model/entity/entityNames.ts";
import { newLocation } from "../../../model/media/newMedia.ts";

/** The publishing locations, each followed by the streams published to it. */
export const LocationList = observer(function LocationList() {
  const open = useOpen();
  const rows = useGroupRows("locations", locationRows);
  const selectedRows = useSelectedRows("locations");
  const openRow = useCallback(
    (row: Row) => (row.kind === "location" ? open("location", row.key) : open("published", row.name)),
    [open],
  );
  return (
    <GroupedList
      words={{
        title: text("locations.title"),
        add: text("locations.add"),
        none: text("locations.none"),
        empty: text("locations.empty"),
        emptyDetail: text("locations.emptyDetail"),
      }}
      rows={rows.all}
      total={rows.total}
      selectedRows={selectedRows}
      columns={columns()}
      className={styles.columns}
      Row={LocationRow}
      Form={NewLocation}
      onOpen={openRow}
    />
  );
});

function columns() {
  return [
    ...memberColumns(),
    { id: "source", label: text("media.source") },
    { id: "actions", label: text("media.actions"), isHidden: true },
  ];
}

/** A row of the locations list: a location, or a stream that is published to one. */
function LocationRow({ item }: { readonly item: Row }) {
  return item.kind === "location" ? (
    <LocationCells name={item.key} />
  ) : (
    <PublishedCells owner={item.owner} name={item.name} />
  );
}

/** A location: its name, what its streams come to, and how it is removed. */
const LocationCells = observer(function LocationCells({ name }: { readonly name: string }) {
  const location = useStores().config.node("lives", name).readRuntime();
  if (!location) return null;
  const totals = groupTotals(location, locationKind);
  const { count, online } = totals;
  return (
    <>
      <SelectionCell collection="lives" id={name} name={name} />
      <GridCell>
        <GroupName list="locations" name={name} />
      </GridCell>
      <GroupTotalsCells
        totals={totals}
        words={count === 0 ? text("locations.quiet") : text("locations.totals", { online, count })}
      />
      <GridCell />
      <GridCell>
        <span className={group.actions}>
          <RemoveButton collection="lives" id={name} name={name} />
        </span>
      </GridCell>
    </>
  );
});

interface PublishedCellsProps {
  /** Key of its location. */
  readonly owner: string;
  readonly name: string;
}

/** A stream that is published to a location: how it does, who publishes it, and how it is stopped. */
const PublishedCells = observer(function PublishedCells({ owner, name }: PublishedCellsProps) {
  const stream = readMember(useStores().config, ["lives", owner, "streams"], name);
  if (!stream) return null;
  const view = new StreamView(stream, "published");
  const source = describePublisher(stream) || view.source;
  return (
    <>
      <GridCell />
      <GridCell>
        <MemberName kind="published" name={name} />
      </GridCell>
      <MemberCells name={name} view={view} />
      <GridCell>
        <span title={source}>{source}</span>
      </GridCell>
      <GridCell>
        <span className={group.actions}>
          <StopButton name={name} stream={stream} />
        </span>
      </GridCell>
    </>
  );
});

/** Adds a location by its name, and goes to its page. */
const NewLocation = observer(function NewLocation({ onClose }: { readonly onClose: () => void }) {
  const { config } = useStores();
  const open = useOpen();
  const [name, setName] = useState("");
  const isUsed = isNameUsed("lives", name, (collection) => config.readList(collection));
  return (
    <AddForm
      title={text("locations.new")}
      edit={name === "" || isUsed ? undefined : newLocation(name)}
      onCreated={() => open("location", name)}
      onDiscard={onClose}
    >
      <TextField
        label={text("locations.name")}
        help={text("locations.nameHelp")}
        isRequired
        autoFocus
        value={name}
        error={isUsed ? text("check.nameUsed") : undefined}
        onChange={(typed) => setName(withoutWhitespace(typed))}
      />
    </AddForm>
  );
});
