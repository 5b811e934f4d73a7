import type { ReactNode } from "react";
import { Link, useLocation } from "react-router-dom";
import { ClientsTable } from "../../../overrides/clients/ClientsTable.tsx";
import { HistoryView } from "../../../overrides/history/HistoryView.tsx";
import { useDocumentTitle } from "../../components/shell/documentTitle.ts";
import { EmptyState } from "../../components/states/EmptyState.tsx";
import { mediaLists } from "../../model/media/mediaView.ts";
import { clientsText } from "../../texts/en/clients.ts";
import { itemAddress, useMediaNames } from "../mediaAddresses.ts";

/** Said where viewers of several streams or locations are asked for. */
function oneAtATime(list: "streams" | "locations"): string {
  return list === "streams" ? clientsText("clients.oneStream") : clientsText("items.oneLocation");
}

interface SingleItemPageProps {
  /** First part of the item's address. */
  readonly route: string;
  /** Its address below the item. */
  readonly page: string;
  /** Said of several: one is to be chosen. */
  readonly severalTitle: string;
  readonly children: (name: string) => ReactNode;
}

/** A page that only one item has; where the address names several, it leads to that of each. */
export function SingleItemPage({ route, page, severalTitle, children }: SingleItemPageProps) {
  const names = useMediaNames();
  const { search } = useLocation();
  const [name = "", ...others] = names;
  if (others.length === 0) return children(name);
  return (
    <EmptyState title={severalTitle}>
      {names.map((one) => (
        <p key={one}>
          <Link to={itemAddress(route, [one], page) + search}>{one}</Link>
        </p>
      ))}
    </EmptyState>
  );
}

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
