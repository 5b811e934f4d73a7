import { KeyValueList } from "../../src/components/data/KeyValueList.tsx";
import { PanelPart } from "../../src/components/data/Panel.tsx";
import { Badge } from "../../src/components/states/Badge.tsx";
import { entities } from "../../src/generated/entities.ts";
import type { AuthTrial } from "../../src/generated/types/AuthTrial.ts";
import { parsePointer, valueAt } from "../../src/model/configPath.ts";
import { countryName } from "../../src/model/countries.ts";
import { fieldAt } from "../../src/model/entity/entityPlace.ts";
import type { CollectionEditor } from "../../src/stores/editing/CollectionEditor.ts";
import type { JsonObject } from "../../src/model/Json.ts";
import { formatCount } from "../../src/model/units/formatQuantity.ts";
import { authTrialText } from "../../src/texts/en/authTrial.ts";
import fields from "../../src/theme/fields.module.css";
import styles from "./AuthTrial.module.css";

interface TrialAnswerProps {
  readonly trial: AuthTrial | undefined;
  /** Why there is none. */
  readonly failure: string | undefined;
  /** The rule that decided stands in one of its backends. */
  readonly editor: CollectionEditor;
  /** It was made with other settings, or about another viewer, than those that stand there now. */
  readonly isOld: boolean;
}

/** What was decided about a viewer: by which rule, how quickly, and what each address answered. */
export function TrialAnswer({ trial, failure, editor, isOld }: TrialAnswerProps) {
  if (isOld) return <p className={styles.note}>{authTrialText("authTrial.changed")}</p>;
  if (trial === undefined) return <p className={fields.error}>{failure}</p>;
  const { verdict, by, reason, country, took_ms, asked, pointer } = trial;
  const words = authTrialText(`authTrial.by.${by}`);
  const backend = trial.backend !== undefined && editor.keys.includes(trial.backend) ? trial.backend : undefined;
  const named = backend === undefined ? words : byWords(words, editor.titleOf(backend));
  const rule = pointer && backend && ruleAt(pointer, editor.editor(backend).value);
  const rows = [
    { name: authTrialText("authTrial.by"), value: named },
    ...(rule === undefined ? [] : [{ name: authTrialText("authTrial.rule"), value: rule }]),
    { name: authTrialText("authTrial.why"), value: reason },
    { name: authTrialText("authTrial.country"), value: countryInWords(country) },
    { name: authTrialText("authTrial.took"), value: timeInWords(took_ms) },
  ];
  return (
    <>
      <p className={styles.verdict}>
        <Verdict verdict={verdict} />
        {verdict === "unanswered" && <span className={styles.note}>{authTrialText("authTrial.unansweredHelp")}</span>}
      </p>
      <KeyValueList rows={rows} />
      {asked.length > 0 && <AskedAddresses asked={asked} />}
    </>
  );
}

function byWords(by: string, backend: string): string {
  return authTrialText("authTrial.byOf", { by, backend });
}

function AskedAddresses({ asked }: Pick<AuthTrial, "asked">) {
  return (
    <PanelPart title={authTrialText("authTrial.asked")}>
      <ul className={styles.asked}>
        {asked.map(({ address, verdict, reason, took_ms, decided }, index) => (
          <li key={index} className={styles.one}>
            <code className={styles.address}>{address}</code>
            <Verdict verdict={verdict} />
            {decided === true && <Badge tone="accent">{authTrialText("authTrial.decided")}</Badge>}
            <span className={styles.time}>{timeInWords(took_ms)}</span>
            {verdict === "unanswered" && <span className={styles.reason}>{reason}</span>}
          </li>
        ))}
      </ul>
    </PanelPart>
  );
}

function timeInWords(ms: number): string {
  return authTrialText("authTrial.ms", { ms: formatCount(ms < 100 ? ms : Math.round(ms)) });
}

const tones = { allowed: "good", refused: "bad", unanswered: "warn" } as const;

function Verdict({ verdict }: Pick<AuthTrial, "verdict">) {
  return <Badge tone={tones[verdict]}>{authTrialText(`authTrial.verdict.${verdict}`)}</Badge>;
}

function countryInWords(country: string | undefined): string {
  if (country === undefined) return authTrialText("authTrial.unknown");
  return `${country} ${countryName(country) ?? ""}`.trim();
}

/** `Deny, IPs: 10.0.0.0/8`; a secret is told by its place. */
function ruleAt(pointer: string, settings: JsonObject | undefined): string | undefined {
  const path = parsePointer(pointer);
  const at = (depth: number) => fieldAt(["auth_backends", "*", ...path.slice(0, depth)], entities);
  const list = [at(1)?.title, at(2)?.title].filter((title) => title !== undefined).join(", ");
  const index = Number(path.at(-1)) + 1;
  const value = valueAt(settings, path);
  if (at(3)?.secret === true || typeof value !== "string")
    return authTrialText("authTrial.ruleAt", { list, value: authTrialText("authTrial.secretAt", { index }) });
  return authTrialText("authTrial.ruleAt", { list, value });
}
