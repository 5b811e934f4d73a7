import { observer } from "mobx-react-lite";
import { createContext, useContext } from "react";
import { IconButton } from "../../src/components/controls/Button.tsx";
import { HeaderCell } from "../../src/components/data/HeaderCell.tsx";
import { GridCell } from "../../src/components/data/VirtualList.tsx";
import { Icon } from "../../src/components/Icon.tsx";
import { useStores } from "../../src/context/StoresContext.ts";
import type { FormColumn } from "../../src/forms/formColumns.ts";
import type { IptvUserList } from "../../src/stores/iptv/IptvUserList.ts";
import type { IptvUserRow } from "../../src/stores/iptv/IptvUserRow.ts";
import { iptvText } from "../../src/texts/en/iptv.ts";
import { FieldCell, KeyCell, PlaylistCell } from "./UserCells.tsx";
import styles from "./IptvUsers.module.css";

interface UsersTable {
  readonly list: IptvUserList;
  readonly columns: readonly FormColumn[];
  /** On a narrow screen each user is a card. */
  readonly isCard: boolean;
}

/** What the rows of the table share: a row is given its user alone. */
export const UsersTableContext = createContext<UsersTable | undefined>(undefined);

/** The head of the table: the settings of the schema, the playlist, what became of the last edit. */
export function UserHead({ columns }: { readonly columns: readonly FormColumn[] }) {
  return (
    <>
      {columns.map(({ name, title, isNumber }) => (
        <HeaderCell key={name} as="div" label={title} isNumber={isNumber} />
      ))}
      <HeaderCell as="div" label={iptvText("iptv.column.playlist")} />
      <HeaderCell as="div" label={iptvText("iptv.column.saving")} isHidden />
    </>
  );
}

/** A user: each setting is edited where it stands, and saved by itself. */
export const UserRow = observer(function UserRow({ item }: { readonly item: IptvUserRow }) {
  const table = useContext(UsersTableContext);
  if (table === undefined) return null;
  const { columns, isCard, list } = table;
  const wide = isCard ? { fromColumn: 1 } : {};
  return (
    <>
      {columns.map((field) => (
        <GridCell key={field.name}>
          {field.isSecret ? (
            <KeyCell row={item} field={field} isCard={isCard} />
          ) : (
            <FieldCell row={item} field={field} isCard={isCard} />
          )}
        </GridCell>
      ))}
      <GridCell {...wide}>
        <PlaylistCell row={item} />
      </GridCell>
      <GridCell {...wide}>
        <UserState row={item} list={list} />
      </GridCell>
    </>
  );
});

interface UserStateProps {
  readonly row: IptvUserRow;
  readonly list: IptvUserList;
}

/** Whether the user is saved, what can be done if not, and the way to remove it. */
const UserState = observer(function UserState({ row, list }: UserStateProps) {
  const { questions, failures, connection } = useStores();
  const { state } = row;
  const { name } = row.saved;
  const remove = async () => {
    const isMeant = await questions.ask({
      title: iptvText("iptv.removeTitle", { name }),
      words: iptvText("iptv.removeQuestion"),
      verb: iptvText("iptv.removeVerb"),
      isDangerous: true,
    });
    if (!isMeant) return;
    await failures.attempt(iptvText("iptv.notRemoved", { name }), () => list.remove(row));
  };
  const putBack = () => failures.attempt(iptvText("iptv.notPutBack", { name }), () => list.putBack(row));
  const isGone = state.kind === "gone";
  return (
    <span className={styles.state}>
      <StateWords row={row} />
      {(state.kind === "failed" || state.kind === "overtaken") && (
        <IconButton
          icon="refresh"
          size="small"
          label={iptvText("iptv.retry", { name })}
          onClick={() => void row.save()}
        />
      )}
      {isGone && (
        <IconButton
          icon="undo"
          size="small"
          label={iptvText("iptv.putBack", { name })}
          onClick={() => void putBack()}
        />
      )}
      <IconButton
        icon={isGone ? "remove" : "trash"}
        size="small"
        label={iptvText(isGone ? "iptv.dismiss" : "iptv.remove", { name })}
        when={isGone ? undefined : "atOnce"}
        disabled={!isGone && connection.isOffline}
        onClick={() => (isGone ? list.drop(row) : void remove())}
      />
    </span>
  );
});

/** What became of the last edit, told as it changes. */
const StateWords = observer(function StateWords({ row: { state, problems } }: { readonly row: IptvUserRow }) {
  if (state.kind === "refused" || state.kind === "failed") {
    // What is wrong with a field stands below it.
    const isSaidThere = problems.some(({ pointer }) => pointer !== "");
    const words = isSaidThere ? iptvText("iptv.notSaved") : iptvText("iptv.notSavedWhy", { words: state.words });
    return (
      <span className={styles.failed} role="alert" title={state.words}>
        <Icon name="error" size={14} />
        <span>{words}</span>
      </span>
    );
  }
  if (state.kind === "overtaken") return <Overtaken theirs={state.theirs} />;
  const words = state.kind === "still" ? "" : iptvText(`iptv.${state.kind}`);
  return (
    <span className={state.kind === "gone" ? styles.failed : styles.words} role="status" title={words}>
      {words}
    </span>
  );
});

interface OvertakenProps {
  readonly theirs: readonly { readonly field: string; readonly value: string }[];
}

/** What somebody else saved into the fields that were being typed; no secret is shown. */
function Overtaken({ theirs }: OvertakenProps) {
  const columns = useContext(UsersTableContext)?.columns ?? [];
  const values = columns.flatMap(({ name, title, isSecret }) => {
    const found = theirs.find(({ field }) => field === name);
    if (!found) return [];
    return isSecret ? [title] : [iptvText("iptv.theirValue", { title, value: found.value || iptvText("iptv.empty") })];
  });
  const words = iptvText("iptv.overtaken", { values: values.join(", ") });
  return (
    <span className={styles.failed} role="alert" title={words}>
      <Icon name="warning" size={14} />
      <span>{words}</span>
    </span>
  );
}
