import { ConfirmDialog } from "../../components/overlays/ConfirmDialog.tsx";
import { text } from "../../texts/text.ts";
import type { Logout } from "./ConsoleShell.tsx";

/** Asks before a draft is lost with the session. */
export function LogoutDialog({ logout }: { readonly logout: Logout }) {
  return (
    <ConfirmDialog
      isOpen={logout.isAsking}
      confirmLabel={text("tray.logoutConfirm")}
      isDangerous
      onConfirm={logout.confirm}
      onCancel={logout.cancel}
    >
      {text("tray.logout")}
    </ConfirmDialog>
  );
}
