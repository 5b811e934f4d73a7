import { observer } from "mobx-react-lite";
import { useMemo } from "react";
import { RadioGroup } from "../../../components/controls/Choices.tsx";
import { Checkbox } from "../../../components/controls/Toggles.tsx";
import { HeaderCell } from "../../../components/data/HeaderCell.tsx";
import { GridCell } from "../../../components/data/VirtualList.tsx";
import { shownUrl, withHiddenShown } from "../../../model/hiddenCharacters.ts";
import type { ChannelRow } from "../../../model/import/channelRows.ts";
import { canCome, type ChannelImport } from "../../../stores/importing/ChannelImport.ts";
import { importText } from "../../../texts/en/imports.ts";
import { ListInFile } from "./ListInFile.tsx";
import styles from "./Import.module.css";

interface ChannelTableProps {
  readonly file: string;
  readonly channels: ChannelImport;
}

/** The channels of a list: which of them come along, and why others cannot. */
export const ChannelTable = observer(function ChannelTable({ file, channels }: ChannelTableProps) {
  const { shown, summary, ticked, whenTaken } = channels;
  const Row = useMemo(() => rowOf(file, channels), [file, channels]);
  const able = shown.filter(canCome);
  const on = able.filter(({ id }) => ticked.has(id)).length;
  return (
    <>
      <p className={styles.label} aria-hidden="true">
        {importText("import.whenTaken")}
      </p>
      <RadioGroup
        label={importText("import.whenTaken")}
        value={whenTaken}
        options={(["skip", "rename", "source"] as const).map((value) => ({
          value,
          label: importText(`import.whenTaken.${value}`),
        }))}
        onChange={(wanted) => channels.setWhenTaken(wanted)}
      />
      <p aria-live="polite">{summary}</p>
      <ListInFile
        count={channels.rows.length}
        words={channels.words}
        onWords={(typed) => channels.setWords(typed)}
        label={importText("import.list")}
        items={shown}
        getKey={idOf}
        canTick={canCome}
        onTick={(ids, isTicked) =>
          channels.tick(
            ids.map((id) => ({ id })),
            isTicked,
          )
        }
        Row={Row}
        columns="28px 4rem minmax(0, 1fr) minmax(0, 1fr) minmax(0, 2fr) minmax(0, 2fr)"
        minWidthPx={780}
        head={
          <>
            <div role="columnheader">
              <Checkbox
                aria-label={importText("import.tickAll")}
                isChecked={on === 0 ? false : on === able.length || "mixed"}
                disabled={able.length === 0}
                onChange={(isTicked) => channels.tick(able, isTicked)}
              />
            </div>
            <HeaderCell as="div" label={importText("import.column.line")} isNumber />
            <HeaderCell as="div" label={importText("import.column.name")} />
            <HeaderCell as="div" label={importText("import.column.title")} />
            <HeaderCell as="div" label={importText("import.column.source")} />
            <HeaderCell as="div" label={importText("import.column.becomes")} />
          </>
        }
      >
        <Checkbox isChecked={channels.isOnlyLeftOut} onChange={(isOnly) => channels.setOnlyLeftOut(isOnly)}>
          {importText("import.onlyLeftOut")}
        </Checkbox>
      </ListInFile>
    </>
  );
});

const idOf = ({ id }: ChannelRow) => id;

function rowOf(file: string, channels: ChannelImport) {
  return observer(function ChannelCells({ item }: { readonly item: ChannelRow }) {
    const { id, line, name, title, url, becomes } = item;
    const address = shownUrl(url);
    const told = { line, file, message: outcome(item) };
    return (
      <>
        <GridCell>
          <Checkbox
            aria-label={importText("import.tick", { line, name })}
            isChecked={channels.ticked.has(id)}
            disabled={!canCome(item)}
            onChange={(isTicked) => channels.tick([item], isTicked)}
          />
        </GridCell>
        <GridCell isNumber>{line}</GridCell>
        <GridCell>{name}</GridCell>
        <GridCell>{withHiddenShown(title)}</GridCell>
        <GridCell>
          <span title={address}>{address}</span>
        </GridCell>
        <GridCell>
          <span className={becomes === "wrong" ? styles.wrong : styles.note} title={importText("import.fault", told)}>
            {told.message}
          </span>
        </GridCell>
      </>
    );
  });
}

function outcome({ name, becomes, note }: ChannelRow): string {
  const what = becomes === "wrong" ? "" : importText(`import.row.${becomes}`, { name });
  return [what, note ?? ""].join(" ").trim();
}
