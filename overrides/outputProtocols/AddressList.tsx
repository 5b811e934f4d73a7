import { observer } from "mobx-react-lite";
import { useStores } from "../../src/context/useStores.ts";
import type { JsonObject } from "../../src/model/Json.ts";
import { mediaServerOf } from "../../src/model/names/mediaServerOf.ts";
import { outputUrls } from "../../src/model/names/outputUrls.ts";
import { portOf } from "../../src/model/names/portOf.ts";
import { isProtocolOn } from "../../src/model/status/isProtocolOn.ts";
import { protocolName } from "../../src/model/sessions/protocolName.ts";
import { text } from "../../src/texts/text.ts";
import { AddressLine } from "./AddressLine.tsx";
import { NotConfigured } from "./NotConfigured.tsx";
import styles from "./ProtocolSwitch.module.css";

interface AddressListProps {
  readonly name: string;
  /** Its settings, of which the protocols count. */
  readonly stream: JsonObject;
}

/** Every address something is played at, to copy and to open; for what has no settings of its own. */
export const AddressList = observer(function AddressList({ name, stream }: AddressListProps) {
  const { config, serverInfo } = useStores();
  const server = mediaServerOf(window.location, config.readSettings());
  const served = serverInfo.info?.playback_protocols;
  const urls = outputUrls(name, server);
  return (
    <div className={styles.addresses}>
      {urls.map(({ protocol, url }) => {
        const isMissing = (protocol === "rtmp" || protocol === "rtsp") && portOf(server[protocol]) === undefined;
        const label = protocolName(protocol);
        const isFirst = urls.find((one) => one.protocol === protocol)?.url === url;
        return isMissing ? (
          <NotConfigured key={url} protocol={label} />
        ) : (
          <div key={url} className={styles.named}>
            <span>{label}</span>
            <AddressLine
              label={text(isFirst ? "output.address" : "output.secondAddress", { protocol: label })}
              url={url}
              playedName={undefined}
              isOff={!isProtocolOn(stream["protocols"], protocol)}
              isServed={served === undefined || served.includes(protocol)}
            />
          </div>
        );
      })}
    </div>
  );
});
