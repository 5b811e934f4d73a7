import { observer } from "mobx-react-lite";
import { type ReactNode, type UIEvent, useMemo, useState } from "react";
import { Button } from "../../src/components/controls/Button.tsx";
import { keepTypedAhead } from "../../src/components/controls/lostInput.ts";
import { SearchField } from "../../src/components/controls/SearchField.tsx";
import { Panel } from "../../src/components/data/Panel.tsx";
import { useNarrow } from "../../src/components/data/useNarrow.ts";
import { VirtualList } from "../../src/components/data/VirtualList.tsx";
import { Icon } from "../../src/components/Icon.tsx";
import { WhenSign } from "../../src/components/states/WhenSign.tsx";
import { EmptyState } from "../../src/components/states/EmptyState.tsx";
import { ErrorState } from "../../src/components/states/ErrorState.tsx";
import { LoadingState } from "../../src/components/states/LoadingState.tsx";
import { useStores } from "../../src/context/StoresContext.ts";
import { formColumns } from "../../src/forms/formColumns.ts";
import { iptvUserUserForm } from "../../src/generated/forms/iptv-user.user.ts";
import { formatCount } from "../../src/model/units/formatQuantity.ts";
import type { IptvUserList } from "../../src/stores/iptv/IptvUserList.ts";
import type { IptvUserRow } from "../../src/stores/iptv/IptvUserRow.ts";
import { iptvText } from "../../src/texts/en/iptv.ts";
import { NewUserDialog } from "./NewUserDialog.tsx";
import { RemoveAllUsers } from "./RemoveAllUsers.tsx";
import { useIptvUsers } from "./useIptvUsers.ts";
import { UserHead, UserRow, UsersTableContext } from "./UserRow.tsx";
import styles from "./IptvUsers.module.css";
import { inLanguage } from "../../src/texts/language.ts";

/** So near to its end the list reads on [S510]. */
const nearPx = 300;
const rowHeightPx = 60;
const cardHeightPx = 196;
/** A wider window has room for a table. */
const mostCardPx = 1023;

/** The users of the IPTV database: a table to search, to edit where it stands, to add to and remove from. */
export const IptvUsers = observer(function IptvUsers() {
  const columns = useMemo(() => formColumns(inLanguage(iptvUserUserForm)), []);
  const list = useIptvUsers(columns);
  const isCard = useNarrow(mostCardPx);
  const table = useMemo(() => ({ list, columns, isCard }), [list, columns, isCard]);
  const [made, setMade] = useState<string>();
  const handleScroll = ({ target }: UIEvent<HTMLDivElement>) => {
    if (!(target instanceof Element)) return;
    if (target.scrollHeight - target.scrollTop - target.clientHeight < nearPx) list.loadMore();
  };
  return (
    <Panel
      title={iptvText("iptv.users")}
      marks={<WhenSign when="atOnce" />}
      actions={<UserActions list={list} onSaid={setMade} />}
      isFlush
    >
      <div className={styles.users} data-cards={isCard}>
        <UsersBar list={list} said={made} />
        <div onScrollCapture={handleScroll}>
          <UsersTableContext value={table}>
            <VirtualList
              label={iptvText("iptv.users")}
              items={list.rows}
              getKey={keyOf}
              Row={UserRow}
              head={isCard ? undefined : <UserHead columns={columns} />}
              columns={isCard ? "minmax(0, 1fr) minmax(0, 1fr)" : widthsOf(columns)}
              minWidthPx={isCard ? 0 : 960}
              rowHeightPx={isCard ? cardHeightPx : rowHeightPx}
              preload={4}
              empty={
                <div className={styles.none}>
                  <NoUsers list={list} />
                </div>
              }
            />
          </UsersTableContext>
        </div>
        {list.isReading && list.rows.length > 0 && <LoadingState label={iptvText("iptv.loadingMore")} />}
      </div>
    </Panel>
  );
});

function keyOf({ id }: IptvUserRow): string {
  return String(id);
}

/** Texts share what is left; a key has its buttons beside it. */
function widthsOf(columns: ReturnType<typeof formColumns>): string {
  const own = columns.map(({ isNumber, isSecret }) =>
    isNumber ? "96px" : isSecret ? "minmax(190px, 1fr)" : "minmax(120px, 1.2fr)",
  );
  return [...own, "196px", "140px"].join(" ");
}

