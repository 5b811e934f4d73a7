import type { SessionKind } from "../../../../src/generated/contracts/EntityImpacts.ts";
import type { StreamImpact } from "../../../../src/model/impact/Impact.ts";
import type { Observed } from "./ImpactBench.ts";

/** A change, what was announced of it, and what happened. */
interface Row {
  readonly pattern: string;
  readonly how: string;
  readonly on: string;
  readonly said: string;
  readonly did: string;
}

const kinds = ["viewers", "publishers", "pushes"] as const;
const NOTHING = "nothing";

/** What was announced and did not happen, or happened unannounced. */
export function differences(said: StreamImpact | undefined, did: Observed | undefined): readonly string[] {
  if (did === undefined) return ["not watched"];
  const ends = (kind: SessionKind): boolean => said?.ends.has(kind) === true;
  const restarts = said?.restarts === true;
  return [
    ...kinds.flatMap((kind) => {
      if (did[kind] && !ends(kind) && said?.asks.has(kind) !== true) return [`${kind} are cut off unannounced`];
      return ends(kind) && !did[kind] ? [`${kind} were announced to be cut off, and stay`] : [];
    }),
    // Where nobody is left who watches or publishes, there is nothing to see.
    ...(did.restarts && !restarts && !did.viewers && !did.publishers ? ["it is read anew unannounced"] : []),
    ...(restarts && !did.restarts ? ["it was announced to be read anew, and goes on"] : []),
  ];
}

export function saidWords(said: StreamImpact | undefined): string {
  if (said === undefined) return NOTHING;
  const ended = [...said.ends].map((kind) => `${kind} are cut off`);
  const asked = [...said.asks].map((kind) => `${kind} may be refused`);
  return [...(said.restarts ? ["read anew"] : []), ...ended, ...asked].join(", ");
}

export function didWords(did: Observed | undefined): string {
  if (did === undefined) return NOTHING;
  const words = [
    did.restarts ? "read anew" : "",
    ...kinds.map((kind) => (did[kind] ? `${kind} are cut off` : "")),
    did.isViewerAsked && !did.viewers ? "viewers are asked about" : "",
    did.isPublisherAsked && !did.publishers ? "publishers are asked about" : "",
  ].filter(Boolean);
  return words.join(", ") || NOTHING;
}

/** The page for docs: streams that react in the same way share a row. */
export function tableOf(rows: readonly Row[]): string {
  const merged = new Map<string, Row>();
  for (const row of rows) {
    const id = JSON.stringify([row.pattern, row.how, row.said, row.did]);
    const before = merged.get(id);
    merged.set(id, before === undefined ? row : { ...before, on: `${before.on}, ${row.on}` });
  }
  const lines = [...merged.values()].map(({ pattern, how, on, said, did }) => {
    const cells = [`\`${pattern.slice(1).replaceAll("/", ".")}\``, `\`${how.replaceAll("|", "\\|")}\``, on, said, did];
    return `| ${cells.join(" | ")} |`;
  });
  return [
    "# What a change of a stream interrupts",
    "",
    "Written by a test (`npx vitest run tests/server/impact -u`): it changes every setting of a stream in the media side as the",
    "engine puts it together, with a viewer, a publisher and a push, and fails where what `x-impact` announces is not what happens.",
    "",
    "| setting | change | stream that is | announced | happened |",
    "| --- | --- | --- | --- | --- |",
    ...lines,
    "",
  ].join("\n");
}
