import { Link, useLocation } from "react-router-dom";
import { HistoryView } from "../../../overrides/history/HistoryView.tsx";
import { useDocumentTitle } from "../../components/shell/documentTitle.ts";
import { mediaLists } from "../../model/media/mediaView.ts";
import { itemAddress } from "../mediaAddresses.ts";
import { oneAtATime, SingleItemPage } from "./SingleItemPage.tsx";
import { clientsText } from "../../texts/en/clients.ts";

/** Who watched a stream, or the streams of a location, and how much was sent. */
export function ItemHistoryPage({ list }: { readonly list: "streams" | "locations" }) {
  const { search } = useLocation();
  // No tab leads here, which would say so.
  useDocumentTitle("tab", clientsText("history.title"));
  return (
    <SingleItemPage route={mediaLists[list].route} page="history" severalTitle={oneAtATime(list)}>
      {(name) => (
        <HistoryView
          name={name}
          hasNames={list === "locations"}
          actions={
            <Link to={itemAddress(mediaLists[list].route, [name], "clients") + search}>
              {clientsText("history.clients")}
            </Link>
          }
        />
      )}
    </SingleItemPage>
  );
}
