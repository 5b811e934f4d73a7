import { TextField } from "../../src/components/controls/TextField.tsx";
import { useStores } from "../../src/context/StoresContext.ts";
import { groupTotals } from "../../src/model/media/mediaGroups.ts";
import { mirrorKind, mirrorRows } from "../../src/model/media/mirrorRows.ts";
import { mirroredMode } from "../../src/model/mirror/mirroredModes.ts";
import { originName } from "../../src/model/mirror/mirroredNames.ts";
import { mirrorServers } from "../../src/model/mirror/mirrorServers.ts";
import { shownUrl } from "../../src/model/hiddenCharacters.ts";
import { sourceUrls } from "../../src/model/stream/reportedStream.ts";
import { StreamView } from "../../src/model/stream/StreamView.ts";
import { mirrorText } from "../../src/texts/en/mirrors.ts";
import { text } from "../../src/texts/text.ts";
import { isPlainObject, type Json } from "../../src/model/Json.ts";
import { type ListedBelow, listOverride } from "../ListOverride.ts";
import { ExceptedName, MirroredModes, StartUse } from "./MirroredModes.tsx";
import { DefaultMode, MirrorServers } from "./MirrorServers.tsx";
import { listWords } from "./listWords.ts";
import styles from "./mediaLists.module.css";
import { StopButton, streamCells, streamColumnsFrom, totalsCells } from "./streamMembers.tsx";

/** The mirrors, each with its servers, the streams it takes, and those it ignores. */
export const mirrorList = listOverride("mirror", {
  words: listWords((word) => mirrorText(`mirrors.${word}`)),
  // What matters most on a small screen stays in sight: the runtime goes first, then bitrate and clients.
  columns: [
    {
      id: "name",
      get label() {
        return text("media.column.name");
      },
      width: "minmax(8rem, 10fr)",
      narrowWidth: "minmax(8rem, 1fr)",
    },
    {
      id: "status",
      get label() {
        return text("media.column.status");
      },
      width: "minmax(8.75rem, 4fr)",
      narrowWidth: "minmax(8.5rem, 1fr)",
      isSorted: true,
    },
    ...streamColumnsFrom({ clients: 800, bitrate: 800, runtime: 900 }),
    {
      id: "actions",
      get label() {
        return text("media.column.mode");
      },
      width: "17rem",
      isNumber: true,
    },
  ],
  stacksWhenNarrow: true,
  hidesSettings: true,
  hasDelete: true,
  titleOf: shownName,
  cells: ({ key, item, stores, address }) => {
    const servers = mirrorServers(item, stores.config.readValue("servers"));
    const totals = groupTotals(item, mirrorKind);
    const { count, online } = totals;
    const failed = servers.find(({ health }) => health.kind === "error");
    return {
      name: <MirrorServers address={address()} servers={servers} />,
      actions: <DefaultMode id={key} name={shownName(item) ?? key} />,
      ...totalsCells(
        count === 0 && failed ? { ...totals, status: "err" } : totals,
        count === 0
          ? (failed?.health.error ?? mirrorText("mirrors.quiet"))
          : mirrorText("mirrors.totals", { online, count }),
      ),
    };
  },
  below: {
    ...mirrorKind,
    rowsOf: mirrorRows,
    cells: (below) => (below.row.part === "excepted" ? exceptedCells(below) : mirroredCells(below)),
    foldWords: (count, isOpen) => mirrorText(isOpen ? "mirrors.hideOnDemand" : "mirrors.showOnDemand", { count }),
  },
  create: {
    get title() {
      return mirrorText("mirrors.new");
    },
    useFields: () => {
      const { halfTyped } = useStores();
      const { url, key } = halfTyped.read("sources", { url: "", key: "" });
      const fields = (
        <>
          <TextField
            label={mirrorText("mirrors.url")}
            placeholder={mirrorText("mirrors.urlExample")}
            isRequired
            autoFocus
            value={url}
            isSpaceless
            onChange={(typed) => halfTyped.keep("sources", { url: typed })}
          />
          <TextField
            label={mirrorText("mirrors.clusterKey")}
            help={mirrorText("mirrors.clusterKeyHelp")}
            isSecret
            value={key}
            isSpaceless
            onChange={(typed) => halfTyped.keep("sources", { key: typed })}
          />
        </>
      );
      // The server gives it its key.
      const mirror = { urls: [url], ...(key !== "" && { cluster_key: key }) };
      return { fields, edit: url === "" ? undefined : [["sources", "-1"], mirror] };
    },
  },
});

/** A mirror is known by the URLs of its servers. */
function shownName(mirror: Json | undefined): string | undefined {
  return isPlainObject(mirror) ? sourceUrls(mirror).map(shownUrl).join(", ") : undefined;
}

/** A stream a mirror takes over: how it does, how it is stopped, and whether it is static, on demand or ignored. */
function mirroredCells({ row: { owner, name }, item, member }: ListedBelow) {
  if (!member) return undefined;
  const { status, ...figures } = streamCells(name, new StreamView(member, "mirrored"));
  const atOrigin = originName(item, name);
  return {
    ...figures,
    status: (
      <span className={styles.state}>
        {status}
        <StopButton name={name} stream={member} />
      </span>
    ),
    actions: <MirroredModes owner={owner} name={atOrigin} mode={mirroredMode(item, atOrigin)} />,
  };
}

/** A name a mirror ignores, and how it is used again. */
function exceptedCells({ row: { owner, name } }: ListedBelow) {
  return { name: <ExceptedName name={name} />, rest: <StartUse owner={owner} name={name} /> };
}
