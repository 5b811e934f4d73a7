import { isPlainObject, type Json, type JsonObject } from "../../src/model/Json.ts";
import { shownUrl, withHiddenShown } from "../../src/model/hiddenCharacters.ts";
import { formatMoment } from "../../src/model/units/formatTime.ts";
import { fromServer } from "../../src/texts/language.ts";
import { healthText } from "../../src/texts/en/streamHealth.ts";
import styles from "./StreamHealth.module.css";

/** When a stream went from one source to another, and why; the newest first. Nothing where the server does not tell. */
export function SwitchList({ switches: told }: { readonly switches: Json | undefined }) {
  const switches = (Array.isArray(told) ? told : []).filter(isPlainObject).toReversed();
  if (switches.length === 0) return null;
  const count = switches.filter(isSwitch).length;
  return (
    <details className={styles.switches}>
      <summary>{count === 0 ? healthText("health.noSwitch") : healthText("health.switches", { count })}</summary>
      <ol>
        {switches.map((one, index) => (
          <li key={switches.length - index}>
            {typeof one["at"] === "number" && (
              <time dateTime={new Date(one["at"]).toISOString()}>{formatMoment(one["at"])}</time>
            )}
            <span>{switchWords(one)}</span>
          </li>
        ))}
      </ol>
    </details>
  );
}

/** A start, and a source that came again, lead to no other source. */
function isSwitch({ to, from, cause }: JsonObject): boolean {
  return ["lost", "back", "hand"].some((known) => known === cause) && to !== from;
}

function switchWords({ to, from, cause, error, said }: JsonObject): string {
  const next = typeof to === "string" ? shownUrl(to) : "";
  const before = typeof from === "string" ? shownUrl(from) : "";
  if (cause === "lost" && typeof error === "string") {
    const words = { to: next, from: before, error: withHiddenShown(fromServer(error, { said })) };
    return healthText(before === next ? "health.switch.again" : "health.switch.lost", words);
  }
  if (cause === "back") return healthText("health.switch.back", { to: next, from: before });
  if (cause === "hand") return healthText("health.switch.hand", { to: next });
  return healthText("health.switch.start", { to: next });
}
