import { Fragment } from "react";
import { Icon } from "../../src/components/Icon.tsx";
import { HeaderCell } from "../../src/components/data/HeaderCell.tsx";
import { Table } from "../../src/components/data/Table.tsx";
import styles from "./MediaInfo.module.css";
import { overviewText } from "../../src/texts/en/streamOverview.ts";
import type { trackRows } from "./trackRows.ts";

interface TrackTableProps {
  readonly caption: string;
  readonly rows: ReturnType<typeof trackRows>;
}

/** The tracks of a stream, one a row; below a track what keeps a browser from playing it. */
export function TrackTable({ caption, rows }: TrackTableProps) {
  const head = (
    <>
      <HeaderCell label={overviewText("mediaInfo.column.track")} />
      <HeaderCell label={overviewText("mediaInfo.column.codec")} />
      <HeaderCell label={overviewText("mediaInfo.column.format")} />
      <HeaderCell isNumber label={overviewText("mediaInfo.column.fps")} />
      <HeaderCell isNumber label={overviewText("mediaInfo.column.bitrate")} />
    </>
  );
  return (
    <Table caption={caption} head={head}>
      {rows.map(({ key, id, content, codec, size, fps, bitrate, isMpeg2 }) => (
        <Fragment key={key}>
          <tr>
            <td className={styles.track}>
              {id} <span className={styles.content}>{content}</span>
            </td>
            <td>{codec}</td>
            <td className={styles.track}>{size}</td>
            <td className={styles.number}>{fps}</td>
            <td className={styles.bitrate}>{bitrate}</td>
          </tr>
          {isMpeg2 && (
            <tr>
              <td colSpan={5} className={styles.notice}>
                <Icon name="warning" size={14} /> {overviewText("mediaInfo.mpeg2")}
              </td>
            </tr>
          )}
        </Fragment>
      ))}
    </Table>
  );
}
