import { Link, useLocation } from "react-router-dom";
import { itemAddress } from "../../itemAddress.ts";
import { withHiddenShown } from "../../../model/names/hiddenCharacters.ts";
import styles from "./GroupedList.module.css";

interface MemberNameProps {
  readonly kind: "published" | "mirrored" | "file";
  /** Its whole name, the prefix included. */
  readonly name: string;
  /** What is shown of it. */
  readonly label?: string;
}

/** The way to a stream or file below a group. */
export function MemberName({ kind, name, label = name }: MemberNameProps) {
  const { search } = useLocation();
  return (
    <span className={styles.member}>
      <Link to={itemAddress(kind, [name]) + search} tabIndex={-1} title={withHiddenShown(name)}>
        {withHiddenShown(label)}
      </Link>
    </span>
  );
}
