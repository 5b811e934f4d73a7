import { Link, useLocation } from "react-router-dom";
import { ClientsTable } from "../../../overrides/clients/ClientsTable.tsx";
import { useDocumentTitle } from "../../components/shell/documentTitle.ts";
import { mediaLists } from "../../model/media/mediaView.ts";
import { itemAddress } from "../mediaAddresses.ts";
import { oneAtATime, SingleItemPage } from "./SingleItemPage.tsx";
import { clientsText } from "../../texts/en/clients.ts";

/** Who watches a stream now, or the streams of a location, each of which is named then. */
export function ItemClientsPage({ list }: { readonly list: "streams" | "locations" }) {
  const { search } = useLocation();
  // Of a location no tab leads here, which would say so.
  useDocumentTitle("tab", clientsText("clients.title"));
  return (
    <SingleItemPage route={mediaLists[list].route} page="clients" severalTitle={oneAtATime(list)}>
      {(name) => (
        <ClientsTable
          name={name}
          itemRoute={list === "locations" ? "published" : undefined}
          actions={
            <Link to={itemAddress(mediaLists[list].route, [name], "history") + search}>
              {clientsText("clients.history")}
            </Link>
          }
        />
      )}
    </SingleItemPage>
  );
}
