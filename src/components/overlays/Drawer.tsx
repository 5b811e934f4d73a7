import type { ReactNode } from "react";
import { Dialog } from "./Dialog.tsx";

interface DrawerProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly children: ReactNode;
  readonly footer?: ReactNode;
}

/** A tray at the right edge for what belongs to the page behind it: the review of the changes, one stream's detail. */
export function Drawer(props: DrawerProps) {
  return <Dialog {...props} place="side" />;
}
