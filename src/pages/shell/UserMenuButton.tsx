import { observer } from "mobx-react-lite";
import { type ComponentProps, Suspense, useEffect, useRef, useState } from "react";
import { IconButton } from "../../components/controls/Button.tsx";
import { useStores } from "../../context/StoresContext.ts";
import { useDark } from "../../context/useDark.ts";
import type { PreferenceStore } from "../../stores/PreferenceStore.ts";
import { text } from "../../texts/text.ts";
import { lazyPart } from "../../components/states/lazyPart.tsx";

// A menu brings much code with it, and is opened rarely.
const UserMenu = lazyPart(() => import("./UserMenu.tsx").then((file) => file.UserMenu));

/** Turns the lights on or off with one press; the menu beside it leaves that to the machine as well. */
export function ThemeButton() {
  const { preferences } = useStores();
  const isDark = useDark();
  return (
    <IconButton
      icon={isDark ? "sun" : "moon"}
      label={text(isDark ? "shell.toLight" : "shell.toDark")}
      onClick={() => preferences.chooseTheme(isDark ? "light" : "dark")}
    />
  );
}

type UserMenuButtonProps = Pick<ComponentProps<typeof UserMenu>, "parts">;

/** At the right end of the header: what an operator has chosen for himself, and the way out. */
export const UserMenuButton = observer(function UserMenuButton(props: UserMenuButtonProps) {
  const { preferences } = useStores();
  const [anchor, setAnchor] = useState<Element>();
  const button = useFocusInNewLanguage(preferences);
  return (
    <>
      <IconButton
        ref={button}
        icon="user"
        label={text("shell.userMenu")}
        aria-haspopup="menu"
        aria-expanded={anchor !== undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
      />
      {anchor && (
        <Suspense>
          <UserMenu {...props} anchor={anchor} onClose={() => setAnchor(undefined)} />
        </Suspense>
      )}
    </>
  );
});

/**
 * All is drawn anew in another language, which was chosen here. As the new button comes, what lies behind the old menu can
 * have no focus yet, and `autoFocus` would do nothing: an effect runs once the old menu has let go of the page.
 */
function useFocusInNewLanguage(preferences: PreferenceStore) {
  const button = useRef<HTMLButtonElement>(null);
  const isNewAtFirst = useRef(preferences.isLanguageNew);
  useEffect(() => {
    if (isNewAtFirst.current) button.current?.focus();
    preferences.leaveMenu();
  }, [preferences]);
  return button;
}
