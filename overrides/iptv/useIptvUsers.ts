import { useEffect, useRef, useState } from "react";
import { watchLeave } from "../../src/api/browserPage.ts";
import { useStores } from "../../src/context/StoresContext.ts";
import type { FormColumn } from "../../src/forms/formColumns.ts";
import { valueAt } from "../../src/model/configPath.ts";
import { IptvUserList } from "../../src/stores/iptv/IptvUserList.ts";

const databasePath = ["plugins", "iptv", "database"];

/** The users while their page is open: read at once and when the server is back; what is typed is saved when it is left. To be used in an observer. */
export function useIptvUsers(columns: readonly FormColumn[]): IptvUserList {
  const { calls, connection, config } = useStores();
  const { isOffline } = connection;
  const [list] = useState(
    () =>
      new IptvUserList(() => calls.iptv(), new Set(columns.filter(({ isNumber }) => isNumber).map(({ name }) => name))),
  );
  const database = JSON.stringify(valueAt({ plugins: config.readValue("plugins") ?? {} }, databasePath) ?? null);
  const asked = useRef(database);
  useEffect(() => {
    if (asked.current !== database) list.forget();
    asked.current = database;
    if (isOffline) return;
    void list.retry().then(() => list.refresh());
  }, [list, isOffline, database]);
  useEffect(() => {
    const saveHidden = () => {
      if (document.hidden) void list.saveAll();
    };
    // The page may be closed while it is hidden, without another word.
    document.addEventListener("visibilitychange", saveHidden);
    const stopAsking = watchLeave(window, () => list.hasUnsaved);
    return () => {
      document.removeEventListener("visibilitychange", saveHidden);
      stopAsking();
      list.leave();
    };
  }, [list]);
  return list;
}
