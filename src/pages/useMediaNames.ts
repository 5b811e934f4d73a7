import { useLocation } from "react-router-dom";
import { parseMediaNames } from "../model/names/parseMediaNames.ts";

/** The names in the address. Taken from the path as it stands: a router decodes its params before they can be split. */
export function useMediaNames(): readonly string[] {
  const { pathname } = useLocation();
  return parseMediaNames(pathname.split("/")[2] ?? "");
}
