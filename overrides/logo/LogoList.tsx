import { useId } from "react";
import { EmptyState } from "../../src/components/states/EmptyState.tsx";
import { ErrorState } from "../../src/components/states/ErrorState.tsx";
import { LoadingState } from "../../src/components/states/LoadingState.tsx";
import { text } from "../../src/texts/text.ts";
import type { Logo } from "./Logo.ts";
import type { LogoDesk } from "./LogoDesk.ts";
import styles from "./LogoManager.module.css";
import { LogoRow } from "./LogoRow.tsx";

interface LogoListProps {
  readonly desk: LogoDesk;
  readonly list: readonly Logo[] | "failed" | undefined;
  readonly busy: string | undefined;
  /** What is set now, and what is picked here. */
  readonly chosen: string | undefined;
  readonly picked: string | undefined;
  readonly onPick: (id: string) => void;
  readonly onChange: (id: string, file: File) => void;
  readonly onDelete: (id: string) => void;
  readonly onRetry: () => void;
}

/** The logos there are, one to be picked; or why there are none to see. */
export function LogoList({ list, chosen, picked, busy, onPick, onChange, onDelete, onRetry, desk }: LogoListProps) {
  const name = useId();
  if (list === undefined) return <LoadingState label={text("logo.loading")} />;
  if (list === "failed") return <ErrorState title={text("logo.notRead")} onRetry={onRetry} />;
  const isGone = chosen !== undefined && !list.some(({ id }) => id === chosen);
  return (
    <>
      {isGone && (
        <p className={styles.gone} role="status">
          {text("logo.gone", { id: chosen })}
        </p>
      )}
      {list.length === 0 ? (
        <EmptyState title={text("logo.none")} icon="upload">
          {text("logo.noneDetail")}
        </EmptyState>
      ) : (
        <div role="radiogroup" aria-label={text("logo.list")} className={styles.list}>
          {list.map((logo) => (
            <LogoRow
              key={logo.id}
              desk={desk}
              logo={logo}
              group={name}
              isPicked={logo.id === picked}
              isSet={logo.id === chosen}
              isBusy={busy === logo.id}
              onPick={() => onPick(logo.id)}
              onChange={(file) => onChange(logo.id, file)}
              onDelete={() => onDelete(logo.id)}
            />
          ))}
        </div>
      )}
    </>
  );
}
