import type { RouteObject } from "react-router-dom";
import type { EntityDescriptor } from "../../generated/contracts/EntityDescriptor.ts";
import { entities } from "../../generated/entities.ts";
import { loadForm } from "../../generated/loadForm.ts";
import { mediaLists } from "../../model/media/mediaView.ts";
import { itemRoute, type LoadPage } from "../itemRoute.tsx";
import type { ItemPiece } from "./EntityFormPage.tsx";

/** A page that is more than its form, or that no schema names: a live piece beside the form, or a page of its own. */
type PageRow =
  | { readonly above: () => Promise<ItemPiece> }
  | { readonly below: () => Promise<ItemPiece> }
  | { readonly page: LoadPage };

interface ItemRow {
  /** The header, with an outlet for the pages; absent: the name, what can be done, the tabs. */
  readonly item?: LoadPage;
  /** By the address below the item; a page of the schema without a row is its form and nothing else. */
  readonly pages: Readonly<Record<string, PageRow>>;
}

/** By entity; one without a row is its forms and nothing else. */
const items: Readonly<Record<string, ItemRow>> = {
  stream: {
    item: () => import("../stream/StreamItem.tsx").then(({ StreamItem }) => <StreamItem />),
    pages: {
      overview: {
        page: () => import("../stream/StreamOverviewPage.tsx").then(({ StreamOverviewPage }) => <StreamOverviewPage />),
      },
      "input/:sourceIndex": {
        page: () =>
          import("../stream/StreamUrlOptionsPage.tsx").then(({ StreamUrlOptionsPage }) => <StreamUrlOptionsPage />),
      },
      dvr: {
        above: () =>
          import("../../../overrides/dvrTimeline/DvrTimeline.tsx").then(({ StreamDvrTimeline }) => StreamDvrTimeline),
      },
      clients: { page: () => clientsPage("streams") },
      history: { page: () => historyPage("streams") },
    },
  },
  location: {
    pages: {
      overview: { below: () => import("./PublishedNow.tsx").then(({ PublishedNow }) => PublishedNow) },
      clients: { page: () => clientsPage("locations") },
      history: { page: () => historyPage("locations") },
    },
  },
  vod: {
    pages: {
      "tree/:number": { page: () => import("./VodTreePage.tsx").then(({ VodTreePage }) => <VodTreePage />) },
    },
  },
};

const plain: ItemRow = { pages: {} };

/** The addresses of streams, locations, mirrors and VODs. */
export const entityItems: readonly RouteObject[] = (["streams", "locations", "mirrors", "vods"] as const).map((list) =>
  itemRoutes(entities[mediaLists[list].entity]),
);

/** The addresses of an entity's items: a page for each that the schema names, and those of the table. */
export function itemRoutes(entity: EntityDescriptor): RouteObject {
  const { item = () => entityItem(entity), pages } = items[entity.name] ?? plain;
  const forms = entity.pages.map(({ name }) => [name, formPage(entity.name, name, pages[name])] as const);
  const own = Object.entries(pages).flatMap(([path, row]) => ("page" in row ? [[path, row.page] as const] : []));
  return itemRoute(entity.route ?? "", item, Object.fromEntries([...forms, ...own]), entity.pages[0]?.name);
}

function formPage(entity: string, page: string, row: PageRow | undefined): LoadPage {
  return async () => {
    const [form, { EntityFormPage }, above, below] = await Promise.all([
      loadForm(entity, page),
      import("./EntityFormPage.tsx"),
      row && "above" in row ? row.above() : undefined,
      row && "below" in row ? row.below() : undefined,
    ]);
    // A page of its own for each form: what was typed on one and is no value yet is not told on the next.
    return <EntityFormPage key={page} form={form} Above={above} Below={below} />;
  };
}

async function entityItem(entity: EntityDescriptor) {
  const { EntityItem } = await import("./EntityItem.tsx");
  return <EntityItem key={entity.name} entity={entity} />;
}

async function clientsPage(list: "streams" | "locations") {
  const { ItemClientsPage } = await import("./ItemClientsPage.tsx");
  return <ItemClientsPage list={list} />;
}

async function historyPage(list: "streams" | "locations") {
  const { ItemHistoryPage } = await import("./ItemHistoryPage.tsx");
  return <ItemHistoryPage list={list} />;
}
