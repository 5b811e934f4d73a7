import { observer } from "mobx-react-lite";
import { useCallback, useMemo, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { Button } from "../../../components/controls/Button.tsx";
import { TextField } from "../../../components/controls/TextField.tsx";
import { GridCell } from "../../../components/data/VirtualList.tsx";
import type { JsonObject } from "../../../model/Json.ts";
import { type MirrorRow as Row, mirrorRows } from "../../../model/media/mirrorRows.ts";
import type { RowsView } from "../../../model/media/mediaGroups.ts";
import { withoutWhitespace } from "../../../model/typedValues.ts";
import { text } from "../../../texts/text.ts";
import { useOpen } from "../../mediaAddresses.ts";
import { AddForm } from "../AddForm.tsx";
import { GroupedList } from "./GroupedList.tsx";
import { memberColumns } from "./MemberCells.tsx";
import { MirrorCells } from "./MirrorCells.tsx";
import { ExceptedCells, MirroredCells } from "./MirroredCells.tsx";
import { useGroupRows, useSelectedRows } from "./useGroupRows.ts";
import styles from "./MirrorList.module.css";
import { newMirror } from "../../../model/media/newMedia.ts";

/** The mirrors, each with its servers, the streams it takes, and those it ignores. */
export const MirrorList = observer(function MirrorList() {
  const open = useOpen();
  const { opened, toggle } = useOpenMirrors();
  const rowsOf = useCallback((sources: JsonObject, view: RowsView) => mirrorRows(sources, view, opened), [opened]);
  const rows = useGroupRows("mirrors", rowsOf);
  const selectedRows = useSelectedRows("mirrors");
  const openRow = useCallback(
    (row: Row) => {
      if (row.kind === "group") open("mirror", row.key);
      if (row.kind === "mirrored") open("mirrored", row.name);
      if (row.kind === "toggle") toggle(row.owner);
    },
    [open, toggle],
  );
  return (
    <GroupedList
      words={{
        title: text("mirrors.title"),
        add: text("mirrors.add"),
        none: text("mirrors.none"),
        empty: text("mirrors.empty"),
        emptyDetail: text("mirrors.emptyDetail"),
      }}
      rows={rows.all}
      total={rows.total}
      selectedRows={selectedRows}
      columns={columns()}
      className={styles.columns}
      minWidthPx={560}
      Row={MirrorRow}
      Form={NewMirror}
      onOpen={openRow}
    />
  );
});

function columns() {
  return [...memberColumns(), { id: "mode", label: text("media.mode"), isNumber: true }];
}

/** A row of the mirror list. */
function MirrorRow({ item }: { readonly item: Row }) {
  switch (item.kind) {
    case "group":
      return <MirrorCells id={item.key} />;
    case "mirrored":
      return <MirroredCells owner={item.owner} name={item.name} />;
    case "toggle":
      return <OnDemandToggle owner={item.owner} count={item.count} isOpen={item.isOpen} />;
    case "excepted":
      return <ExceptedCells owner={item.owner} name={item.name} />;
  }
}

interface OnDemandToggleProps {
  readonly owner: string;
  readonly count: number;
  readonly isOpen: boolean;
}

/** Shows a mirror's on-demand streams, and hides them again. */
function OnDemandToggle({ owner, count, isOpen }: OnDemandToggleProps) {
  const { toggle } = useOpenMirrors();
  return (
    <>
      <GridCell />
      <GridCell fromColumn={2}>
        <span className={styles.toggle}>
          <Button
            size="small"
            variant="ghost"
            icon={isOpen ? "chevron-down" : "chevron-right"}
            aria-expanded={isOpen}
            onClick={() => toggle(owner)}
          >
            {text(isOpen ? "mirrors.hideOnDemand" : "mirrors.showOnDemand", { count })}
          </Button>
        </span>
      </GridCell>
    </>
  );
}

const parameter = "open";

/** The mirrors whose on-demand streams are shown; they stand in the address, so that Back shows them again. */
function useOpenMirrors() {
  const [params, setParams] = useSearchParams();
  const inAddress = params.get(parameter) ?? "";
  const opened = useMemo(() => setOf(inAddress), [inAddress]);
  const toggle = useCallback(
    (key: string) =>
      setParams(
        (now) => {
          const next = new URLSearchParams(now);
          const keys = setOf(next.get(parameter) ?? "");
          if (!keys.delete(key)) keys.add(key);
          if (keys.size === 0) next.delete(parameter);
          else next.set(parameter, [...keys].join("-"));
          return next;
        },
        { replace: true },
      ),
    [setParams],
  );
  return { opened, toggle };
}

function setOf(keys: string): Set<string> {
  return new Set(keys.split("-").filter((key) => key !== ""));
}

/** Adds a mirror by its first server; it appears in the list under the key the server gives it. */
function NewMirror({ onClose }: { readonly onClose: () => void }) {
  const [url, setUrl] = useState("");
  const [key, setKey] = useState("");
  return (
    <AddForm
      title={text("mirrors.new")}
      edit={url === "" ? undefined : newMirror(url, key)}
      onCreated={onClose}
      onDiscard={onClose}
    >
      <TextField
        label={text("mirrors.url")}
        placeholder={text("mirrors.urlExample")}
        isRequired
        autoFocus
        value={url}
        onChange={(typed) => setUrl(withoutWhitespace(typed))}
      />
      <TextField
        label={text("mirrors.clusterKey")}
        help={text("mirrors.clusterKeyHelp")}
        isSecret
        value={key}
        onChange={(typed) => setKey(withoutWhitespace(typed))}
      />
    </AddForm>
  );
}
