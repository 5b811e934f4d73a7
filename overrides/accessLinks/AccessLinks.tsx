import { Link } from "react-router-dom";
import { entities } from "../../src/generated/entities.ts";
import { text } from "../../src/texts/text.ts";
import styles from "./AccessLinks.module.css";

/** The lists that decide who may watch, and what viewers see besides: they have pages of their own. */
export function AccessLinks() {
  return (
    <p className={styles.links}>
      <Link to={`/${entities["auth-backend"].route}`}>{entities["auth-backend"].plural}</Link>
      <Link to={`/${entities["ad-schedule"].route}`}>{text("config.adInjector")}</Link>
    </p>
  );
}
