import { observer } from "mobx-react-lite";
import type { ReactNode } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { Button, IconButton } from "../../components/controls/Button.tsx";
import { WhenSign } from "../../components/states/WhenSign.tsx";
import { useStores } from "../../context/StoresContext.ts";
import type { EntityDescriptor } from "../../generated/contracts/EntityDescriptor.ts";
import { text } from "../../texts/text.ts";
import { multiEditAddress } from "../mediaAddresses.ts";
import styles from "./List.module.css";

interface SelectedBarProps {
  readonly entity: EntityDescriptor;
  readonly label: string;
  /** The focus goes from what was pressed to the list. */
  readonly onClear: () => void;
  /** What can be done to them besides editing them together. */
  readonly children: ReactNode;
}

/** What can be done to the items that are selected; changes go to the draft, and its review shows each. */
export const SelectedBar = observer(function SelectedBar({ entity, label, onClear, children }: SelectedBarProps) {
  const { selected } = useStores();
  const navigate = useNavigate();
  const { search } = useLocation();
  const { collection = "", route = "" } = entity;
  const keys = [...selected.of(collection)];
  const together = multiEditAddress(route, keys, search);
  const clear = () => {
    selected.set(collection, []);
    onClear();
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
