import { type ReactNode, useCallback } from "react";
import { flushSync } from "react-dom";
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from "react-aria-components";
import { text } from "../../texts/text.ts";
import { classes } from "../classes.ts";
import { IconButton } from "../controls/Button.tsx";
import { ToastRegion } from "./Toasts.tsx";
import { offerToastPlace } from "./toastPlaces.ts";
import styles from "./Dialog.module.css";
import { InSpokenLanguage } from "./InSpokenLanguage.tsx";

interface DialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly children: ReactNode;
  /** The buttons, the main one last. */
  readonly footer?: ReactNode;
  readonly size?: "small" | "medium" | "large";
  /** `side`: a tray at the right edge, the whole height. */
  readonly place?: "centre" | "side";
  readonly role?: "dialog" | "alertdialog";
}

/** A window over the page: it takes the focus, keeps it, gives it back; Escape and a press outside close it. */
export function Dialog({
  isOpen,
  onClose,
  title,
  children,
  footer,
  size = "medium",
  place = "centre",
  role = "dialog",
}: DialogProps) {
  return (
    <InSpokenLanguage>
      <ModalOverlay
        isOpen={isOpen}
        onOpenChange={(open) => !open && onClose()}
        isDismissable={role === "dialog"}
        className={classes(styles.veil, styles[place])}
      >
        <Modal className={classes(styles.window, styles[size], styles[`${place}Window`])}>
          <AriaDialog role={role} className={classes(styles.dialog)}>
            <header className={styles.header}>
              <Heading slot="title" level={2} className={classes(styles.title)}>
                {title}
              </Heading>
              {role === "dialog" && <IconButton icon="remove" label={text("shell.close")} onClick={onClose} />}
            </header>
            <div className={styles.body}>{children}</div>
            {/* Where it moves nothing that can be pressed: of a tray the foot stands fast, a window grows downwards. */}
            {place === "side" && <ToastPlace />}
            {footer && <footer className={styles.footer}>{footer}</footer>}
            {place === "centre" && <ToastPlace />}
          </AriaDialog>
        </Modal>
      </ModalOverlay>
    </InSpokenLanguage>
  );
}

/** Room for messages that come while this dialog is the uppermost. */
function ToastPlace() {
  return <ToastRegion isInDialog place={useCallback((place) => (place ? offerToastPlace(place) : undefined), [])} />;
}

/** A tray at the right edge for what belongs to the page behind it: the review of the changes, one stream's detail. */
export function Drawer(props: Omit<DialogProps, "size" | "place" | "role">) {
  return <Dialog {...props} place="side" />;
}

/**
 * Closes a dialog in the midst of something: once an answer was waited for, or before another one opens. It is drawn at once,
 * so that the page is open to the focus again when the dialog gives it back, in the next frame.
 */
export function closeAtOnce(close: () => void): void {
  flushSync(close);
}
