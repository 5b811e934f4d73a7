import { useEffect, useMemo, useState } from "react";
import { useLocation } from "react-router-dom";
import { useStores } from "../../context/StoresContext.ts";
import { entities } from "../../generated/entities.ts";
import type { EntityDescriptor } from "../../generated/contracts/EntityDescriptor.ts";
import { type Prepared, prepareAll } from "../../model/palette/matchWords.ts";
import { openItems, type OpenItems, settingEntries } from "../../model/palette/settingPlaces.ts";
import type { Stores } from "../../stores/Stores.ts";
import { paletteText } from "../../texts/en/palette.ts";
import { inLanguage } from "../../texts/language.ts";
import type { ConsoleParts } from "../shell/ConsoleParts.ts";
import { type ConsolePlaces, plainPlaces } from "./ConsolePlaces.ts";
import { namedItems } from "./namedItems.ts";
import { configItems, type PaletteItem, runningItems } from "./paletteItems.ts";
import { itemPages, offeredItems, pageItems } from "./palettePages.ts";
import { settingItems } from "./settingItems.ts";

/** What can be found apart from deeds, as it was when the search opened; settings come a moment later. */
export function usePaletteItems(parts: ConsoleParts) {
  const stores = useStores();
  const { pathname, search } = useLocation();
  const loaded = useLoaded(parts);
  const places = loaded?.places ?? plainPlaces;
  const open = useMemo(() => openItems(pathname, entities), [pathname]);
  const pages = useMemo(
    () => pageItems(parts, places, stores, { open, search }),
    [parts, places, stores, open, search],
  );
  // It may be opened while the config is still on its way: what is in it is found once it has come.
  const isWhole = stores.config.hasConfig;
  const items = useMemo(
    () => (isWhole ? [...configItems(stores), ...runningItems(stores, places)] : []),
    [stores, places, isWhole],
  );
  const settings = useMemo(
    () => settingItems(loaded?.settings ?? [], isWhole ? stores : undefined, open),
    [loaded, stores, open, isWhole],
  );
  const prepared = useMemo(() => lazily(() => prepareAll([...pages, ...items, ...settings])), [pages, items, settings]);
  const offered = useMemo(() => (loaded ? offeredItems(places, stores) : []), [loaded, places, stores]);
  return {
    isWhole,
    places,
    open,
    selected: selectedItems(stores),
    pages,
    items,
    settings,
    offered,
    prepared,
    named: (typed: string) => (typed.trim().includes(" ") ? namedItems(typed, prepared()) : []),
    pagesOf: (named: OpenItems) => itemPages(named, { places, server: stores.serverInfo, search }),
  };
}

/** Cutting ten thousand names into words waits for the first letter. */
function lazily(make: () => readonly Prepared<PaletteItem>[]): () => readonly Prepared<PaletteItem>[] {
  let made: readonly Prepared<PaletteItem>[] | undefined;
  return () => (made ??= make());
}

function useLoaded({ places }: ConsoleParts) {
  const [loaded, setLoaded] = useState<{ places: ConsolePlaces; settings: ReturnType<typeof settingEntries> }>();
  useEffect(() => {
    let isOver = false;
    void Promise.all([import("../../generated/searchIndex.ts"), places?.()]).then(([{ searchIndex }, own]) => {
      const settings = settingEntries(inLanguage(searchIndex), entities, paletteText("palette.settings"));
      if (!isOver) setLoaded({ places: own ?? plainPlaces, settings });
    });
    return () => {
      isOver = true;
    };
  }, [places]);
  return loaded;
}

/** What is selected in a list: of streams first. */
function selectedItems({ selected }: Stores): OpenItems | undefined {
  const all: readonly EntityDescriptor[] = [entities.stream, ...Object.values(entities)];
  const entity = all.find(({ collection = "" }) => selected.of(collection).size > 0);
  return entity && { entity, keys: [...selected.of(entity.collection ?? "")] };
}
