import { useLocation, useParams } from "react-router-dom";
import { FileBrowser } from "../../../overrides/fileBrowser/FileBrowser.tsx";
import { itemAddress, useMediaNames } from "../mediaAddresses.ts";

/** The files below one path of a VOD. */
export function VodTreePage() {
  const names = useMediaNames();
  const { number = "" } = useParams();
  const { search } = useLocation();
  const params = new URLSearchParams(search);
  // Where one is among the files says nothing elsewhere.
  for (const own of ["path", "file"]) params.delete(own);
  const kept = params.size === 0 ? "" : `?${params}`;
  return <FileBrowser prefix={names[0] ?? ""} index={Number(number)} settings={itemAddress("vod", names) + kept} />;
}
