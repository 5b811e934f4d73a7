import { Link } from "react-router-dom";
import { Icon } from "../../src/components/Icon.tsx";
import { text } from "../../src/texts/text.ts";
import styles from "./ProtocolSwitch.module.css";

/** Said of a protocol that the server has no port for, with the way to where it gets one. */
export function NotConfigured({ protocol }: { readonly protocol: string }) {
  return (
    <p className={styles.missing}>
      <Icon name="warning" size={14} />
      <Link to="/config">{text("output.notConfigured", { protocol })}</Link>
    </p>
  );
}
