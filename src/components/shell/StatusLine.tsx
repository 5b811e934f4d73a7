import { type ReactNode, useRef } from "react";
import { formatCount } from "../../model/units/formatQuantity.ts";
import { text } from "../../texts/text.ts";
import { useEdges } from "../controls/useEdges.ts";
import styles from "./StatusLine.module.css";

interface StatusLineProps {
  readonly version: string;
  readonly build?: string | undefined;
  readonly streams: number;
  readonly onlineStreams: number;
  readonly files: number;
  readonly clients: number;
  /** Bandwidths and the uptime come in words ("9.512 Mbps", "3 days"): the model knows the units. */
  readonly input: string;
  readonly output: string;
  readonly uptime: string;
  /** Whose clock is shown, where it is not the one at hand. */
  readonly zone?: string | undefined;
  /** At the end of the line: age of the data, connection. */
  readonly children?: ReactNode;
}

/** The server's totals in one line. */
export function StatusLine(props: StatusLineProps) {
  const line = useRef<HTMLElement>(null);
  useEdges(line);
  return (
    <section ref={line} className={styles.line} data-live aria-label={text("statusLine.label")} tabIndex={0}>
      <dl className={styles.facts}>
        <Fact name={text("statusLine.streams")}>
          {formatCount(props.streams)}{" "}
          <em>· {text("statusLine.online", { count: formatCount(props.onlineStreams) })}</em>
        </Fact>
        <Fact name={text("statusLine.clients")}>{formatCount(props.clients)}</Fact>
        <Fact name={text("statusLine.files")}>{formatCount(props.files)}</Fact>
        <Fact name={text("statusLine.in")}>{props.input}</Fact>
        <Fact name={text("statusLine.out")}>{props.output}</Fact>
        <Fact name={text("statusLine.uptime")}>{props.uptime}</Fact>
        {props.zone && <Fact name={text("statusLine.zone")}>{props.zone}</Fact>}
        <Fact name={text("statusLine.version")}>
          {props.version}
          {props.build && (
            <>
              {" "}
              <em>
                {text("statusLine.build")} {props.build}
              </em>
            </>
          )}
        </Fact>
      </dl>
      {props.children}
    </section>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
