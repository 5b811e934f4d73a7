import { observer } from "mobx-react-lite";
import { type ReactNode, useId, useState } from "react";
import { classes } from "../../src/components/classes.ts";
import { IconButton } from "../../src/components/controls/Button.tsx";
import { CopyButton } from "../../src/components/controls/CopyButton.tsx";
import { QrCode } from "../../src/components/data/QrCode.tsx";
import { Dialog } from "../../src/components/overlays/Dialog.tsx";
import { useStores } from "../../src/context/StoresContext.ts";
import type { FormColumn } from "../../src/forms/formColumns.ts";
import { applyTypingRules } from "../../src/forms/typing/useTypedText.ts";
import { formatPointer } from "../../src/model/configPath.ts";
import { playlistKey, playlistLinks } from "../../src/model/iptv/iptvUser.ts";
import type { IptvUserRow } from "../../src/stores/iptv/IptvUserRow.ts";
import { iptvText } from "../../src/texts/en/iptv.ts";
import fields from "../../src/theme/fields.module.css";
import styles from "./IptvUsers.module.css";

interface CellProps {
  readonly row: IptvUserRow;
  readonly field: FormColumn;
  /** The table has no head: the label stands above the field. */
  readonly isCard: boolean;
}

/** One setting of a user, edited where it stands, with what is wrong with it below. */
export const FieldCell = observer(function FieldCell({ row, field, isCard }: CellProps) {
  const { name, title, isNumber, typing } = field;
  const placeholder = isNumber ? iptvText("iptv.noLimit") : undefined;
  return (
    <FieldFrame row={row} field={field} isCard={isCard}>
      {(control) => (
        <input
          {...control}
          type="text"
          inputMode={isNumber ? "numeric" : undefined}
          placeholder={placeholder}
          className={classes(fields.input, isNumber && styles.number)}
          aria-label={iptvText("iptv.fieldOf", { title, name: row.saved.name })}
          autoComplete="off"
          spellCheck={false}
          title={row.textOf(name)}
          value={row.textOf(name)}
          onChange={({ currentTarget }) => row.type(name, applyTypingRules(currentTarget.value, typing))}
        />
      )}
    </FieldFrame>
  );
});

/** The key of a user's playlist: hidden until one asks to see it. */
export const KeyCell = observer(function KeyCell({ row, field, isCard }: CellProps) {
  const { questions } = useStores();
  const [isShown, setShown] = useState(false);
  const { name } = row.saved;
  const key = row.textOf(field.name);
  const renew = async () => {
    const isMeant = () =>
      questions.ask({
        title: iptvText("iptv.newKeyTitle", { name }),
        words: iptvText("iptv.newKeyQuestion"),
        verb: iptvText("iptv.newKeyVerb"),
        isDangerous: true,
      });
    if (key !== "" && !(await isMeant())) return;
    row.type(
      field.name,
      playlistKey((count) => crypto.getRandomValues(new Uint8Array(count))),
    );
    await row.save();
  };
  return (
    <FieldFrame row={row} field={field} isCard={isCard}>
      {(control) => (
        <>
          <input
            {...control}
            type="text"
            className={classes(fields.input, fields.mono)}
            aria-label={iptvText("iptv.fieldOf", { title: field.title, name })}
            autoComplete="off"
            spellCheck={false}
            readOnly={!isShown && key !== ""}
            value={isShown || key === "" ? key : iptvText("iptv.keyMasked")}
            onChange={({ currentTarget }) => {
              // What is typed into an empty field must be seen further.
              setShown(true);
              row.type(field.name, applyTypingRules(currentTarget.value, field.typing));
            }}
          />
          <IconButton
            icon={isShown ? "hide" : "show"}
            size="small"
            label={iptvText(isShown ? "iptv.hideKey" : "iptv.showKey", { name })}
            onClick={() => setShown(!isShown)}
          />
          <CopyButton value={key} about={iptvText("iptv.fieldOf", { title: field.title, name })} />
          <IconButton
            icon="refresh"
            size="small"
            label={iptvText("iptv.newKey", { name })}
            when="atOnce"
            onClick={() => void renew()}
          />
        </>
      )}
    </FieldFrame>
  );
});

interface FieldFrameProps extends CellProps {
  readonly children: (control: {
    readonly "aria-invalid": true | undefined;
    readonly "aria-describedby": string | undefined;
  }) => ReactNode;
}

/** The place of a field: its label in a card, and below it what is wrong. */
const FieldFrame = observer(function FieldFrame({ row, field, isCard, children }: FieldFrameProps) {
  const id = useId();
  const pointer = formatPointer([field.name]);
  const problem = row.problems.find((one) => one.pointer === pointer)?.message;
  return (
    <div className={styles.field}>
      {isCard && (
        <span className={styles.label} aria-hidden>
          {field.title}
        </span>
      )}
      <span className={styles.control}>
        {children({
          "aria-invalid": problem === undefined ? undefined : true,
          "aria-describedby": problem === undefined ? undefined : id,
        })}
      </span>
      <span id={id} className={styles.problem} role="alert" title={problem}>
        {problem}
      </span>
    </div>
  );
});

/** The addresses of a user's playlist, as the database has the key. */
export const PlaylistCell = observer(function PlaylistCell({ row }: Pick<CellProps, "row">) {
  const [isShown, setShown] = useState(false);
  const { name } = row.saved;
  const links = playlistLinks(window.location.origin, row.saved);
  if (links === undefined) return null;
  const kinds = (["hls", "mpegts"] as const).map((kind) => {
    const label = iptvText(`iptv.${kind}`);
    return { kind, label, url: links[kind], about: iptvText("iptv.openLink", { kind: label, name }) };
  });
  return (
    <span className={styles.playlist}>
      {kinds.map(({ kind, label, url, about }) => (
        <span key={kind} className={styles.link}>
          <a href={url} target="_blank" rel="noreferrer" aria-label={about}>
            {label}
          </a>
          <CopyButton value={url} about={about} />
        </span>
      ))}
      <IconButton icon="qr" size="small" label={iptvText("iptv.qr", { name })} onClick={() => setShown(true)} />
      <Dialog isOpen={isShown} onClose={() => setShown(false)} title={iptvText("iptv.qr", { name })} size="small">
        <div className={styles.codes}>
          {kinds.map(({ kind, label, url }) => (
            <figure key={kind}>
              <QrCode value={url} label={iptvText("iptv.qrOf", { url })} />
              <figcaption>{label}</figcaption>
            </figure>
          ))}
        </div>
      </Dialog>
    </span>
  );
});
