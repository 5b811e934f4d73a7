import type { RouteObject } from "react-router-dom";
import { entities } from "../../generated/entities.ts";
import { loadForm } from "../../generated/loadForm.ts";
import { type MediaListName, mediaLists } from "../../model/media/mediaView.ts";
import { itemRoute, type LoadPage } from "../itemRoute.tsx";
import type { ItemPiece } from "./EntityFormPage.tsx";

/** A page that is more than its form, or that no schema names: a live piece beside the form, or a page of its own. */
type PageRow =
  | { readonly above: () => Promise<ItemPiece> }
  | { readonly below: () => Promise<ItemPiece> }
  | { readonly page: LoadPage };

interface ItemRow {
  /** The header, with an outlet for the pages. */
  readonly item: LoadPage;
  /** By the address below the item; a page of the schema without a row is its form and nothing else. */
  readonly pages: Readonly<Record<string, PageRow>>;
}

const items: Readonly<Record<MediaListName, ItemRow>> = {
  streams: {
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
  locations: {
    item: () => entityItem("locations"),
    pages: {
      overview: { below: () => import("./PublishedNow.tsx").then(({ PublishedNow }) => PublishedNow) },
      clients: { page: () => clientsPage("locations") },
      history: { page: () => historyPage("locations") },
    },
  },
  mirrors: { item: () => entityItem("mirrors"), pages: {} },
  vods: {
    item: () => entityItem("vods"),
    pages: {
      "tree/:number": { page: () => import("./VodTreePage.tsx").then(({ VodTreePage }) => <VodTreePage />) },
    },
  },
};

/** The addresses of streams, locations, mirrors and VODs: a page for each that the schema names, and those of the table. */
export const entityItems: readonly RouteObject[] = (["streams", "locations", "mirrors", "vods"] as const).map((list) =>
  itemRoute(mediaLists[list].route, items[list].item, pagesOf(list)),
);

function pagesOf(list: MediaListName): Readonly<Record<string, LoadPage>> {
  const { entity } = mediaLists[list];
  const { pages } = items[list];
  const forms = entities[entity].pages.map(({ name }) => [name, formPage(entity, name, pages[name])] as const);
  const own = Object.entries(pages).flatMap(([path, row]) => ("page" in row ? [[path, row.page] as const] : []));
  return Object.fromEntries([...forms, ...own]);
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

async function entityItem(list: MediaListName) {
  const { EntityItem } = await import("./EntityItem.tsx");
  return <EntityItem list={list} />;
}

async function clientsPage(list: "streams" | "locations") {
  const { ItemClientsPage } = await import("./ItemClientsPage.tsx");
  return <ItemClientsPage list={list} />;
}

async function historyPage(list: "streams" | "locations") {
  const { ItemHistoryPage } = await import("./ItemHistoryPage.tsx");
  return <ItemHistoryPage list={list} />;
}
