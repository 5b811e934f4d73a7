import { observer } from "mobx-react-lite";
import { useMemo } from "react";
import { Link } from "react-router-dom";
import { useStores } from "../../src/context/StoresContext.ts";
import type { SectionPieceProps } from "../../src/forms/WidgetTable.ts";
import { entities } from "../../src/generated/entities.ts";
import { type EntityUser, usersOf } from "../../src/model/entity/references/entityUsers.ts";
import { formatMediaNames } from "../../src/model/stream/mediaNames.ts";
import type { ConfigPath } from "../../src/model/configPath.ts";
import type { ConfigStore } from "../../src/stores/ConfigStore.ts";
import { panelText } from "../../src/texts/en/panels.ts";
import styles from "./ReferenceWidget.module.css";

/** So many are named, each with the way to it; the count tells of the others. */
const named = 8;

/** Who names what is edited, with the way to where each does. */
export const UsedByNote = observer(function UsedByNote({ path, server }: SectionPieceProps) {
  const { config } = useStores();
  const { rev } = config;
  const [collection = "", key = ""] = path ?? [];
  // The whole config is looked through: once a revision.
  const users = useMemo(() => usersAt(rev, config, [collection, key]), [config, rev, collection, key]);
  if (server === undefined) return null;
  if (users.length === 0) return <p className={styles.users}>{panelText("panels.unused")}</p>;
  return (
    <div className={styles.users}>
      {panelText("panels.users")}{" "}
      <ul className={styles.names}>
        {users.slice(0, named).map((user) => (
          <li key={user.path.join("/")}>
            <Link to={addressOf(user)}>{user.title}</Link>
          </li>
        ))}
        {users.length > named && <li>{panelText("panels.others", { count: users.length - named })}</li>}
      </ul>
    </div>
  );
});

function usersAt(_rev: number | undefined, config: ConfigStore, path: ConfigPath): readonly EntityUser[] {
  return usersOf(config.peek(), path, entities);
}

/** Of the page with the setting that names it. */
function addressOf({ entity, key, references }: EntityUser): string {
  const [first] = entity.pages;
  const [reference] = references;
  const page = entity.fields[reference?.pattern.replace(/\/\*$/, "") ?? ""]?.page ?? first?.name;
  return `/${entity.route ?? ""}/${formatMediaNames([key])}${page === first?.name ? "" : `/${page ?? ""}`}`;
}
