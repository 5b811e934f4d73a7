import { observer } from "mobx-react-lite";
import { AnchoredSettings } from "../../components/overlays/Menu.tsx";
import { useStores } from "../../context/StoresContext.ts";
import { densities, themes } from "../../stores/PreferenceStore.ts";
import { userMenuText } from "../../texts/en/userMenu.ts";
import { isLanguage, languages } from "../../texts/languages.ts";
import { text } from "../../texts/text.ts";

interface UserMenuProps {
  readonly anchor: Element;
  readonly onClose: () => void;
  readonly onLogout: () => void;
}

/** How the console looks and which language it speaks, and the way out. */
export const UserMenu = observer(function UserMenu({ anchor, onClose, onLogout }: UserMenuProps) {
  const { preferences } = useStores();
  return (
    <AnchoredSettings
      label={text("shell.userMenu")}
      anchor={anchor}
      onClose={onClose}
      groups={[
        {
          label: userMenuText("userMenu.theme"),
          choices: themes.map((id) => ({ id, label: userMenuText(`userMenu.theme.${id}`) })),
          chosen: preferences.theme,
          onChoose: (id) => preferences.chooseTheme(themes.find((one) => one === id) ?? "system"),
        },
        {
          label: userMenuText("userMenu.density"),
          choices: densities.map((id) => ({ id, label: userMenuText(`userMenu.density.${id}`) })),
          chosen: preferences.density,
          onChoose: (id) => preferences.chooseDensity(densities.find((one) => one === id) ?? "comfortable"),
        },
        {
          label: userMenuText("userMenu.language"),
          choices: Object.entries(languages).map(([id, { title }]) => ({ id, label: title, lang: id })),
          chosen: preferences.language,
          onChoose: (id) => isLanguage(id) && void preferences.chooseLanguage(id),
        },
      ]}
      items={[{ id: "logout", label: text("shell.logout"), icon: "logout" }]}
      onAction={onLogout}
    />
  );
});
