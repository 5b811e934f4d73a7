import { observer } from "mobx-react-lite";
import { useState } from "react";
import { SearchPalette } from "../../components/palette/SearchPalette.tsx";
import { useStores } from "../../context/StoresContext.ts";
import { inSentence } from "../../model/diff/settingWords.ts";
import { hasCommandKey } from "../../model/keys/consoleKeys.ts";
import { keyWords } from "../../model/keys/keyWords.ts";
import { readQuery } from "../../model/palette/matchWords.ts";
import { readRecent } from "../../model/palette/searchPalette.ts";
import { paletteText } from "../../texts/en/palette.ts";
import type { ConsoleParts } from "../shell/ConsoleParts.ts";
import { entityOf, findItems, type SettingItem } from "./findItems.ts";
import { asRows } from "./paletteRows.ts";
import { useItemActions } from "./usePaletteActions.ts";
import { usePaletteChoice } from "./usePaletteChoice.ts";
import { usePaletteItems } from "./usePaletteItems.ts";
import { useShellActions } from "./useShellActions.ts";

export interface PaletteProps {
  readonly parts: ConsoleParts;
  readonly onClose: () => void;
  /** It leads to another page. */
  readonly onLeave: () => void;
  readonly onReview: () => void;
  readonly onKeys: () => void;
  /** What was typed before the field was there; asked for once it takes what is typed. */
  readonly takeAhead: () => string;
}

/** Finds pages, settings, everything in the config and what can be done, while one types; it opens or does what is chosen. */
export const Palette = observer(function Palette({ parts, onClose, onLeave, takeAhead, ...deeds }: PaletteProps) {
  const stores = useStores();
  const [typed, setTyped] = useState("");
  const [current, setCurrent] = useState<string>();
  const [asked, setAsked] = useState<SettingItem>();
  const [wide, setWide] = useState<string>();
  const [recent] = useState(() => readRecent(stores.recentChoices.read()));
  const known = usePaletteItems(parts);
  const { places, open, selected } = known;
  const named = asked ? [] : known.named(typed);
  const namedActions = useItemActions(named[0], "named");
  const namedOwn = named[0] ? [...namedActions, ...known.pagesOf(named[0])] : [];
  const actions = [
    ...useItemActions(selected, "selected"),
    ...useItemActions(open, "open"),
    ...known.offered,
    ...useShellActions(deeds),
  ];
  const groups = findItems(typed, { ...known, named, namedOwn, actions, recent, asked, wide });
  const rows = groups.flatMap(({ entries }) => entries);
  // Enter on nothing typed does nothing to a stream: it may lead somewhere.
  const first = typed.trim() === "" ? rows.find(({ run }) => run === undefined) : rows[0];
  const currentId = rows.some(({ id }) => id === current) ? current : first?.id;
  const type = (next: string) => {
    setTyped(next);
    setCurrent(undefined);
    setWide(undefined);
  };
  const ask = (setting: SettingItem | undefined) => {
    setAsked(setting);
    type("");
  };
  const choose = usePaletteChoice({ open, places, asked, recent, typed, onAsk: ask, onClose, onLeave });
  const chooseRow = (id: string, isNewTab: boolean) => {
    const item = rows.find((row) => row.id === id);
    if (item?.moreOf === undefined) return item && choose(item, isNewTab);
    // The next arrow goes on where the list did.
    setCurrent(rows[rows.indexOf(item) - 1]?.id);
    setWide(item.moreOf);
  };
  const found = groups.reduce((sum, { count }) => sum + count, 0);
  const label = asked ? inSentence(entityOf(asked.setting.entity).label) : "";
  const none = known.settings.length === 0 || !known.isWhole ? "palette.loading" : "palette.none";
  const [mod = ""] = keyWords("Mod", hasCommandKey());
  const foot = asked ? paletteText("palette.footWhich") : paletteText("palette.foot", { mod });
  const status = rows.length === 0 ? paletteText(none, { typed }) : paletteText("palette.found", { count: found });
  return (
    <SearchPalette
      label={asked ? paletteText("palette.which", { label }) : paletteText("palette.label")}
      placeholder={
        asked
          ? paletteText("palette.whichPlaceholder", { setting: asked.title, label })
          : paletteText("palette.placeholder")
      }
      typed={typed}
      onType={type}
      onReady={() => {
        const ahead = takeAhead();
        if (ahead !== "") type(typed + ahead);
      }}
      groups={asRows(groups, readQuery(typed))}
      currentId={currentId}
      onCurrent={setCurrent}
      status={status}
      foot={found === 0 || groups[0]?.group === paletteText("palette.elsewhere") ? paletteText(none, { typed }) : foot}
      onChoose={chooseRow}
      onClose={() => (asked ? ask(undefined) : onClose())}
    />
  );
});
