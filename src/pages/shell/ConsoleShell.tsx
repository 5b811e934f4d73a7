import { observer } from "mobx-react-lite";
import { Outlet, useLocation } from "react-router-dom";
import { AppShell } from "../../components/shell/AppShell.tsx";
import { Header } from "../../components/shell/Header.tsx";
import { ErrorBoundary } from "../../components/states/ErrorBoundary.tsx";
import { LoadingState } from "../../components/states/LoadingState.tsx";
import { text } from "../../texts/text.ts";
import { ReviewTray } from "../review/ReviewTray.tsx";
import { useStores } from "../../context/useStores.ts";
import { ShellToasts } from "./ShellToasts.tsx";
import { headerTabs } from "./headerTabs.ts";
import { LineNotices } from "./LineNotices.tsx";
import { SavingStatus } from "./SavingStatus.tsx";
import { ServerStatus } from "./ServerStatus.tsx";
import { ShellDialogs } from "./ShellDialogs.tsx";
import { useFollowRename } from "./useFollowRename.ts";
import { useLogout } from "./useLogout.ts";

interface ConsoleShellProps {
  readonly onReconnect: () => void;
  readonly onCrash: (error: unknown) => void;
}

/** What surrounds every page. */
export const ConsoleShell = observer(function ConsoleShell({ onReconnect, onCrash }: ConsoleShellProps) {
  const { config, serverInfo } = useStores();
  const { pathname } = useLocation();
  const logout = useLogout();
  useFollowRename();
  const tools = (
    <>
      <SavingStatus />
      <ReviewTray />
    </>
  );
  return (
    <AppShell
      header={<Header home="/" tabs={headerTabs(serverInfo.isChassis)} tools={tools} onLogout={logout.ask} />}
      statusLine={<ServerStatus />}
      messages={<ShellToasts />}
      notices={<LineNotices onReconnect={onReconnect} />}
    >
      <ErrorBoundary resetKey={pathname} onError={onCrash}>
        {config.hasConfig ? <Outlet /> : <LoadingState label={text("pages.loadingConfig")} />}
      </ErrorBoundary>
      <ShellDialogs logout={logout} onWrongPath={onCrash} />
    </AppShell>
  );
});
