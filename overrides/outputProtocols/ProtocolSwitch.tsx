import { observer } from "mobx-react-lite";
import { useStores } from "../../src/context/StoresContext.ts";
import type { FieldWidgetProps } from "../../src/forms/WidgetTable.ts";
import { useSessionValue } from "../../src/forms/session/useSession.ts";
import { TriStateWidget } from "../../src/forms/widgets/TriStateWidget.tsx";
import { outputUrls } from "../../src/model/stream/streamUrls.ts";
import { valueAt } from "../../src/model/configPath.ts";
import { hasPortFor, isLinked, isProtocolOn } from "../../src/model/stream/protocols.ts";
import { outputText } from "../../src/texts/en/output.ts";
import { AddressRow, NotConfigured } from "./AddressRow.tsx";
import styles from "./AddressRow.module.css";
import { mediaServerAt } from "../../src/model/stream/mediaServer.ts";

/**
 * Whether something is played over one protocol: the switch and, for a stream, the addresses it plays at; for several
 * streams, locations and files the switch alone, as they have no one address.
 */
export const ProtocolSwitch = observer(function ProtocolSwitch(props: FieldWidgetProps) {
  const { config, serverInfo } = useStores();
  const protocol = props.path.at(-1) ?? "";
  const name = useSessionValue(({ latest }) => (latest.form.entity === "stream" ? latest.server?.["name"] : undefined));
  const isOn = useSessionValue(({ entity }) => isProtocolOn(valueAt(entity, props.path.slice(0, -1)), protocol));
  const server = mediaServerAt(window.location, config.readSettings());
  const isMissing = !hasPortFor(protocol, server);
  const isExcepted = props.value === false;
  const urls = typeof name === "string" ? outputUrls(name, server).filter((one) => one.protocol === protocol) : [];
  const served = serverInfo.info?.playback_protocols;
  return (
    <div className={styles.switch}>
      <div className={styles.protocol}>
        <TriStateWidget {...props} />
        {isMissing && <NotConfigured protocol={protocol} label={props.label} />}
        {!isMissing && !isExcepted && typeof name === "string" && urls.length > 0 && (
          <div className={styles.addresses}>
            {urls.map(({ protocol: spoken, url }, index) => (
              <AddressRow
                key={url}
                label={outputText(index === 0 ? "output.address" : "output.secondAddress", { protocol: props.label })}
                url={url}
                playedName={protocol === "hls" && index === 0 ? name : undefined}
                isOff={!isOn}
                isServed={served === undefined || served.includes(protocol)}
                isLink={isLinked(spoken)}
              />
            ))}
          </div>
        )}
      </div>
    </div>
  );
});
