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
  const names = new SourceNames(switches);
  const count = switches.filter(isSwitch).length;
  const breaks = switches.filter((one) => one["cause"] === "lost" && isSameSource(one)).length;
  return (
    <details className={styles.switches}>
      <summary>
        {count === 0 ? healthText("health.noSwitch") : healthText("health.switches", { count })}
        {breaks > 0 && healthText("health.breaks", { count: breaks })}
      </summary>
      <ol>
        {switches.map((one, index) => (
          <li key={switches.length - index}>
            {typeof one["at"] === "number" && (
              <time dateTime={new Date(one["at"]).toISOString()}>{formatMoment(one["at"])}</time>
            )}
            <span>{switchWords(one, names)}</span>
          </li>
        ))}
      </ol>
    </details>
  );
}

/** A start, and a source that came again, lead to no other source. */
function isSwitch(told: JsonObject): boolean {
  return ["lost", "back", "hand"].some((known) => known === told["cause"]) && !isSameSource(told);
}

/** What is secret in addresses is hidden: those of two sources may look alike. Older servers tell no more than those. */
function isSameSource({ again, to, from, to_number: number, from_number: numberBefore }: JsonObject): boolean {
  return typeof again === "boolean" ? again : to === from && number === numberBefore;
}

function switchWords(told: JsonObject, names: SourceNames): string {
  const { cause, error, said } = told;
  const next = names.of(told["to"], told["to_number"]);
  const before = names.of(told["from"], told["from_number"]);
  if (cause === "lost" && typeof error === "string") {
    const words = { to: next, from: before, error: withHiddenShown(fromServer(error, { said })) };
    return healthText(isSameSource(told) ? "health.switch.again" : "health.switch.lost", words);
  }
  if (cause === "back") return healthText("health.switch.back", { to: next, from: before });
  if (cause === "hand") return healthText("health.switch.hand", { to: next });
  return healthText("health.switch.start", { to: next });
}

/**
 * What the sources of some switches are called: by their addresses; where those of two look alike, with the place in the
 * list of now, or as one that is not in it.
 */
class SourceNames {
  readonly #numbers = new Map<Json | undefined, Set<Json | undefined>>();

  constructor(switches: readonly JsonObject[]) {
    for (const told of switches) {
      const { to, from, to_number: number, from_number: numberBefore } = told;
      this.#add(to, number);
      if (from !== undefined) this.#add(from, numberBefore);
      // Two that are not in the list have no numbers to tell them apart by.
      if (to === from && number === undefined && !isSameSource(told)) this.#add(to, null);
    }
  }

  of(address: Json | undefined, number: Json | undefined): string {
    if (typeof address !== "string") return "";
    const isAlike = (this.#numbers.get(address)?.size ?? 0) > 1;
    const url = shownUrl(address);
    if (!isAlike) return url;
    return typeof number === "number"
      ? healthText("health.numbered", { url, number })
      : healthText("health.unlisted", { url });
  }

  #add(address: Json | undefined, number: Json | undefined): void {
    this.#numbers.set(address, (this.#numbers.get(address) ?? new Set()).add(number));
  }
}
