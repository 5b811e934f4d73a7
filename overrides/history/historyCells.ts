import type { HistorySession } from "../../src/generated/types/HistorySession.ts";
import { countryName } from "../../src/model/sessions/countryName.ts";
import { protocolName } from "../../src/model/sessions/protocolName.ts";
import type { HistorySortKey } from "../../src/model/history/historyColumns.ts";
import { formatBytes } from "../../src/model/units/formatBytes.ts";
import { formatDuration } from "../../src/model/units/formatDuration.ts";
import { formatMoment } from "../../src/model/units/formatMoment.ts";
import { withHiddenShown } from "../../src/model/names/hiddenCharacters.ts";
import { text } from "../../src/texts/text.ts";

/** What stands in each column for a session of the past. */
export const historyCells: Readonly<Record<HistorySortKey, (session: HistorySession) => string>> = {
  proto: ({ type }) => protocolName(type),
  ip: ({ ip }) => ip ?? "",
  country: ({ country }) => countryName(country),
  created_at: ({ created_at: from }) => (from === undefined ? "" : formatMoment(from)),
  duration: ({ created_at: from, deleted_at: to, killed }) => {
    if (from === undefined) return "";
    if (to === undefined) return text("history.running");
    return killed === true
      ? text("history.killed", { duration: formatDuration(to - from) })
      : formatDuration(to - from);
  },
  bytes: ({ bytes_sent: bytes }) => (bytes === undefined ? "" : formatBytes(bytes)),
  user_id: ({ user_id: user }) => withHiddenShown(user ?? ""),
};
