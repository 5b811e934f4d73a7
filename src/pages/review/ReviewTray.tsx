import { observer } from "mobx-react-lite";
import { lazy, Suspense, useState } from "react";
import { Button } from "../../components/controls/Button.tsx";
import { text } from "../../texts/text.ts";
import { useStores } from "../../context/StoresContext.ts";

const ReviewDialog = lazy(() => import("./ReviewDialog.tsx").then((file) => ({ default: file.ReviewDialog })));

/** How much is staged, on every page, and the way to look at it. */
export const ReviewTray = observer(function ReviewTray() {
  const { draft } = useStores();
  const [isOpen, setIsOpen] = useState(false);
  const { count } = draft;
  return (
    <>
      {count > 0 && (
        <Button variant="primary" icon="review" size="small" onClick={() => setIsOpen(true)}>
          {count === 1 ? text("tray.reviewOne") : text("tray.review", { count })}
        </Button>
      )}
      {isOpen && (
        <Suspense>
          <ReviewDialog isOpen onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
});
