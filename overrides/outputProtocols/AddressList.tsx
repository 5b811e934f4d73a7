import { observer } from "mobx-react-lite";
import { classes } from "../../src/components/classes.ts";
import { useStores } from "../../src/context/StoresContext.ts";
import type { SectionPieceProps } from "../../src/forms/WidgetTable.ts";
import type { JsonObject } from "../../src/model/Json.ts";
import { encodedName } from "../../src/model/stream/mediaNames.ts";
import { namePlace, outputUrls, withNamePlace } from "../../src/model/stream/streamUrls.ts";
import {
  hasPortFor,
  hasSwitch,
  isLinked,
  isProtocolOn,
  protocolName,
  protocolNames,
  protocols,
} from "../../src/model/stream/protocols.ts";
import { fileText } from "../../src/texts/en/vodFiles.ts";
import { outputText } from "../../src/texts/en/output.ts";
import { AddressRow, NotConfigured } from "./AddressRow.tsx";
import fields from "../../src/theme/fields.module.css";
import styles from "./AddressRow.module.css";
import { mediaServerAt } from "../../src/model/stream/mediaServer.ts";

interface AddressListProps {
  readonly name: string;
  /** Its settings, of which the protocols count. */
  readonly stream: JsonObject;
  /** The name holds a {NAME} to be replaced, so nothing can be opened yet. */
  readonly isPattern?: boolean;
  /** What files are played over may differ from what streams are. */
  readonly isFile?: boolean;
  /** Without a word of what the server does not speak. */
  readonly isShort?: boolean;
}

/** Every address something is played at, to copy and to open; for what has no settings of its own. */
export const AddressList = observer(function AddressList({
  name,
  stream,
  isPattern = false,
  isFile = false,
  isShort = false,
}: AddressListProps) {
  const { config, serverInfo } = useStores();
  const server = mediaServerAt(window.location, config.readSettings());
  const { playback_protocols: ofStreams, file_playback_protocols: ofFiles } = serverInfo.info ?? {};
  const served = isFile ? (ofFiles ?? ofStreams) : ofStreams;
  const urls = outputUrls(name, server)
    .filter(({ protocol }) => served === undefined || served.includes(protocol))
    .map((one) => (isPattern ? { ...one, url: withNamePlace(one.url) } : one));
  return (
    <div className={styles.addresses}>
      {urls.map(({ protocol, url }) => {
        const isMissing = !hasPortFor(protocol, server);
        const label = protocolName(protocol);
        const isFirst = urls.find((one) => one.protocol === protocol)?.url === url;
        return isMissing ? (
          <NotConfigured key={url} protocol={protocol} label={label} />
        ) : (
          <div key={url} className={styles.named}>
            <span>
              {isFirst ? label : outputText("output.otherForm", { protocol: label, form: url.split("/").at(-1) ?? "" })}
            </span>
            <AddressRow
              label={outputText(isFirst ? "output.address" : "output.secondAddress", { protocol: label })}
              url={url}
              playedName={undefined}
              isOff={!isProtocolOn(stream["protocols"], protocol)}
              isServed
              isLink={isLinked(protocol)}
              isPattern={isPattern}
            />
          </div>
        );
      })}
      {!isShort && <UnservedLine served={served} />}
    </div>
  );
});

/** In one line the protocols that the server does not speak: their addresses would be boxes that nobody can use. */
function UnservedLine({ served }: { readonly served: readonly string[] | undefined }) {
  const unserved = protocolNames.filter((name) => protocols[name].playedAt && served?.includes(name) === false);
  if (unserved.length === 0) return null;
  return (
    <p className={styles.unserved} title={outputText("output.unservedHint")}>
      {outputText("output.unservedList", { protocols: unserved.map(protocolName).join(", ") })}
    </p>
  );
}

/** Below the switches of protocols: the addresses of those that have none, and which this server does not speak. */
export const OtherProtocols = observer(function OtherProtocols({ entity, server: saved }: SectionPieceProps) {
  const { config, serverInfo } = useStores();
  const served = serverInfo.info?.playback_protocols;
  const name = saved?.["name"];
  const urls = typeof name === "string" ? outputUrls(name, mediaServerAt(window.location, config.readSettings())) : [];
  return (
    <div className={styles.others}>
      {urls
        .filter(({ protocol }) => !hasSwitch(protocol) && served?.includes(protocol))
        .map(({ protocol, url }) => (
          <div key={url} className={classes(fields.fieldRow, styles.other)}>
            <span className={fields.label}>{protocolName(protocol)}</span>
            <AddressRow
              label={outputText("output.address", { protocol: protocolName(protocol) })}
              url={url}
              playedName={undefined}
              isOff={!isProtocolOn(entity["protocols"], protocol)}
              isServed
              isLink={isLinked(protocol)}
            />
          </div>
        ))}
      <UnservedLine served={served} />
    </div>
  );
});

interface FileAddressesProps {
  /** The VOD, which says what its files are played over. */
  readonly prefix: string;
  /** Below it. */
  readonly path: string;
  /** Only what the server plays files over. */
  readonly isShort?: boolean;
}

/** Every address a file of a VOD is played at and, where the VOD allows it, downloaded from. */
export const FileAddresses = observer(function FileAddresses({ prefix, path, isShort = false }: FileAddressesProps) {
  const { config } = useStores();
  const vod = config.node("vods", prefix).readConfig() ?? {};
  const name = `${prefix}/${path}`;
  return (
    <div className={styles.addresses}>
      <AddressList
        name={name}
        stream={{ protocols: structuredClone(vod["protocols"] ?? null) }}
        isFile
        isShort={isShort}
      />
      {vod["download"] === true && (
        <div className={styles.named}>
          <span>{fileText("files.download")}</span>
          <AddressRow
            label={fileText("files.download")}
            url={`${window.location.origin}/${encodedName(name)}`}
            playedName={undefined}
            isOff={false}
            isServed
          />
        </div>
      )}
    </div>
  );
});

/** Where the streams of a location are played. */
export function LocationAddresses({ entity, server: saved }: SectionPieceProps) {
  const prefix = saved?.["prefix"];
  return typeof prefix === "string" ? <AddressList name={`${prefix}/${namePlace}`} stream={entity} isPattern /> : null;
}
