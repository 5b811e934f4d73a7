import { useEffect, useState, useSyncExternalStore } from "react";
import { Button } from "../../src/components/controls/Button.tsx";
import { Panel } from "../../src/components/data/Panel.tsx";
import { Icon } from "../../src/components/Icon.tsx";
import { useStores } from "../../src/context/useStores.ts";
import { text } from "../../src/texts/text.ts";
import { CameraPreview } from "./CameraPreview.tsx";
import { CameraPublication } from "./CameraPublication.ts";
import type { CameraState } from "./CameraState.ts";
import { pictureSize } from "./pictureSize.ts";
import type { Devices } from "./useDevices.ts";
import styles from "./Webcam.module.css";

interface WebcamPanelProps {
  readonly name: string;
  readonly password: string | undefined;
  readonly devices: Devices;
}

/** Start and stop, the preview, and how it goes; leaving the page stops it. */
export function WebcamPanel({ name, password, devices }: WebcamPanelProps) {
  const { openPublishLine } = useStores();
  const [publication] = useState(() => new CameraPublication());
  useEffect(() => () => publication.stop(), [publication]);
  const state = useSyncExternalStore(publication.subscribe, () => publication.state);
  const start = () => {
    const wanted = { video: devices.hasCamera && pictureSize, audio: devices.hasMicrophone };
    void publication.start(wanted, (listener) => openPublishLine({ name, password }, listener));
  };
  const isIdle = state.kind === "idle";
  return (
    <Panel title={text("webcam.title")} help={text("webcam.idle")}>
      <div className={styles.webcam}>
        <CameraPreview media={"media" in state ? state.media : undefined} />
        <div className={styles.bar}>
          {isIdle ? (
            <Button icon="video" variant="primary" onClick={start}>
              {text("webcam.start")}
            </Button>
          ) : (
            <Button icon="stop" onClick={() => publication.stop()}>
              {text("webcam.stop")}
            </Button>
          )}
          <p role="status" className={styles[state.kind]}>
            {state.kind === "live" && <Icon name="radio" size={14} />} {wordsOf(state)}
          </p>
        </div>
      </div>
    </Panel>
  );
}

function wordsOf(state: CameraState): string {
  if (state.kind !== "idle") return text(`webcam.${state.kind}`);
  return state.reason === undefined ? "" : text("webcam.stopped", { reason: state.reason });
}
