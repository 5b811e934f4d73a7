import { observer } from "mobx-react-lite";
import { useStores } from "../../../context/useStores.ts";
import { PickBar } from "./PickBar.tsx";

/** Picking streams. */
export const StreamPicks = observer(function StreamPicks() {
  const { streams } = useStores();
  return <PickBar list="streams" shown={streams.names} />;
});
