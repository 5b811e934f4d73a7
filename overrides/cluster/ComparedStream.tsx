import { observer } from "mobx-react-lite";
import { useCallback, useEffect, useRef, useState } from "react";
import { classes } from "../../src/components/classes.ts";
import { Button, IconButton } from "../../src/components/controls/Button.tsx";
import { HeaderCell } from "../../src/components/data/HeaderCell.tsx";
import { Panel } from "../../src/components/data/Panel.tsx";
import { Table } from "../../src/components/data/Table.tsx";
import { VisuallyHidden } from "../../src/components/VisuallyHidden.tsx";
import { useStores } from "../../src/context/StoresContext.ts";
import { usePolled } from "../../src/context/usePolled.ts";
import { entities } from "../../src/generated/entities.ts";
import type { StreamSettings } from "../../src/generated/types/StreamSettings.ts";
import { type DriftRow, driftRows } from "../../src/model/cluster/settingDrift.ts";
import { clusterText } from "../../src/texts/en/cluster.ts";
import { ClusterAnswer } from "./ClusterAnswer.tsx";
import { CopyStream } from "./CopyStream.tsx";
import styles from "./Cluster.module.css";
import { fromServer } from "../../src/texts/language.ts";

interface ComparedStreamProps {
  readonly name: string;
  readonly onCopied: () => void;
  readonly onClose: () => void;
}

/** The settings of one stream in which the servers differ, side by side, and the way to have them alike. */
export const ComparedStream = observer(function ComparedStream({ name, onCopied, onClose }: ComparedStreamProps) {
  const place = useRef<HTMLDivElement>(null);
  // It comes above the list that it was asked for in.
  useEffect(() => place.current?.focus(), []);
  const { calls } = useStores();
  const ask = useCallback(async () => (await calls.cluster()).settingsOf(name), [calls, name]);
  const polled = usePolled(ask);
  const [copyTo, setCopyTo] = useState<string>();
  const [copied, setCopied] = useState<string>();
  const servers = polled.answer?.servers;
  const [own, ...others] = Object.entries(servers ?? {});
  const isHere = own?.[1].settings !== undefined;
  return (
    <div
      ref={place}
      tabIndex={-1}
      role="region"
      aria-label={clusterText("cluster.comparing", { name })}
      className={styles.compared}
    >
      <ClusterAnswer polled={polled}>
        <Panel
          title={clusterText("cluster.comparing", { name })}
          isFlush
          actions={
            <>
              {isHere && others.length > 0 && (
                <Button icon="copy" onClick={() => setCopyTo("")}>
                  {clusterText("cluster.copyTo")}
                </Button>
              )}
              <IconButton icon="remove" label={clusterText("cluster.close")} onClick={onClose} />
            </>
          }
        >
          <p className={styles.done} role="status">
            {copied !== undefined && clusterText("cluster.copyDone", { name, server: copied })}
          </p>
          {servers !== undefined && (
            <Comparison name={name} servers={servers} onCopy={isHere ? setCopyTo : undefined} />
          )}
        </Panel>
        {copyTo !== undefined && (
          <CopyStream
            name={name}
            own={own?.[0] ?? ""}
            servers={others.map(([server]) => server)}
            chosen={copyTo}
            onClose={() => setCopyTo(undefined)}
            onCopied={(server) => {
              setCopyTo(undefined);
              setCopied(server);
              place.current?.focus();
              polled.reload();
              onCopied();
            }}
          />
        )}
      </ClusterAnswer>
    </div>
  );
});

interface ComparisonProps {
  readonly name: string;
  readonly servers: StreamSettings["servers"];
  readonly onCopy: ((server: string) => void) | undefined;
}

function Comparison({ name, servers, onCopy }: ComparisonProps) {
  const all = Object.entries(servers);
  const asked = all.filter(([, { error }]) => error === undefined);
  const there = asked.filter(([, { settings }]) => settings !== undefined);
  const rows = driftRows(
    name,
    there.map(([, one]) => one),
    entities,
  );
  const ownName = all[0]?.[0];
  return (
    <>
      <ul className={styles.notes}>
        {there.length === 0 && <li>{clusterText("cluster.noStream", { name })}</li>}
        {there.length > 1 && rows.length === 0 && (
          <li>{clusterText("cluster.equal", { servers: there.map(([server]) => server).join(", ") })}</li>
        )}
        {there.length > 0 &&
          asked
            .filter(([, { settings }]) => settings === undefined)
            .map(([server]) => (
              <li key={server}>
                {clusterText("cluster.missingAt", { server })}{" "}
                {onCopy !== undefined && server !== ownName && (
                  <Button size="small" icon="copy" onClick={() => onCopy(server)}>
                    {clusterText("cluster.copyToServer", { server })}
                  </Button>
                )}
              </li>
            ))}
        {all
          .filter(([, { error }]) => error !== undefined)
          .map(([server, { error = "", said }]) => (
            <li key={server}>{clusterText("cluster.unaskedAt", { server, error: fromServer(error, { said }) })}</li>
          ))}
      </ul>
      {rows.length > 0 && (
        <Table
          caption={clusterText("cluster.comparedTable", { name })}
          head={
            <>
              <HeaderCell label={clusterText("cluster.column.setting")} />
              {there.map(([server]) => (
                <HeaderCell key={server} label={server} />
              ))}
            </>
          }
        >
          {rows.map((row) => (
            <ComparedSetting key={row.pointer} row={row} />
          ))}
          {onCopy !== undefined && there.length > 1 && (
            <tr>
              <td>
                <VisuallyHidden>{clusterText("cluster.copyTo")}</VisuallyHidden>
              </td>
              {there.map(([server]) => (
                <td key={server}>
                  {server !== ownName && (
                    <Button size="small" icon="copy" onClick={() => onCopy(server)}>
                      {clusterText("cluster.copyToServer", { server })}
                    </Button>
                  )}
                </td>
              ))}
            </tr>
          )}
        </Table>
      )}
    </>
  );
}

function ComparedSetting({ row }: { readonly row: DriftRow }) {
  return (
    <tr>
      <td className={styles.setting}>{row.title}</td>
      {row.values.map((value, index) => (
        <td key={index} className={classes(styles.value, value !== undefined && value.variant > 0 && styles.other)}>
          {value?.words ?? clusterText("cluster.missing")}
        </td>
      ))}
    </tr>
  );
}
