import { Link, useLocation } from "react-router-dom";
import { HistoryView } from "../../../overrides/history/HistoryView.tsx";
import { text } from "../../texts/text.ts";
import { ChooseOne } from "../entity/ChooseOne.tsx";
import { itemAddress, useMediaNames } from "../mediaAddresses.ts";

/** Who watched the streams of a location, and how much was sent. */
export function LocationHistoryPage() {
  const names = useMediaNames();
  const { search } = useLocation();
  const [name = "", ...others] = names;
  if (others.length > 0) {
    return <ChooseOne title={text("items.oneLocation")} route="location" names={names} page="history" />;
  }
  return (
    <HistoryView
      name={name}
      hasNames
      actions={<Link to={itemAddress("location", [name], "clients") + search}>{text("history.clients")}</Link>}
    />
  );
}
