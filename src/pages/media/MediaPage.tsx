import { useCallback } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { SearchField } from "../../components/controls/SearchField.tsx";
import { PageHeader } from "../../components/shell/PageHeader.tsx";
import { text } from "../../texts/text.ts";
import { itemAddress } from "../itemAddress.ts";
import { StreamCount } from "./StreamCount.tsx";
import { StreamList } from "./StreamList.tsx";
import { useStreamSearch } from "./useStreamSearch.ts";
import styles from "./MediaPage.module.css";

/** The root: every stream with its status, found by name, title, comment or source. */
export function MediaPage() {
  const navigate = useNavigate();
  const { search } = useLocation();
  const { typed, type, settle } = useStreamSearch();
  const clear = useCallback(() => type(""), [type]);
  const open = useCallback(
    (name: string) => void navigate({ pathname: itemAddress("standalone", [name]), search }),
    [navigate, search],
  );
  return (
    <>
      <PageHeader title={text("pages.streams")} />
      <div className={styles.bar} onBlur={settle}>
        <SearchField label={text("media.search")} value={typed} onChange={type} />
        <StreamCount />
      </div>
      <StreamList onOpen={open} onClear={clear} />
    </>
  );
}
