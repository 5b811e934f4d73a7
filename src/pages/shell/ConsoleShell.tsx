import { observer } from "mobx-react-lite";
import { Suspense, useState } from "react";
import { Outlet, useLocation } from "react-router-dom";
import { useSaveKey } from "../../components/saveKey.ts";
import { AppShell } from "../../components/shell/AppShell.tsx";
import { Header } from "../../components/shell/Header.tsx";
import { PendingBar } from "../../components/shell/PendingBar.tsx";
import { SearchTrigger } from "../../components/shell/SearchTrigger.tsx";
import { ErrorBoundary } from "../../components/states/ErrorBoundary.tsx";
import { LoadingState } from "../../components/states/LoadingState.tsx";
import { ReviewContext, useStores } from "../../context/StoresContext.ts";
import { text } from "../../texts/text.ts";
import type { ConsoleParts } from "./ConsoleParts.ts";
import { usePalette } from "../palette/usePalette.tsx";
import { ReviewTray } from "../review/ReviewTray.tsx";
import { NoticesAway, ShellNotices, TextAside, UrgentNotices } from "./ShellNotices.tsx";
import { LineStatus, SavingStatus } from "./ShellStatus.tsx";
import { ShellToasts } from "./ShellToasts.tsx";
import { ThemeButton, UserMenuButton } from "./UserMenuButton.tsx";
import { useFollowRename } from "./useFollowRename.ts";
import { lazyPart } from "../../components/states/lazyPart.tsx";

interface ConsoleShellProps {
  readonly parts: ConsoleParts;
  readonly onReconnect: () => void;
  readonly onCrash: (error: unknown) => void;
}

/** What surrounds every page. */
export const ConsoleShell = observer(function ConsoleShell({ parts, onReconnect, onCrash }: ConsoleShellProps) {
  const { config, connection, draft, preferences, serverInfo } = useStores();
  const { pathname } = useLocation();
  useFollowRename();
  const [isReviewing, setReviewing] = useState(false);
  const openReview = () => setReviewing(true);
  useSaveKey("console", () => {
    if (draft.count > 0) openReview();
    return draft.count > 0;
  });
  const palette = usePalette(() => setReviewing(false));
  const tools = (
    <>
      <LineStatus />
      <NoticesAway />
      <TextAside />
      <SavingStatus />
      <ReviewTray Consequences={parts.Consequences} isOpen={isReviewing} onOpen={setReviewing} />
    </>
  );
  return (
    <>
      <PendingBar isBusy={preferences.coming !== undefined} />
      <AppShell
        header={
          <Header
            home="/"
            title={parts.title}
            tabs={parts.tabs(serverInfo)}
            tools={tools}
            search={<SearchTrigger keys={palette.keys} onPress={palette.open} />}
            menu={
              <>
                <ThemeButton />
                <UserMenuButton parts={parts} />
              </>
            }
          />
        }
        statusLine={parts.status}
        messages={<ShellToasts />}
        urgent={<UrgentNotices onReconnect={onReconnect} />}
        isStale={connection.isStale}
        notices={<ShellNotices />}
      >
        <ErrorBoundary resetKey={pathname} onError={onCrash}>
          <ReviewContext value={openReview}>
            {config.hasConfig ? <Outlet /> : <LoadingState label={text("pages.loadingConfig")} />}
          </ReviewContext>
        </ErrorBoundary>
        <ShellDialogs parts={parts} onWrongPath={onCrash} />
        {palette.draw({ parts, onReview: openReview })}
      </AppShell>
    </>
  );
});

// A dialog brings much code with it, and most pages open none.
const QuestionDialog = lazyPart(() => import("./QuestionDialog.tsx").then((file) => file.QuestionDialog));

interface ShellDialogsProps {
  readonly parts: ConsoleParts;
  readonly onWrongPath: (error: Error) => void;
}

/** What may open over any page: a question, and the player that the address names. */
const ShellDialogs = observer(function ShellDialogs({ parts: { Player }, onWrongPath }: ShellDialogsProps) {
  const { questions } = useStores();
  const { hash } = useLocation();
  return (
    <Suspense>
      {Player && hash.startsWith("#play=") && <Player onWrongPath={onWrongPath} />}
      {questions.asked !== undefined && <QuestionDialog />}
    </Suspense>
  );
});
