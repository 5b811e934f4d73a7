import { Link } from "react-router-dom";
import { entities } from "../../src/generated/entities.ts";
import { text } from "../../src/texts/text.ts";
import { ViewToken } from "./ViewToken.tsx";
import styles from "./AccessLinks.module.css";

/** A token to watch with, and the lists that decide who may watch and what viewers see besides: they have pages of their own. */
export function AccessLinks() {
  return (
    <>
      <ViewToken />
      <p className={styles.links}>
        <Link to={`/${entities["auth-backend"].route}`}>{entities["auth-backend"].plural}</Link>
        <Link to={`/${entities["ad-schedule"].route}`}>{text("config.adInjector")}</Link>
      </p>
    </>
  );
}
