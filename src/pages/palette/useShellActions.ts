import type { IconName } from "../../components/icons.ts";
import { useStores } from "../../context/StoresContext.ts";
import { densities, themes } from "../../stores/PreferenceStore.ts";
import { savingStoresOf } from "../../stores/saving/savingStores.ts";
import { alsoCalled, paletteText } from "../../texts/en/palette.ts";
import { savingText } from "../../texts/en/saving.ts";
import { userMenuText } from "../../texts/en/userMenu.ts";
import { locale } from "../../texts/language.ts";
import { isLanguage, languages } from "../../texts/languages.ts";
import { text } from "../../texts/text.ts";
import { logout } from "../shell/UserMenu.tsx";
import type { PaletteItem } from "./paletteItems.ts";

interface ShellDeeds {
  readonly onReview: () => void;
  readonly onKeys: () => void;
}

/** What can be done everywhere. To be read in an observer. */
export function useShellActions({ onReview, onKeys }: ShellDeeds): readonly PaletteItem[] {
  const stores = useStores();
  const { draft, failures } = stores;
  const trial = useTrialActions();
  const looks = useLookActions();
  const copy = () => navigator.clipboard.writeText(globalThis.location.href);
  const deed = (id: ShellDeed, title: string, icon: IconName, run: () => void): PaletteItem => ({
    ...deedsOf("shell", "")(id, title, icon, run),
    names: alsoCalled(id),
  });
  return [
    ...trial,
    ...(draft.count > 0
      ? [
          deed("review", paletteText("palette.review"), "review", onReview),
          deed("discard", paletteText("palette.discard"), "undo", () => draft.discard()),
        ]
      : []),
    deed("copyAddress", paletteText("palette.copyAddress"), "link", () => {
      void failures.attempt(paletteText("palette.notCopied"), async () => copy());
    }),
    ...looks,
    deed("keys", paletteText("palette.keys"), "help", onKeys),
    deed("logout", text("shell.logout"), "logout", () => void logout(stores)),
  ];
}

type ShellDeed = "review" | "discard" | "copyAddress" | "keys" | "logout";

/** What can be decided of the save on trial, as its banner offers it. To be read in an observer. */
function useTrialActions(): readonly PaletteItem[] {
  const stores = useStores();
  const { ownSaves, serverInfo } = stores;
  // Its stores are loaded, and ask, once there is one.
  if (!serverInfo.info?.pending_save && !ownSaves.trial) return [];
  const { trial } = savingStoresOf(stores);
  if (trial.state.kind !== "waiting") return [];
  const deed = deedsOf("trial", savingText("saving.trialLabel"));
  const names = [savingText("saving.trialLabel")];
  return [
    { ...deed("keep", savingText("saving.keep"), "check", () => void trial.keep()), names },
    ...(serverInfo.can("undo_config")
      ? [{ ...deed("undo", savingText("saving.undo"), "undo", () => void trial.undo()), names }]
      : []),
  ];
}

const themeIcons = { system: "monitor", light: "sun", dark: "moon" } as const;

/** How else the console could look and speak, as the user menu has it. To be read in an observer. */
function useLookActions(): readonly PaletteItem[] {
  const { preferences } = useStores();
  const { theme, density, language } = preferences;
  const deed = (id: string, [action, what]: readonly [string, string], icon: IconName, run: () => void) => ({
    ...deedsOf("look", "")(id, paletteText("palette.do", { action, what }), icon, run),
    isSought: true,
    isNear: false,
  });
  const [ofTheme, ofDensity, ofLanguage] = [
    userMenuText("userMenu.theme"),
    userMenuText("userMenu.density"),
    userMenuText("userMenu.language"),
  ];
  return [
    ...themes.map((id) =>
      deed(id, [ofTheme, userMenuText(`userMenu.theme.${id}`)], themeIcons[id], () => preferences.chooseTheme(id)),
    ),
    ...densities.map((id) =>
      deed(id, [ofDensity, userMenuText(`userMenu.density.${id}`)], "sort", () => preferences.chooseDensity(id)),
    ),
    ...Object.entries(languages).flatMap(([id, { title }]) =>
      isLanguage(id)
        ? [
            {
              ...deed(id, [ofLanguage, title], "globe", () => void preferences.chooseLanguage(id)),
              names: languageNamesOf(id),
            },
          ]
        : [],
    ),
  ].filter(({ id }) => ![theme, density, language].some((chosen) => id === `do:${chosen}:look`));
}

/** What a language is called in itself, in English and in the one that is spoken. */
function languageNamesOf(id: string): readonly string[] {
  return [id, "en", locale()].flatMap((spoken) => new Intl.DisplayNames([spoken], { type: "language" }).of(id) ?? []);
}

/** The rows for deeds to something; `place` is what it is. */
export function deedsOf(what: string, place: string) {
  return (id: string, title: string, icon: IconName, run: () => void, isDisabled = false): PaletteItem => ({
    id: `do:${id}:${what}`,
    group: paletteText("palette.actions"),
    title,
    place: isDisabled ? paletteText("palette.offline") : place,
    icon,
    run,
    isDisabled,
    isNear: true,
  });
}
