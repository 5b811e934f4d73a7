import { observer } from "mobx-react-lite";
import { lazy, Suspense } from "react";
import { Button } from "../../components/controls/Button.tsx";
import { text } from "../../texts/text.ts";
import { useStores } from "../../context/StoresContext.ts";
import type { ConsoleParts } from "../shell/ConsoleParts.ts";

const ReviewDialog = lazy(() => import("./ReviewDialog.tsx").then((file) => ({ default: file.ReviewDialog })));

interface ReviewTrayProps {
  readonly Consequences: ConsoleParts["Consequences"];
  readonly isOpen: boolean;
  readonly onOpen: (isOpen: boolean) => void;
}

/** How much is staged, on every page, and the way to look at it. */
export const ReviewTray = observer(function ReviewTray({ Consequences, isOpen, onOpen }: ReviewTrayProps) {
  const { draft } = useStores();
  const { count } = draft;
  return (
    <>
      {count > 0 && (
        <Button variant="primary" icon="review" size="small" onClick={() => onOpen(true)}>
          {count === 1 ? text("tray.reviewOne") : text("tray.review", { count })}
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
