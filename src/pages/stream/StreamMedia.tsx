import { observer } from "mobx-react-lite";
import { MediaInfo } from "../../../overrides/mediaInfo/MediaInfo.tsx";
import { PlayerFrame } from "../../../overrides/player/PlayerFrame.tsx";
import { Panel } from "../../components/data/Panel.tsx";
import { useStores } from "../../context/useStores.ts";
import { statsOf } from "../../model/status/statsOf.ts";
import { text } from "../../texts/text.ts";

/** What a stream looks like, and what it consists of. */
export const StreamMedia = observer(function StreamMedia({ name }: { readonly name: string }) {
  const node = useStores().config.node("streams", name);
  const isStatic = node.readConfig()?.["static"] !== false;
  return (
    <>
      <Panel title={text("overview.player")} isFlush>
        <PlayerFrame name={name} isStatic={isStatic} />
      </Panel>
      <MediaInfo name={name} stats={statsOf(node.readRuntime() ?? {})} />
    </>
  );
});
