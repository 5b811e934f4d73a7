import { observer } from "mobx-react-lite";
import { type RouteObject, useNavigate } from "react-router-dom";
import { AnchoredSettings } from "../../components/overlays/Menu.tsx";
import { useStores } from "../../context/StoresContext.ts";
import { densities, themes } from "../../stores/PreferenceStore.ts";
import type { Stores } from "../../stores/Stores.ts";
import { userMenuText } from "../../texts/en/userMenu.ts";
import { isLanguage, languages } from "../../texts/languages.ts";
import { text } from "../../texts/text.ts";
import type { ConsoleParts } from "./ConsoleParts.ts";

const auditPath = "audit";

/** Whether a page has such a path of its own, at whatever depth of layouts. */
function hasRoute(routes: readonly RouteObject[], path: string): boolean {
  return routes.some((route) => route.path === path || hasRoute(route.children ?? [], path));
}

interface UserMenuProps {
  readonly parts: Pick<ConsoleParts, "routes">;
  readonly anchor: Element;
  readonly onClose: () => void;
}

/** How the console looks and which language it speaks, what was done here, and the way out. */
export const UserMenu = observer(function UserMenu({ parts, anchor, onClose }: UserMenuProps) {
  const stores = useStores();
  const { preferences, serverInfo } = stores;
  const navigate = useNavigate();
  const hasAudit = serverInfo.can("audit") && hasRoute(parts.routes, auditPath);
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
          chosen: preferences.coming ?? preferences.language,
          isBusy: preferences.coming !== undefined,
          onChoose: (id) => isLanguage(id) && void preferences.chooseLanguage(id),
        },
      ]}
      items={[
        ...(hasAudit ? ([{ id: "audit", label: userMenuText("userMenu.audit"), icon: "shield" }] as const) : []),
        { id: "logout", label: text("shell.logout"), icon: "logout" },
      ]}
      onAction={(id) => (id === "audit" ? void navigate(`/${auditPath}`) : void logout(stores))}
    />
  );
});

/** Logs out, after a question where a draft, or what is half typed, would be lost; what was done here is forgotten with it. */
export async function logout(stores: Stores): Promise<void> {
  const { clipboard, configText, draft, halfTyped, ownSaves, questions, recentChoices, session } = stores;
  const isLosing = draft.count > 0 || halfTyped.isAny || configText.isEdited;
  const question = { title: text("tray.logoutTitle"), words: text("tray.logout"), verb: text("tray.logoutConfirm") };
  if (isLosing && !(await questions.ask({ ...question, isDangerous: true }))) return;
  draft.forget();
  halfTyped.forgetAll();
  ownSaves.forgetAll();
  clipboard.forget();
  recentChoices.write(undefined);
  configText.forget();
  void session.logout();
}
