import type { RouteObject } from "react-router-dom";
import type { ItemPiece } from "../entity/EntityFormPage.tsx";
import { itemRoute, type LoadPage } from "../itemRoute.tsx";
import { useMediaNames } from "../mediaAddresses.ts";

/** Streams that others bring, published or mirrored: where they stand in the tree, their address, and what brings them. */
export interface RelayedKind {
  readonly collection: "lives" | "sources";
  readonly list: "locations" | "mirrors";
  /** First part of the item's address below /admin. */
  readonly route: "published" | "mirrored";
  readonly ownerRoute: "location" | "mirror";
  readonly ownerLink: "relayed.location" | "relayed.mirror";
}

const relayedKinds: readonly RelayedKind[] = [
  {
    collection: "lives",
    list: "locations",
    route: "published",
    ownerRoute: "location",
    ownerLink: "relayed.location",
  },
  {
    collection: "sources",
    list: "mirrors",
    route: "mirrored",
    ownerRoute: "mirror",
    ownerLink: "relayed.mirror",
  },
];

const clients: LoadPage = () =>
  import("../../../overrides/clients/ClientsTable.tsx").then(({ ClientsTable }) => (
    <PieceOfItem Piece={ClientsTable} />
  ));

const logs: LoadPage = () =>
  import("../../../overrides/streamLog/StreamLog.tsx").then(({ LogPage }) => <PieceOfItem Piece={LogPage} />);

const streamPages: Readonly<Record<string, LoadPage>> = {
  overview: () => import("./RelayedOverviewPage.tsx").then(({ RelayedOverviewPage }) => <RelayedOverviewPage />),
  output: () => import("./RelayedOutputPage.tsx").then(({ RelayedOutputPage }) => <RelayedOutputPage />),
  dvr: () => import("./RelayedDvrPage.tsx").then(({ RelayedDvrPage }) => <RelayedDvrPage />),
  clients,
  logs,
};

const filePages: Readonly<Record<string, LoadPage>> = {
  overview: () => import("./FileItem.tsx").then(({ FileOverviewPage }) => <FileOverviewPage />),
  output: () => import("./RelayedOutputPage.tsx").then(({ FileOutputPage }) => <FileOutputPage />),
  clients,
  logs,
};

/** The addresses of what has no settings of its own: relayed streams, and the files of VODs. */
export const relayedItems: readonly RouteObject[] = [
  ...relayedKinds.map((kind) => {
    const item = () => import("./RelayedItem.tsx").then(({ RelayedItem }) => <RelayedItem kind={kind} />);
    return itemRoute(kind.route, item, streamPages);
  }),
  itemRoute("file", () => import("./FileItem.tsx").then(({ FileItem }) => <FileItem />), filePages),
];

/** A page that is a live piece and nothing else. */
function PieceOfItem({ Piece }: { readonly Piece: ItemPiece }) {
  const [name = ""] = useMediaNames();
  return <Piece name={name} />;
}
