import { observer } from "mobx-react-lite";
import { classes } from "../../src/components/classes.ts";
import { useStores } from "../../src/context/useStores.ts";
import { encodedName } from "../../src/model/names/encodedName.ts";
import { text } from "../../src/texts/text.ts";
import { AddressLine } from "./AddressLine.tsx";
import { AddressList } from "./AddressList.tsx";
import own from "./FileAddresses.module.css";
import styles from "./ProtocolSwitch.module.css";

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
    <div className={classes(styles.addresses, own.files)}>
      <AddressList
        name={name}
        stream={{ protocols: structuredClone(vod["protocols"] ?? null) }}
        isFile
        isShort={isShort}
      />
      {vod["download"] === true && (
        <div className={styles.named}>
          <span>{text("files.download")}</span>
          <AddressLine
            label={text("files.download")}
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
