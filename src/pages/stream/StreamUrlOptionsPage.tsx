import { observer } from "mobx-react-lite";
import { Link, useLocation, useParams } from "react-router-dom";
import { Icon } from "../../components/Icon.tsx";
import { EmptyState } from "../../components/states/EmptyState.tsx";
import { streamUrlsForm } from "../../generated/forms/stream.urls.ts";
import { text } from "../../texts/text.ts";
import { EntityPage } from "../entity/EntityPage.tsx";
import { useEditor } from "../entity/itemEditor.ts";
import { useListItem } from "../entity/useListItem.ts";
import { itemAddress, useMediaNames } from "../mediaAddresses.ts";
import styles from "./StreamUrlOptionsPage.module.css";
import { inLanguage } from "../../texts/language.ts";

/** The options of one source of a stream; everything on it is generated. */
export const StreamUrlOptionsPage = observer(function StreamUrlOptionsPage() {
  const editor = useEditor();
  const names = useMediaNames();
  const { search } = useLocation();
  const { sourceIndex = "" } = useParams();
  const at = useListItem(editor, inLanguage(streamUrlsForm), "sourceIndex");
  const back = (
    <Link to={itemAddress("standalone", names, streamUrlsForm.page) + search}>
      <Icon name="arrow-left" size={14} /> {text("input.backToSources", { name: names.join(", ") })}
    </Link>
  );
  if (editor.selection) return <EmptyState title={text("input.oneStream")} action={back} />;
  if (!at) {
    return (
      <EmptyState icon="warning" title={text("input.noSource", { number: sourceIndex })} action={back}>
        {text("input.noSourceDetail")}
      </EmptyState>
    );
  }
  return (
    <>
      <nav className={styles.back} aria-label={streamUrlsForm.title}>
        {back}
      </nav>
      <EntityPage form={streamUrlsForm} editor={editor} at={at} />
    </>
  );
});
