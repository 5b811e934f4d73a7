import type { ReactNode } from "react";
import { Link, useLocation } from "react-router-dom";
import { EmptyState } from "../../components/states/EmptyState.tsx";
import { clientsText } from "../../texts/en/clients.ts";
import { itemAddress, useMediaNames } from "../mediaAddresses.ts";

/** Said where viewers of several streams or locations are asked for. */
export function oneAtATime(list: "streams" | "locations"): string {
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
