import { observer } from "mobx-react-lite";
import { useStores } from "../../src/context/useStores.ts";
import { isPlainObject } from "../../src/model/patch/isPlainObject.ts";
import { DvrTimeline } from "./DvrTimeline.tsx";

/** The recordings of a stream of the config, as the server reports them now. */
export const DvrTimelineOf = observer(function DvrTimelineOf({ name }: { readonly name: string }) {
  const stats = useStores().config.node("streams", name).readRuntime()?.["stats"];
  return <DvrTimeline name={name} info={isPlainObject(stats) ? stats["dvr_info"] : undefined} />;
});
