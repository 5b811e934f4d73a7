import type { OutputRow } from "../../outputs/OutputRow.ts";
import { exportRow } from "./exportRow.ts";
import { pieceRow } from "./pieceRow.ts";
import type { PlayParts } from "./PlayParts.ts";
import { rangeRow } from "./rangeRow.ts";
import type { RecordedStreams } from "./RecordedStreams.ts";
import { shiftRow } from "./shiftRow.ts";
import { statusRow } from "./statusRow.ts";

/** All addresses of an archive. */
export function archiveRows(parts: PlayParts, recorded: RecordedStreams): readonly OutputRow[] {
  const rows = [pieceRow(parts), rangeRow(parts), shiftRow(parts), exportRow(parts), statusRow(parts)];
  return rows.map((row) => ({ ...row, enter: (call) => row.enter({ ...call, stream: recorded.of(call.stream) }) }));
}
