import { useParams } from "react-router-dom";
import { FileBrowser } from "../../../overrides/fileBrowser/FileBrowser.tsx";
import { itemAddress, useMediaNames } from "../mediaAddresses.ts";

/** The files below one path of a VOD: of its first, unless the address says which. */
export function VodTreePage() {
  const names = useMediaNames();
  const { number = "0" } = useParams();
  return <FileBrowser prefix={names[0] ?? ""} index={Number(number)} settings={itemAddress("vod", names)} />;
}
