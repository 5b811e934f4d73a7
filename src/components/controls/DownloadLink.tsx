import { classes } from "../classes.ts";
import { Icon } from "../Icon.tsx";
import button from "./Button.module.css";

interface DownloadLinkProps {
  readonly href: string;
  /** What is downloaded, as it is read aloud. */
  readonly label: string;
  /** The word on it. */
  readonly children: string;
}

/** A file of the server, of any size: the browser fetches it with the login that it has, and nothing waits for it here. */
export function DownloadLink({ href, label, children }: DownloadLinkProps) {
  return (
    <a href={href} download aria-label={label} className={classes(button.button, button.secondary)}>
      <Icon name="download" size={15} />
      {children}
    </a>
  );
}
