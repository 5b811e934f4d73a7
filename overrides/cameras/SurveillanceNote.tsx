import { observer } from "mobx-react-lite";
import { Link } from "react-router-dom";
import { useStores } from "../../src/context/StoresContext.ts";
import { camerasText } from "../../src/texts/en/cameras.ts";
import { LicenseNote } from "../surveillance/SurveillanceSetting.tsx";
import styles from "./Cameras.module.css";

/** Whether video surveillance is set up, which cameras do not need, and the way to its setting (C023). */
export const SurveillanceNote = observer(function SurveillanceNote() {
  const { retroview_enabled: isLicensed, retroview_configured: isConfigured } = useStores().serverInfo.info ?? {};
  return (
    <div className={styles.note}>
      {isLicensed === true || isConfigured === true ? (
        <p>
          {camerasText(isConfigured === true ? "cameras.surveillanceOn" : "cameras.surveillanceOff")}{" "}
          <Link to="/config#/plugins/vsaas/database">
            {camerasText(isConfigured === true ? "cameras.toSettings" : "cameras.setUp")}
          </Link>
        </p>
      ) : (
        <>
          <LicenseNote />
          <p>{camerasText("cameras.withoutSurveillance")}</p>
        </>
      )}
    </div>
  );
});