interface UserActionsProps {
  readonly list: IptvUserList;
  /** Something was done: the words for it. */
  readonly onSaid: (words: string) => void;
}

/** What can be done with the users as a whole. */
const UserActions = observer(function UserActions({ list, onSaid }: UserActionsProps) {
  const { connection } = useStores();
  const [open, setOpen] = useState<"add" | "clear">();
  const close = () => setOpen(undefined);
  const add = () => {
    keepTypedAhead();
    setOpen("add");
  };
  const { isOffline } = connection;
  return (
    <>
      <Button icon="refresh" isBusy={list.isReading} disabled={isOffline} onClick={() => void list.refresh()}>
        {iptvText("iptv.refresh")}
      </Button>
      <Button
        icon="trash"
        disabled={isOffline || (list.total === 0 && list.applied === "")}
        onClick={() => setOpen("clear")}
      >
        {iptvText("iptv.removeAll")}
      </Button>
      <Button icon="plus" variant="primary" disabled={isOffline} onClick={add}>
        {iptvText("iptv.addUser")}
      </Button>
      {open === "add" && (
        <NewUserDialog
          list={list}
          onClose={close}
          onCreated={(name) => {
            close();
            onSaid(iptvText("iptv.created", { name }));
          }}
        />
      )}
      {open === "clear" && (
        <RemoveAllUsers
          list={list}
          onClose={close}
          onRemoved={(count) => {
            close();
            onSaid(iptvText("iptv.removedAll", { count }));
          }}
        />
      )}
    </>
  );
});

interface UsersBarProps {
  readonly list: IptvUserList;
  readonly said: string | undefined;
}

/** The filter, how many it leaves, and what is to be known of the list. */
const UsersBar = observer(function UsersBar({ list, said }: UsersBarProps) {
  const { connection } = useStores();
  const { total, applied, failure } = list;
  const count = total === undefined ? "" : formatCount(total);
  const all = iptvText("iptv.total", { count: total ?? "" });
  const words = applied === "" ? all : iptvText("iptv.totalFound", { count });
  return (
    <>
      <div className={styles.bar}>
        <SearchField
          label={iptvText("iptv.searchUsers")}
          value={list.filter}
          onChange={(typed) => list.setFilter(typed)}
        />
        <span className={styles.said} role="status">
          {said}
        </span>
        <span className={styles.count} role="status">
          {total !== undefined && words}
        </span>
      </div>
      {connection.isOffline && list.rows.length > 0 && <Note words={iptvText("iptv.offline")} />}
      {failure !== undefined && list.rows.length > 0 && !connection.isOffline && (
        <Note words={iptvText("iptv.notAllRead", { words: failure })}>
          <Button size="small" icon="refresh" isBusy={list.isReading} onClick={() => void list.refresh()}>
            {iptvText("iptv.refresh")}
          </Button>
        </Note>
      )}
    </>
  );
});

function Note({ words, children }: { readonly words: string; readonly children?: ReactNode }) {
  return (
    <div className={styles.note} role="status">
      <Icon name="warning" size={14} />
      <span>{words}</span>
      {children}
    </div>
  );
}

/** Said where no user is shown, with the way out. */
const NoUsers = observer(function NoUsers({ list }: { readonly list: IptvUserList }) {
  const { connection } = useStores();
  const { failure, total, applied } = list;
  if (connection.isOffline && total === undefined) return <EmptyState title={iptvText("iptv.offlineUsers")} />;
  if (failure !== undefined) {
    return (
      <ErrorState title={iptvText("iptv.failed")} isRetrying={list.isReading} onRetry={() => void list.refresh()}>
        {failure}
      </ErrorState>
    );
  }
  if (total === undefined || list.isReading) return <LoadingState label={iptvText("iptv.loadingUsers")} />;
  if (applied !== "") return <EmptyState title={iptvText("iptv.noUserFits")} />;
  return <EmptyState title={iptvText("iptv.noUsers")}>{iptvText("iptv.noUsersHelp")}</EmptyState>;
});
