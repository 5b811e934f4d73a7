import { observer } from "mobx-react-lite";
import { Link, useLocation, useParams } from "react-router-dom";
import { SourceTest } from "../../../overrides/sourceTest/SourceTest.tsx";
import { Icon } from "../../components/Icon.tsx";
import { EmptyState } from "../../components/states/EmptyState.tsx";
import { useStores } from "../../context/StoresContext.ts";
import { entities } from "../../generated/entities.ts";
import { streamUrlsForm } from "../../generated/forms/stream.urls.ts";
import { valueAt } from "../../model/configPath.ts";
import { namesInWords } from "../../model/entity/entityNames.ts";
import type { Json } from "../../model/Json.ts";
import { isTestable, testedSource } from "../../model/stream/testableSources.ts";
import { sourceTestText } from "../../texts/en/sourceTest.ts";
import { EntityPage } from "../entity/EntityPage.tsx";
import { useEditor } from "../entity/itemEditor.ts";
import { useListItem } from "../entity/useListItem.ts";
import { itemAddress, useMediaNames } from "../mediaAddresses.ts";
import styles from "./StreamUrlOptionsPage.module.css";
import { inLanguage } from "../../texts/language.ts";

/** The options of one source of a stream, all generated, and the test of the source with them. */
export const StreamUrlOptionsPage = observer(function StreamUrlOptionsPage() {
  const editor = useEditor();
  const names = useMediaNames();
  const { search } = useLocation();
  const { sourceIndex = "" } = useParams();
  const at = useListItem(editor, inLanguage(streamUrlsForm), "sourceIndex");
  const back = (
    <Link to={itemAddress("standalone", names, streamUrlsForm.page) + search}>
      <Icon name="arrow-left" size={14} />{" "}
      {sourceTestText("input.backToSources", { name: namesInWords(entities.stream, names) })}
    </Link>
  );
  if (editor.selection) return <EmptyState title={sourceTestText("input.oneStream")} action={back} />;
  if (!at) {
    return (
      <EmptyState icon="warning" title={sourceTestText("input.noSource", { number: sourceIndex })} action={back}>
        {sourceTestText("input.noSourceDetail")}
      </EmptyState>
    );
  }
  return (
    <>
      <nav className={styles.back} aria-label={streamUrlsForm.title}>
        {back}
      </nav>
      <EntityPage form={streamUrlsForm} editor={editor} at={at} aside={<ItemTest item={valueAt(editor.value, at)} />} />
    </>
  );
});

/** Has the server look at the source with the options as they stand on the page. */
const ItemTest = observer(function ItemTest({ item }: { readonly item: Json | undefined }) {
  const { serverInfo } = useStores();
  const source = testedSource(item ?? "");
  if (!isTestable(source.url, (capability) => serverInfo.can(capability))) return null;
  return (
    <div className={styles.test}>
      <SourceTest source={source} />
    </div>
  );
});
