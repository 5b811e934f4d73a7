import { Fragment } from "react";
import { Icon } from "../../src/components/Icon.tsx";
import { HeaderCell } from "../../src/components/data/HeaderCell.tsx";
import { Table } from "../../src/components/data/Table.tsx";
import type { JsonObject } from "../../src/model/Json.ts";
import { formatBitrate, formatMeasure } from "../../src/model/units/formatQuantity.ts";
import styles from "./MediaInfo.module.css";
import { overviewText } from "../../src/texts/en/streamOverview.ts";

interface TrackTableProps {
  readonly caption: string;
  readonly tracks: readonly JsonObject[];
}

/** The tracks of a stream, one a row; below a track what keeps a browser from playing it. */
export function TrackTable({ caption, tracks }: TrackTableProps) {
  const head = (
    <>
      <HeaderCell label={overviewText("mediaInfo.track")} />
      <HeaderCell label={overviewText("mediaInfo.codec")} />
      <HeaderCell label={overviewText("mediaInfo.size")} />
      <HeaderCell isNumber label={overviewText("mediaInfo.fps")} />
      <HeaderCell isNumber label={overviewText("mediaInfo.bitrate")} />
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
                <Icon name="warning" size={14} /> {overviewText("mediaInfo.mpeg2")}
              </td>
            </tr>
          )}
        </Fragment>
      ))}
    </Table>
  );
}

/** A track as its row says it; what the server does not tell is an empty text. */
interface TrackWords {
  readonly id: string;
  readonly content: string;
  readonly codec: string;
  /** Of the picture; of sound its sampling and channels. */
  readonly size: string;
  readonly fps: string;
  readonly bitrate: string;
  /** Browsers cannot play it. */
  readonly isMpeg2: boolean;
}

function trackWords(track: JsonObject, index: number): TrackWords {
  const { codec, fps, bitrate } = track;
  const content = word(track["content"]);
  return {
    id: word(track["track_id"]) || `${content || "track"} ${index + 1}`,
    content,
    codec: word(codec),
    size: content === "audio" ? soundOf(track) : pictureOf(track),
    fps: typeof fps === "number" && fps > 0 ? formatMeasure(fps, 2) : "",
    bitrate: typeof bitrate === "number" && bitrate > 0 ? formatBitrate(bitrate) : "",
    isMpeg2: content !== "audio" && /^(mp2v|mpeg-?2(video)?)$/i.test(word(codec)),
  };
}

function pictureOf({ size, width, height }: JsonObject): string {
  if (typeof width === "number" && typeof height === "number" && width > 0) return `${width}×${height}`;
  return word(size).replace("x", "×");
}

function soundOf(track: JsonObject): string {
  const { sample_rate: rate, channels } = track;
  const parts = [
    typeof rate === "number" && rate > 0 ? overviewText("mediaInfo.sampling", { rate: rate / 1000 }) : "",
    typeof channels === "number" && channels > 0 ? overviewText("mediaInfo.channels", { count: channels }) : "",
  ];
  return parts.filter((part) => part !== "").join(", ");
}

function word(value: unknown): string {
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
}
