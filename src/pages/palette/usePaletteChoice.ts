import { useEffect, useRef } from "react";
import { useHref, useLocation, useNavigate } from "react-router-dom";
import { closeAtOnce } from "../../components/overlays/Dialog.tsx";
import { focusContent } from "../../components/shell/AppShell.tsx";
import { useStores } from "../../context/StoresContext.ts";
import type { OpenItems } from "../../model/palette/settingPlaces.ts";
import { withRecent } from "../../model/palette/searchPalette.ts";
import type { ConsolePlaces } from "./ConsolePlaces.ts";
import { entityOf, type SettingItem } from "./findItems.ts";
import { itemPlace, type PaletteItem } from "./paletteItems.ts";
import { settingAddress } from "./settingItems.ts";

interface PaletteChoice {
  readonly open: OpenItems | undefined;
  readonly places: ConsolePlaces;
  /** A setting of which it was asked, of which item. */
  readonly asked: SettingItem | undefined;
  /** Ids of what was chosen lately. */
  readonly recent: readonly string[];
  /** What is looked for. */
  readonly typed: string;
  /** It is not known of which item a setting is meant. */
  readonly onAsk: (setting: SettingItem) => void;
  readonly onClose: () => void;
  /** It leads to another page. */
  readonly onLeave: () => void;
}

/** Goes where a row of the search leads, or does what it says. */
export function usePaletteChoice({ open, places, asked, recent, typed, onAsk, onClose, onLeave }: PaletteChoice) {
  const stores = useStores();
  const { search } = useLocation();
  const root = useHref("/");
  const navigate = useNavigate();
  const stopWaiting = useRef<() => void>(undefined);
  // Whoever types on means something else.
  useEffect(() => () => stopWaiting.current?.(), [typed]);
  const finish = (id: string, go: () => void) => {
    stores.recentChoices.write(JSON.stringify(withRecent(recent, id)));
    closeAtOnce(onClose);
    // The window gives the focus back in the next frame: what opens now has to find it there.
    requestAnimationFrame(go);
  };
  const go = (id: string, to: string, isNewTab: boolean) =>
    finish(id, () => {
      if (isNewTab) {
        globalThis.open(root.replace(/\/$/, "") + to, "_blank", "noopener");
        return;
      }
      onLeave();
      // A setting has the focus where it is shown.
      void Promise.resolve(navigate(to)).then(() => to.includes("#") || requestAnimationFrame(() => focusContent()));
    });
  const goToSetting = ({ id, setting }: SettingItem, keys: readonly string[], isNewTab: boolean) =>
    go(id, settingAddress({ setting, keys }, stores, places, search), isNewTab);
  const keysOf = (name: string) => {
    const { collection } = entityOf(name);
    return collection === undefined ? [] : Object.keys(stores.config.readList(collection));
  };
  return (item: PaletteItem, isNewTab: boolean): void => {
    const { setting, run, stands, to = stands && itemPlace(stands, places) } = item;
    if (run) return isNewTab ? undefined : finish(item.id, run);
    if (asked) return goToSetting(asked, stands ? [stands[1]] : [], isNewTab);
    if (to !== undefined) return go(item.id, to, isNewTab);
    if (!setting) return undefined;
    const wanted = { ...item, setting };
    const choose = () => {
      const isOpen = setting.entity === open?.entity.name;
      const keys = item.keys ?? (isOpen ? open.keys : keysOf(setting.entity));
      if (keys.length > 1 && !isOpen) onAsk(wanted);
      else goToSetting(wanted, keys, isNewTab);
    };
    stopWaiting.current?.();
    // Before the config has come nobody knows of which items there are.
    if (entityOf(setting.entity).collection === undefined) choose();
    else stopWaiting.current = stores.config.whenHere(choose);
    return undefined;
  };
}
