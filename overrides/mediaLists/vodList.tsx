import { observer } from "mobx-react-lite";
import { Link } from "react-router-dom";
import { IconButton } from "../../src/components/controls/Button.tsx";
import { TextField } from "../../src/components/controls/TextField.tsx";
import { pickFiles } from "../../src/components/localFiles.ts";
import { StatusCell } from "../../src/components/states/StatusCell.tsx";
import { StatusDot } from "../../src/components/states/StatusDot.tsx";
import { useStores } from "../../src/context/StoresContext.ts";
import { enabledEdit } from "../../src/model/media/mediaEdits.ts";
import { fileView, vodDetails, vodKind, vodRows } from "../../src/model/media/vodRows.ts";
import { saveAtOnce } from "../../src/stores/saving/immediateSaves.ts";
import type { Stores } from "../../src/stores/Stores.ts";
import { text } from "../../src/texts/text.ts";
import { formatCount } from "../../src/model/units/formatQuantity.ts";
import { listOverride } from "../ListOverride.ts";
import { listWords } from "./listWords.ts";
import styles from "./mediaLists.module.css";
import { useNewFolder } from "./useNewFolder.tsx";
import { vodPlaces, VodUploads } from "./VodUploads.tsx";
import { vodListText } from "../../src/texts/en/vodList.ts";

/** The VOD locations, each followed by its open files. */
export const vodList = listOverride("vod", {
  words: listWords((word) => text(`vods.${word}`)),
  columns: [
    {
      id: "name",
      get label() {
        return vodListText("vods.column.file");
      },
      width: "minmax(6rem, 1fr)",
    },
    {
      id: "status",
      get label() {
        return text("media.column.status");
      },
      width: "6.75rem",
      narrowWidth: "5rem",
      isSorted: true,
    },
    {
      id: "clients",
      get label() {
        return text("media.column.clients");
      },
      width: "minmax(3.75rem, 4.5rem)",
      fromPx: 440,
      isNumber: true,
      isSorted: true,
    },
    {
      id: "workers",
      get label() {
        return vodListText("vods.column.workers");
      },
      width: "minmax(4.5rem, 5rem)",
      fromPx: 600,
      isNumber: true,
    },
    {
      id: "paths",
      get label() {
        return vodListText("vods.column.paths");
      },
      width: "4rem",
      fromPx: 780,
      isNumber: true,
      isHeadHidden: true,
      isLive: false,
    },
    // The page of a VOD browses too.
    {
      id: "browse",
      get label() {
        return vodListText("vods.column.browse");
      },
      width: "3.25rem",
      fromPx: 460,
      isHeadHidden: true,
      isLive: false,
    },
    { id: "actions", width: "7rem", narrowWidth: "3.8rem" },
  ],
  hidesSettings: true,
  hasDelete: true,
  cells: ({ key, item, address }) => {
    const { isDisabled, paths, clients, workers } = vodDetails(item);
    return {
      status: (
        <StatusDot
          status={isDisabled ? "dis" : "on"}
          text={isDisabled ? text("status.disabled") : vodListText("vods.enabled")}
        />
      ),
      clients: formatCount(clients),
      workers: formatCount(workers),
      paths: pathsInWords(paths),
      browse: paths > 0 && (
        <Link className={styles.browse} to={address("tree/0")} aria-label={vodListText("vods.browseOf", { name: key })}>
          {vodListText("vods.browse")}
        </Link>
      ),
      actions: <VodSwitch name={key} isDisabled={isDisabled} />,
    };
  },
  actions: ({ key, item, stores }) => {
    const { isDisabled } = vodDetails(item);
    const [place] = vodPlaces(stores.config, key);
    const upload = () => {
      if (place) void pickFiles().then((files) => stores.uploads.add(place, files));
    };
    return [
      {
        id: "upload",
        label: vodListText("vods.uploadTo", { name: key }),
        icon: "upload",
        isDisabled: !place || stores.connection.isOffline,
        run: upload,
      },
      { id: "switch", ...switchWords(key, isDisabled), when: "atOnce", run: () => turn(stores, key, isDisabled) },
    ];
  },
  Summary: VodUploads,
  below: {
    ...vodKind,
    rowsOf: vodRows,
    cells: ({ row: { owner, name }, item, member }) => {
      if (!member) return undefined;
      const { clients, workers, ...view } = fileView(member, item);
      return { status: <StatusCell name={`${owner}/${name}`} view={view} />, clients, workers };
    },
  },
  create: {
    get title() {
      return vodListText("vods.new");
    },
    useFields: () => {
      const { name, nameField, isFine } = useNewFolder("vods", vodListText("vods.nameHelp"));
      const { halfTyped } = useStores();
      const { path } = halfTyped.read("vods", { path: "" });
      const fields = (
        <>
          {nameField}
          <TextField
            label={vodListText("vods.path")}
            help={vodListText("vods.pathHelp")}
            placeholder={vodListText("vods.pathExample")}
            value={path}
            isSpaceless
            onChange={(typed) => halfTyped.keep("vods", { path: typed })}
          />
        </>
      );
      const vod = { prefix: name, ...(path !== "" && { urls: [{ url: path }] }) };
      return { fields, edit: isFine ? [["vods", name], vod] : undefined, opens: name };
    },
  },
});

function pathsInWords(count: number): string {
  if (count === 0) return vodListText("vods.noPaths");
  return vodListText("vods.paths", { count });
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
      {...switchWords(name, isDisabled)}
      when="atOnce"
      isBusy={stores.save.isRunning}
      disabled={stores.connection.isOffline}
      onClick={() => turn(stores, name, isDisabled)}
    />
  );
});

function switchWords(name: string, isDisabled: boolean) {
  const label = vodListText(isDisabled ? "vods.enable" : "vods.disable", { name });
  return { label, icon: isDisabled ? "power" : "ban" } as const;
}

function turn(stores: Stores, name: string, isOn: boolean): void {
  void saveAtOnce(stores, [enabledEdit("vods", name, isOn)]);
}
