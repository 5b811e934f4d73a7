import { observer } from "mobx-react-lite";
import type { ReactNode, RefObject } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { Button, IconButton } from "../../components/controls/Button.tsx";
import { useTickRange, withTicked } from "../../components/data/useTickRange.ts";
import { WhenSign } from "../../components/states/WhenSign.tsx";
import { useStores } from "../../context/StoresContext.ts";
import type { EntityDescriptor } from "../../generated/contracts/EntityDescriptor.ts";
import { text } from "../../texts/text.ts";
import { multiEditAddress } from "../mediaAddresses.ts";
import { focusCurrentRow } from "./ListHead.tsx";
import styles from "./List.module.css";

interface SelectedBarProps {
  readonly entity: EntityDescriptor;
  readonly label: string;
  /** What holds the list they are selected in. */
  readonly list: RefObject<HTMLElement | null>;
  /** Of its rows, as they are shown. */
  readonly shown: readonly (string | undefined)[];
  /** What can be done to them besides editing them together. */
  readonly children: ReactNode;
}

/** What can be done to the items that are selected; changes go to the draft, and its review shows each. */
export const SelectedBar = observer(function SelectedBar({ entity, label, list, shown, children }: SelectedBarProps) {
  const { selected } = useStores();
  const navigate = useNavigate();
  const { search } = useLocation();
  const { collection = "", route = "" } = entity;
  const keys = [...selected.of(collection)];
  const together = multiEditAddress(route, keys, search);
  useTickRange({
    list,
    keys: shown,
    first: keys.length === 1 ? keys[0] : undefined,
    onTick: (range, isTicked) => selected.set(collection, withTicked(selected.of(collection), range, isTicked)),
  });
  const clear = () => {
    selected.set(collection, []);
    // The bar goes with what was pressed on it.
    focusCurrentRow(list.current);
  };
  return (
    <div className={styles.bulk} role="toolbar" aria-label={label}>
      <span className={styles.selected}>
        {text("media.selected", { count: keys.length })}
        <IconButton icon="remove" size="small" label={text("media.clearSelection")} onClick={clear} />
      </span>
      <WhenSign when="staged" />
      <Button
        size="small"
        icon="edit"
        disabled={together === undefined}
        title={together === undefined ? text("media.tooMany") : undefined}
        onClick={() => together !== undefined && void navigate(together)}
      >
        {text("media.edit")}
      </Button>
      {children}
    </div>
  );
});

/** Of such a bar: what is done at once, in one line with its sign. */
export function DoneAtOnce({ children }: { readonly children: ReactNode }) {
  return (
    <div className={styles.atOnce}>
      <WhenSign when="atOnce" />
      {children}
    </div>
  );
}
