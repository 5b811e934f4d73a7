import { observer } from "mobx-react-lite";
import { useId, useMemo, useState } from "react";
import { Link } from "react-router-dom";
import { IptvStreams } from "../../../overrides/iptv/IptvStreams.tsx";
import { IptvUsers } from "../../../overrides/iptv/IptvUsers.tsx";
import { Button } from "../../components/controls/Button.tsx";
import { Icon } from "../../components/Icon.tsx";
import { PageHeader } from "../../components/shell/PageHeader.tsx";
import { WhenSign } from "../../components/states/WhenSign.tsx";
import { EmptyState } from "../../components/states/EmptyState.tsx";
import { useStores } from "../../context/StoresContext.ts";
import { entities } from "../../generated/entities.ts";
import { serverIptvForm } from "../../generated/forms/server.iptv.ts";
import { valueAt } from "../../model/configPath.ts";
import { EntityEditor } from "../../stores/editing/EntityEditor.ts";
import { saveAtOnce } from "../../stores/saving/immediateSaves.ts";
import { iptvText } from "../../texts/en/iptv.ts";
import { text } from "../../texts/text.ts";
import { EntityPage } from "../entity/EntityPage.tsx";
import styles from "./IptvPage.module.css";
import { inLanguage } from "../../texts/language.ts";

const plugin = ["plugins", "iptv"];

/** The IPTV plugin: off until it has a database, then its users and the streams that they may watch. */
export const IptvPage = observer(function IptvPage() {
  const { config, serverInfo } = useStores();
  const [isShown, setShown] = useState(true);
  const settings = useId();
  const database = valueAt({ plugins: config.readValue("plugins") ?? {} }, [...plugin, "database"]);
  const isOn = typeof database === "string" && database !== "";
  return (
    <>
      <PageHeader
        title={text("pages.iptv")}
        actions={
          isOn && (
            <Button
              icon="settings"
              aria-expanded={isShown}
              aria-controls={isShown ? settings : undefined}
              onClick={() => setShown(!isShown)}
            >
              {iptvText(isShown ? "iptv.hideSettings" : "iptv.showSettings")}
            </Button>
          )
        }
      />
      <p className={styles.promo}>
        <Icon name="info" size={14} />
        <span>
          {iptvText("iptv.promo")} <Link to={`/${entities["auth-backend"].route}`}>{iptvText("iptv.promoLink")}</Link>
        </span>
      </p>
      {!isOn && <DatabaseForm isOn={false} />}
      {isOn && isShown && (
        <div id={settings} className={styles.settings}>
          {serverInfo.can("iptv") ? (
            <IptvUsers />
          ) : (
            <EmptyState title={iptvText("iptv.unserved")}>{iptvText("iptv.unservedHelp")}</EmptyState>
          )}
          <div>
            <IptvStreams />
          </div>
          <DatabaseForm isOn />
        </div>
      )}
    </>
  );
});

/** Where the users are kept: the form of the server's own settings; the first path turns IPTV on [S089]. */
function DatabaseForm({ isOn }: { readonly isOn: boolean }) {
  const stores = useStores();
  const { config, draft, save } = stores;
  const editor = useMemo(() => new EntityEditor(config, draft, save, "server", []), [config, draft, save]);
  return (
    <>
      {!isOn && (
        <p className={styles.off}>
          <strong>{iptvText("iptv.off")}.</strong> {iptvText("iptv.offHelp")}
        </p>
      )}
      <EntityPage
        form={inLanguage(serverIptvForm)}
        editor={editor}
        saveLabel={isOn ? undefined : iptvText("iptv.enable")}
        aside={
          isOn && (
            <p>
              <Button icon="power" onClick={() => void saveAtOnce(stores, [[plugin, undefined]])}>
                {iptvText("iptv.turnOff")}
              </Button>{" "}
              <WhenSign when="atOnce" />
            </p>
          )
        }
      />
    </>
  );
}
