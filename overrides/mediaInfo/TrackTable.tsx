import { Fragment } from "react";
import { HeaderCell } from "../../src/components/data/HeaderCell.tsx";
import { Table } from "../../src/components/data/Table.tsx";
import { Icon } from "../../src/components/Icon.tsx";
import type { JsonObject } from "../../src/model/Json.ts";
import { text } from "../../src/texts/text.ts";
import styles from "./MediaInfo.module.css";
import { trackWords } from "./trackWords.ts";

interface TrackTableProps {
  readonly caption: string;
  readonly tracks: readonly JsonObject[];
}

/** The tracks of a stream, one a row; below a track what keeps a browser from playing it. */
export function TrackTable({ caption, tracks }: TrackTableProps) {
  const head = (
    <>
      <HeaderCell label={text("mediaInfo.track")} />
      <HeaderCell label={text("mediaInfo.codec")} />
      <HeaderCell label={text("mediaInfo.size")} />
      <HeaderCell isNumber label={text("mediaInfo.fps")} />
      <HeaderCell isNumber label={text("mediaInfo.bitrate")} />
    </>
  );
  return (
    <Table caption={caption} head={head}>
      {tracks.map(trackWords).map(({ id, content, codec, size, fps, bitrate, isMpeg2 }) => (
        <Fragment key={id}>
          <tr>
            <td className={styles.track}>
              {id} <span className={styles.content}>{content}</span>
            </td>
            <td>{codec}</td>
            <td className={styles.track}>{size}</td>
            <td className={styles.number}>{fps}</td>
            <td className={styles.number}>{bitrate}</td>
          </tr>
          {isMpeg2 && (
            <tr>
              <td colSpan={5} className={styles.notice}>
                <Icon name="warning" size={14} /> {text("mediaInfo.mpeg2")}
              </td>
            </tr>
          )}
        </Fragment>
      ))}
    </Table>
  );
}
