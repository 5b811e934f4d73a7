import { observer } from "mobx-react-lite";
import { useNavigate, useSearchParams } from "react-router-dom";
import { useEffect } from "react";
import { SearchField } from "../../components/controls/SearchField.tsx";
import { PageHeader } from "../../components/shell/PageHeader.tsx";
import { itemAddress } from "../itemAddress.ts";
import { text } from "../../texts/text.ts";
import { useStores } from "../useStores.ts";
import { StreamList } from "./StreamList.tsx";
import styles from "./MediaPage.module.css";

/** The root: every stream with its status, found by name, title, comment or source. */
export const MediaPage = observer(function MediaPage() {
  const { streams } = useStores();
  const [params, setParams] = useSearchParams();
  const navigate = useNavigate();
  const query = params.get("query") ?? "";
  useEffect(() => streams.search(query), [streams, query]);
  const search = (next: string) => setParams(next === "" ? {} : { query: next }, { replace: true });
  return (
    <>
      <PageHeader title={text("pages.streams")} />
      <div className={styles.bar}>
        <SearchField label={text("media.search")} value={query} onChange={search} />
        <p className={styles.count} role="status">
          {text("media.shown", { shown: streams.names.length, total: streams.total })}
        </p>
      </div>
      <StreamList
        onOpen={(name) => void navigate({ pathname: itemAddress("standalone", [name]), search: params.toString() })}
        onClear={() => search("")}
      />
    </>
  );
});
