import { useEffect, useState } from "react";
import { useStores } from "../../src/context/StoresContext.ts";
import type { AuditFilter } from "../../src/model/audit/auditFilter.ts";
import { AuditList } from "../../src/stores/audit/AuditList.ts";

const askEveryMs = 5000;

/** The entries that a filter leaves while their page is open and the server is there; new ones come by themselves. To be used in an observer. @param filter the same object while it says the same */
export function useAuditList(filter: AuditFilter): AuditList {
  const { calls, connection } = useStores();
  const { isOffline } = connection;
  const [list] = useState(() => new AuditList(() => calls.audit()));
  useEffect(() => {
    if (isOffline) return undefined;
    let isOver = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const askAgain = async (reading: Promise<void> | undefined): Promise<void> => {
      await reading;
      // Not while nobody looks.
      const ask = () => void askAgain(document.hidden ? undefined : list.refresh());
      if (!isOver) timer = setTimeout(ask, askEveryMs);
    };
    void askAgain(list.show(filter));
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [list, filter, isOffline]);
  return list;
}
