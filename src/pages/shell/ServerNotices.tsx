import { observer } from "mobx-react-lite";
import { useEffect } from "react";
import { Icon } from "../../components/Icon.tsx";
import { Button } from "../../components/controls/Button.tsx";
import { NotificationBell, Notifications } from "../../components/shell/Notifications.tsx";
import { useStores } from "../../context/StoresContext.ts";
import { fromServer } from "../../texts/language.ts";
import { noticeText } from "../../texts/en/notices.ts";
import styles from "./ShellNotices.module.css";

/** What the server wants known above every page: a hand edit that it cannot take, and its notifications. */
export const ServerNotices = observer(function ServerNotices() {
  const { notifications } = useStores();
  const { nextVersion, shown, isPutAway, wasRecalled } = notifications;
  return (
    <>
      <HandEditNotice />
      {!isPutAway && (
        <Notifications
          nextVersion={nextVersion}
          errors={shown.map(([code, words]) => fromServer(words, { notice: code }))}
          isOpenAtFirst={wasRecalled}
          onPutAway={() => notifications.putAway()}
        />
      )}
    </>
  );
});

/** In the header, while the notifications are put away. */
export const NoticeBell = observer(function NoticeBell() {
  const { notifications } = useStores();
  return <NotificationBell count={notifications.count} onPress={() => notifications.recall()} />;
});

/** Of a file full of them the first say what is meant. */
const mostShown = 5;

/** Says that the config file was edited by hand and cannot be taken, so that nothing can be saved, and offers the ways out. */
export const HandEditNotice = observer(function HandEditNotice() {
  const { handEdit, questions, save } = useStores();
  const { words, edit, isBusy } = handEdit;
  useEffect(() => void handEdit.refresh(), [handEdit, words]);
  useEffect(() => {
    // What was refused because of it can be saved now.
    if (words === undefined && save.failure?.kind === "hand-edit") save.dismissFailure();
  }, [save, words]);
  if (words === undefined) return null;
  const changes = edit?.mend ?? [];
  const mend = async () => {
    if (await questions.ask(mendQuestion(changes), { label: noticeText("handEdit.mend") })) await handEdit.mend();
  };
  const putAside = async () => {
    if (
      await questions.ask(noticeText("handEdit.putAsideQuestion"), {
        label: noticeText("handEdit.putAside"),
        isDangerous: true,
      })
    )
      await handEdit.putAside();
  };
  return (
    <section className={styles.notice} aria-label={noticeText("handEdit.label")}>
      <Icon name="error" />
      <p role="alert" className={styles.words}>
        {words} {noticeText("handEdit.nothingSaved")}
      </p>
      {changes.length > 0 && (
        <Button size="small" variant="primary" isBusy={isBusy} onClick={() => void mend()}>
          {noticeText("handEdit.mend")}
        </Button>
      )}
      <Button size="small" isBusy={isBusy} onClick={() => void putAside()}>
        {noticeText("handEdit.putAside")}
      </Button>
    </section>
  );
});

function mendQuestion(
  changes: readonly { readonly line: number | undefined; readonly from: string; readonly to: string }[],
) {
  const shown = changes
    .slice(0, mostShown)
    .map(({ line, from, to }) => noticeText("handEdit.change", { line: line ?? "", from, to }))
    .join(" ");
  const more =
    changes.length > mostShown ? ` ${noticeText("handEdit.more", { count: changes.length - mostShown })}` : "";
  return `${noticeText("handEdit.mendQuestion")} ${shown}${more}`;
}
