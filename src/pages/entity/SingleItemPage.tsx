import type { ReactNode } from "react";
import { Link, useLocation } from "react-router-dom";
import { EmptyState } from "../../components/states/EmptyState.tsx";
import { mediaLists } from "../../model/media/mediaView.ts";
import { clientsText } from "../../texts/en/clients.ts";
import { text } from "../../texts/text.ts";
import { itemAddress, useMediaNames } from "../mediaAddresses.ts";

interface SingleItemPageProps {
  readonly list: "streams" | "locations";
  /** Its address below the item. */
  readonly page: string;
  readonly children: (name: string) => ReactNode;
}

const titles = {
  streams: () => clientsText("clients.oneStream"),
  locations: () => text("items.oneLocation"),
};

/** A page that only one item has; where the address names several, it leads to that of each. */
export function SingleItemPage({ list, page, children }: SingleItemPageProps) {
  const names = useMediaNames();
  const { search } = useLocation();
  const [name = "", ...others] = names;
  if (others.length === 0) return children(name);
  return (
    <EmptyState title={titles[list]()}>
      {names.map((one) => (
        <p key={one}>
          <Link to={itemAddress(mediaLists[list].route, [one], page) + search}>{one}</Link>
        </p>
      ))}
    </EmptyState>
  );
}
