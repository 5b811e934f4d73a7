import { Link } from "react-router-dom";
import { entities } from "../../src/generated/entities.ts";
import { ViewToken } from "./ViewToken.tsx";
import styles from "./AccessLinks.module.css";
import { configWords } from "../../src/texts/en/configPages.ts";

/** A token to watch with, and the lists that decide who may watch and what viewers see besides: they have pages of their own. */
export function AccessLinks() {
  return (
    <>
      <ViewToken />
      <p className={styles.links}>
        <Link to={`/${entities["auth-backend"].route}`}>{entities["auth-backend"].plural}</Link>
        <Link to={`/${entities["ad-schedule"].route}`}>{configWords("config.adInjector")}</Link>
      </p>
    </>
  );
}
