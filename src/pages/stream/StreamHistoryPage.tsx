import { Link, useLocation } from "react-router-dom";
import { HistoryView } from "../../../overrides/history/HistoryView.tsx";
import { text } from "../../texts/text.ts";
import { ChooseOne } from "../entity/ChooseOne.tsx";
import { itemAddress, useMediaNames } from "../mediaAddresses.ts";

/** Who watched a stream, and how much was sent. */
export function StreamHistoryPage() {
  const names = useMediaNames();
  const { search } = useLocation();
  const [name = "", ...others] = names;
  if (others.length > 0) {
    return <ChooseOne title={text("clients.oneStream")} route="standalone" names={names} page="history" />;
  }
  return (
    <HistoryView
      name={name}
      actions={<Link to={itemAddress("standalone", [name], "clients") + search}>{text("history.clients")}</Link>}
    />
  );
}
