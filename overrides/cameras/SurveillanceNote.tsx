import { observer } from "mobx-react-lite";
import { Link } from "react-router-dom";
import { useStores } from "../../src/context/StoresContext.ts";
import { camerasText } from "../../src/texts/en/cameras.ts";
import { LicenseNote } from "../surveillance/LicenseNote.tsx";
import styles from "./Cameras.module.css";

/** What cameras do not need and video surveillance does, in one line, as long as it is missing. */
export const SurveillanceNote = observer(function SurveillanceNote() {
  const { retroview_enabled: isLicensed, retroview_configured: isConfigured } = useStores().serverInfo.info ?? {};
  if (isConfigured === true) return null;
  return (
    <div className={styles.note}>
      {isLicensed === true ? (
        <p>
          {camerasText("cameras.surveillance")}{" "}
          <Link to="/config#/plugins/vsaas/database">{camerasText("cameras.toSettings")}</Link>
        </p>
      ) : (
        <LicenseNote />
      )}
    </div>
  );
});
