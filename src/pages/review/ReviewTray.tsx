import { observer } from "mobx-react-lite";
import { Suspense, useEffect, useState } from "react";
import { Button } from "../../components/controls/Button.tsx";
import { text } from "../../texts/text.ts";
import { useStores } from "../../context/StoresContext.ts";
import type { ConsoleParts } from "../shell/ConsoleParts.ts";
import { lazyPart, readPart } from "../../components/states/lazyPart.tsx";

const ReviewDialog = lazyPart(() => import("./ReviewDialog.tsx").then((file) => file.ReviewDialog));
const ScheduledSign = lazyPart(() => import("./ScheduledSign.tsx").then((file) => file.ScheduledSign));

interface ReviewTrayProps {
  readonly Consequences: ConsoleParts["Consequences"];
  readonly isOpen: boolean;
  readonly onOpen: (isOpen: boolean) => void;
}

/** How much is staged, on every page, and the way to look at it; and what waits on the server for its time. */
export const ReviewTray = observer(function ReviewTray({ Consequences, isOpen, onOpen }: ReviewTrayProps) {
  const { draft, serverInfo } = useStores();
  const [hasWaited, setHasWaited] = useState(false);
  const { count } = draft;
  // The sign goes by itself, not while its dialog tells what was cancelled.
  if (!hasWaited && serverInfo.info?.scheduled_count) setHasWaited(true);
  useEffect(() => {
    // The line may be cut by the time they are asked for, and by then nothing can be fetched.
    if (count === 0) return;
    const approval = import("../../stores/saving/approvers.ts").then((file) => file.fetchApproval(draft.edits));
    Promise.all([approval, readPart(ReviewDialog)]).catch(() => undefined);
  }, [draft, count]);
  return (
    <>
      {hasWaited && (
        <Suspense>
          <ScheduledSign />
        </Suspense>
      )}
      {count > 0 && (
        <Button variant="primary" icon="review" size="small" onClick={() => onOpen(true)}>
          {text("tray.review", { count })}
        </Button>
      )}
      {isOpen && (
        <Suspense>
          <ReviewDialog isOpen Consequences={Consequences} onClose={() => onOpen(false)} />
        </Suspense>
      )}
    </>
  );
});
