import { observer } from "mobx-react-lite";
import { useStores } from "../../src/context/StoresContext.ts";
import { isTestable } from "../../src/model/stream/testableSources.ts";
import { camerasText } from "../../src/texts/en/cameras.ts";
import { SourceTest } from "../sourceTest/SourceTest.tsx";
import styles from "./Cameras.module.css";

interface CameraTestProps {
  /** With its login; undefined while it cannot be tested, as the fields say. */
  readonly url: string | undefined;
}

/** Has the server look at the camera that is typed, and says what it sends or what is wrong. */
export const CameraTest = observer(function CameraTest({ url }: CameraTestProps) {
  const { serverInfo } = useStores();
  if (!serverInfo.can("probe_source")) return <p className={styles.quiet}>{camerasText("cameras.cannotTest")}</p>;
  if (url !== undefined && !isTestable(url, (name) => serverInfo.can(name)))
    return <p className={styles.quiet}>{camerasText("cameras.notTested")}</p>;
  return (
    <div className={styles.test}>
      <SourceTest
        source={url === undefined ? undefined : { url }}
        words={{
          test: camerasText("cameras.test"),
          testing: camerasText("cameras.testing"),
          works: (time) => camerasText("cameras.works", { time }),
        }}
      />
    </div>
  );
});
