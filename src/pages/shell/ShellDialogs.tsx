import { observer } from "mobx-react-lite";
import { lazy, Suspense } from "react";
import { useLocation } from "react-router-dom";
import { useStores } from "../../context/useStores.ts";
import type { Logout } from "./useLogout.ts";

// A dialog brings much code with it, and most pages open none.
const LogoutDialog = lazy(() => import("./LogoutDialog.tsx").then((file) => ({ default: file.LogoutDialog })));
const PlayerModal = lazy(() => import("./PlayerModal.tsx").then((file) => ({ default: file.PlayerModal })));
const QuestionDialog = lazy(() => import("./QuestionDialog.tsx").then((file) => ({ default: file.QuestionDialog })));

interface ShellDialogsProps {
  readonly logout: Logout;
  readonly onWrongPath: (error: Error) => void;
}

/** What may open over any page: a question, the player that the address names, the way out. */
export const ShellDialogs = observer(function ShellDialogs({ logout, onWrongPath }: ShellDialogsProps) {
  const { questions } = useStores();
  const { hash } = useLocation();
  return (
    <Suspense>
      {hash.startsWith("#play=") && <PlayerModal onWrongPath={onWrongPath} />}
      {questions.words !== undefined && <QuestionDialog />}
      {logout.isAsking && <LogoutDialog logout={logout} />}
    </Suspense>
  );
});
