import { observer } from "mobx-react-lite";
import { useNavigate } from "react-router-dom";
import { AnchoredSettings } from "../../components/overlays/Menu.tsx";
import { useStores } from "../../context/StoresContext.ts";
import { densities, themes } from "../../stores/PreferenceStore.ts";
import { userMenuText } from "../../texts/en/userMenu.ts";
import { isLanguage, languages } from "../../texts/languages.ts";
import { text } from "../../texts/text.ts";
import type { ConsoleParts } from "./ConsoleParts.ts";

const auditPath = "audit";

interface UserMenuProps {
  readonly parts: Pick<ConsoleParts, "routes">;
  readonly anchor: Element;
  readonly onClose: () => void;
  readonly onLogout: () => void;
}

/** How the console looks and which language it speaks, what was done here, and the way out. */
export const UserMenu = observer(function UserMenu({ parts, anchor, onClose, onLogout }: UserMenuProps) {
  const { preferences, serverInfo } = useStores();
  const navigate = useNavigate();
  const hasAudit = serverInfo.can("audit") && parts.routes.some(({ path }) => path === auditPath);
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
      items={[
        ...(hasAudit ? ([{ id: "audit", label: userMenuText("userMenu.audit"), icon: "shield" }] as const) : []),
        { id: "logout", label: text("shell.logout"), icon: "logout" },
      ]}
      onAction={(id) => (id === "audit" ? void navigate(`/${auditPath}`) : onLogout())}
    />
  );
});
