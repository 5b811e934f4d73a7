import { Link } from "react-router-dom";
import { HistoryView } from "../../../overrides/history/HistoryView.tsx";
import { text } from "../../texts/text.ts";
import { itemAddress } from "../itemAddress.ts";
import { useMediaNames } from "../useMediaNames.ts";

/** Who watched a stream, and how much was sent. */
export function StreamHistoryPage() {
  const [name = ""] = useMediaNames();
  return (
    <HistoryView
      name={name}
      actions={<Link to={itemAddress("standalone", [name], "clients")}>{text("history.clients")}</Link>}
    />
  );
}
