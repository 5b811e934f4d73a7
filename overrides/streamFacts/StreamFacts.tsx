import type { JsonObject } from "../../src/model/Json.ts";
import { streamStats } from "../../src/model/stream/reportedStream.ts";
import { StreamView } from "../../src/model/stream/StreamView.ts";
import { formatBitrate } from "../../src/model/units/formatQuantity.ts";
import { text } from "../../src/texts/text.ts";
import styles from "./StreamFacts.module.css";
import { overviewText } from "../../src/texts/en/streamOverview.ts";

/** A stream as the server reports it, in a line of plain words; drawn anew by whoever watches it. What is not known is left out. */
export function StreamFacts({ stream }: { readonly stream: JsonObject }) {
  const { runtime, clients, bitrate, source } = new StreamView(stream);
  const { alive, out_bandwidth: output, published_from: from, published_via: via } = streamStats(stream);
  const facts = [
    [overviewText("overview.runtime"), runtime],
    [overviewText("overview.clients"), clients],
    [overviewText("overview.input"), bitrate],
    [overviewText("overview.output"), alive === true && typeof output === "number" ? formatBitrate(output) : ""],
    // Where nothing comes in it has no source, as the panel below says.
    [overviewText("overview.source"), alive === true ? source : ""],
    [overviewText("overview.publisher"), publisher(from, via)],
  ] as const;
  return (
    <dl className={styles.facts} data-live aria-label={overviewText("overview.facts")}>
      {facts.map(
        ([name, value]) =>
          value !== "" && (
            <div key={name} className={styles.fact}>
              <dt>{name}</dt>
              <dd title={value}>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

function publisher(from: unknown, via: unknown): string {
  if (typeof from !== "string") return "";
  return typeof via === "string" ? text("overview.publisherVia", { from, via }) : from;
}
