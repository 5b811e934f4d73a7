import { useStores } from "../../../context/useStores.ts";
import type { PanelItem } from "../../../model/media/PanelItem.ts";
import { streamSummary, type StreamSummary } from "../../../model/status/streamSummary.ts";
import { readMember } from "../groups/readMember.ts";

/** How a line of the side panel does; undefined for a group, and for a file. To be read in an observer. */
export function usePanelStatus({ route, name, member }: PanelItem): StreamSummary | undefined {
  const { config } = useStores();
  if (route === "standalone") {
    const stream = config.node("streams", name).readRuntime();
    return stream && streamSummary(stream);
  }
  if (!member || route === "file") return undefined;
  const collection = route === "published" ? "lives" : "sources";
  const stream = readMember(config, [collection, member.owner, "streams"], member.name);
  return stream && streamSummary(stream, route === "published" ? "published" : "mirrored");
}
