import { Outlet } from "react-router-dom";
import styles from "./MediaLayout.module.css";
import { SidePanel } from "./panel/SidePanel.tsx";

/** The Media screen: its side panel, and beside it a list or an item's page. */
export function MediaLayout() {
  return (
    <div className={styles.layout}>
      <SidePanel />
      <div className={styles.main}>
        <Outlet />
      </div>
    </div>
  );
}
