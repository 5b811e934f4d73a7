import { observer } from "mobx-react-lite";
import { useCallback, useState } from "react";
import { Link, useLocation } from "react-router-dom";
import { IconButton } from "../../../components/controls/Button.tsx";
import { TextField } from "../../../components/controls/TextField.tsx";
import { GridCell } from "../../../components/data/VirtualList.tsx";
import { StatusDot } from "../../../components/states/StatusDot.tsx";
import { useStores } from "../../../context/StoresContext.ts";
import { fileView, vodDetails, type VodRow as Row, vodRows } from "../../../model/media/vodRows.ts";
import { enabledEdit } from "../../../model/media/mediaEdits.ts";
import { withoutWhitespace } from "../../../model/typedValues.ts";
import { saveAtOnce } from "../../../stores/saving/immediateSaves.ts";
import { text } from "../../../texts/text.ts";
import { itemAddress, useOpen } from "../../mediaAddresses.ts";
import { AddForm } from "../AddForm.tsx";
import { SelectionCell } from "../SelectionCell.tsx";
import { StatusCell } from "../StatusCell.tsx";
import { GroupName, RemoveButton } from "./GroupCells.tsx";
import { GroupedList } from "./GroupedList.tsx";
import { MemberName } from "./MemberCells.tsx";
import { readMember, useGroupRows, useSelectedRows } from "./useGroupRows.ts";
import group from "./GroupedList.module.css";
import styles from "./VodList.module.css";
import { isNameUsed } from "../../../model/entity/entityNames.ts";
import { newVod } from "../../../model/media/newMedia.ts";

/** The VOD locations, each followed by its open files. */
export const VodList = observer(function VodList() {
  const open = useOpen();
  const rows = useGroupRows("vods", vodRows);
  const selectedRows = useSelectedRows("vods");
  const openRow = useCallback(
    (row: Row) => (row.kind === "vod" ? open("vod", row.key) : open("file", `${row.owner}/${row.name}`)),
    [open],
  );
  return (
    <GroupedList
      words={{
        title: text("vods.title"),
        add: text("vods.add"),
        none: text("vods.none"),
        empty: text("vods.empty"),
        emptyDetail: text("vods.emptyDetail"),
      }}
      rows={rows.all}
      total={rows.total}
      selectedRows={selectedRows}
      columns={columns()}
      className={styles.columns}
      Row={VodRow}
      Form={NewVod}
      onOpen={openRow}
    />
  );
});

function columns() {
  return [
    { id: "select", label: text("media.selectColumn"), isHidden: true },
    { id: "file", label: text("vods.file"), sortKey: "name" },
    { id: "status", label: text("media.status"), sortKey: "status" },
    { id: "clients", label: text("media.clients"), sortKey: "clients", isNumber: true },
    { id: "workers", label: text("vods.workers"), isNumber: true },
    { id: "actions", label: text("media.actions"), isHidden: true },
  ] as const;
}

/** A row of the VOD list: a VOD, or a file of one that somebody watches. */
function VodRow({ item }: { readonly item: Row }) {
  return item.kind === "vod" ? <VodCells name={item.key} /> : <FileCells owner={item.owner} name={item.name} />;
}

/** A VOD: its name, whether it is on, how many folders it has, and the ways to browse, to switch and to remove it. */
const VodCells = observer(function VodCells({ name }: { readonly name: string }) {
  const node = useStores().config.node("vods", name);
  const { search } = useLocation();
  void node.readConfig();
  const vod = node.readRuntime();
  if (!vod) return null;
  const { isDisabled, paths, clients, workers } = vodDetails(vod);
  return (
    <>
      <SelectionCell collection="vods" id={name} name={name} />
      <GridCell>
        <GroupName list="vods" name={name} />
      </GridCell>
      <GridCell>
        <StatusDot status={isDisabled ? "dis" : "on"} text={text(isDisabled ? "status.disabled" : "vods.enabled")} />
      </GridCell>
      <GridCell isNumber>{clients.toLocaleString("en")}</GridCell>
      <GridCell isNumber>{workers.toLocaleString("en")}</GridCell>
      <GridCell>
        <span className={group.actions}>
          <span className={styles.paths}>{pathsInWords(paths)}</span>
          {paths > 0 && (
            <Link
              className={styles.browse}
              to={itemAddress("vod", [name], "tree/0") + search}
              aria-label={text("vods.browseOf", { name })}
            >
              {text("vods.browse")}
            </Link>
          )}
          <VodSwitch name={name} isDisabled={isDisabled} />
          <RemoveButton collection="vods" id={name} name={name} />
        </span>
      </GridCell>
    </>
  );
});

function pathsInWords(count: number): string {
  if (count === 0) return text("vods.noPaths");
  return count === 1 ? text("vods.onePath") : text("vods.paths", { count });
}

interface VodSwitchProps {
  readonly name: string;
  readonly isDisabled: boolean;
}

/** Turns a VOD on or off, at once. */
const VodSwitch = observer(function VodSwitch({ name, isDisabled }: VodSwitchProps) {
  const stores = useStores();
  return (
    <IconButton
      size="small"
      icon={isDisabled ? "power" : "ban"}
      label={text(isDisabled ? "vods.enable" : "vods.disable", { name })}
      isBusy={stores.save.isRunning}
      disabled={stores.connection.isOffline}
      onClick={() => void saveAtOnce(stores, [enabledEdit("vods", name, isDisabled)])}
    />
  );
});

interface FileCellsProps {
  /** Key of its VOD. */
  readonly owner: string;
  /** Its path below the VOD. */
  readonly name: string;
}

/** A file of a VOD that somebody watches. */
const FileCells = observer(function FileCells({ owner, name }: FileCellsProps) {
  const { config } = useStores();
  const vod = config.node("vods", owner).readConfig();
  const file = readMember(config, ["vods", owner, "files"], name);
  if (!file || !vod) return null;
  const view = fileView(file, vod);
  const media = `${owner}/${name}`;
  return (
    <>
      <GridCell />
      <GridCell>
        <MemberName kind="file" name={media} label={name} />
      </GridCell>
      <GridCell>
        <StatusCell name={media} view={view} />
      </GridCell>
      <GridCell isNumber>{view.clients}</GridCell>
      <GridCell isNumber>{view.workers}</GridCell>
      <GridCell />
    </>
  );
});

/** Adds a VOD by its name and perhaps a folder, and goes to its page. */
const NewVod = observer(function NewVod({ onClose }: { readonly onClose: () => void }) {
  const { config } = useStores();
  const open = useOpen();
  const [name, setName] = useState("");
  const [path, setPath] = useState("");
  const isUsed = isNameUsed("vods", name, (collection) => config.readList(collection));
  return (
    <AddForm
      title={text("vods.new")}
      edit={name === "" || isUsed ? undefined : newVod(name, path)}
      onCreated={() => open("vod", name)}
      onDiscard={onClose}
    >
      <TextField
        label={text("vods.name")}
        help={text("vods.nameHelp")}
        isRequired
        autoFocus
        value={name}
        error={isUsed ? text("check.nameUsed") : undefined}
        onChange={(typed) => setName(withoutWhitespace(typed))}
      />
      <TextField
        label={text("vods.path")}
        help={text("vods.pathHelp")}
        placeholder={text("vods.pathExample")}
        value={path}
        onChange={(typed) => setPath(withoutWhitespace(typed))}
      />
    </AddForm>
  );
});
