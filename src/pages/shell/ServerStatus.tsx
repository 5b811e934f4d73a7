import { observer } from "mobx-react-lite";
import { StatusLine } from "../../components/shell/StatusLine.tsx";
import { formatBandwidth } from "../../model/units/formatBandwidth.ts";
import { formatDuration } from "../../model/units/formatDuration.ts";
import { useStores } from "../../context/useStores.ts";

/** The server's totals under the header. */
export const ServerStatus = observer(function ServerStatus() {
  const { info } = useStores().serverInfo;
  if (!info) return null;
  return (
    <StatusLine
      version={info.version}
      build={info.build}
      streams={info.total_streams ?? 0}
      onlineStreams={info.online_streams ?? 0}
      files={info.opened_files ?? 0}
      clients={info.total_clients ?? 0}
      input={formatBandwidth(info.input_kbit ?? 0)}
      output={formatBandwidth(info.output_kbit ?? 0)}
      uptime={formatDuration((info.uptime ?? 0) * 1000)}
    />
  );
});
