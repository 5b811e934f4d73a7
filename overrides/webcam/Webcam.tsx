import { observer } from "mobx-react-lite";
import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { Icon } from "../../src/components/Icon.tsx";
import { Button } from "../../src/components/controls/Button.tsx";
import { Panel } from "../../src/components/data/Panel.tsx";
import { useStores } from "../../src/context/StoresContext.ts";
import type { JsonObject } from "../../src/model/Json.ts";
import { isPublishing } from "../../src/model/stream/streamPublishing.ts";
import { CameraPublication, type CameraState } from "./CameraPublication.ts";
import { type Devices, useDevices } from "./useDevices.ts";
import styles from "./Webcam.module.css";
import { overviewText } from "../../src/texts/en/streamOverview.ts";

/** Of what is taken from the camera, and of the preview, in px. */
const pictureSize = { width: 640, height: 480 } as const;

interface WebcamProps {
  readonly name: string;
  /** The stream's settings: whether it may be published to, and with which password. */
  readonly stream: JsonObject;
}

/** Publishing to a stream from this device; nothing where the stream takes no publisher or the device has nothing to publish with. */
export const Webcam = observer(function Webcam({ name, stream }: WebcamProps) {
  const { serverInfo } = useStores();
  const devices = useDevices();
  const isOn = isPublishing(stream, serverInfo.can("url_publish"));
  if (!isOn || !(devices.hasCamera || devices.hasMicrophone)) return null;
  const { password } = stream;
  return (
    <WebcamPanel
      key={name}
      name={name}
      password={typeof password === "string" ? password : undefined}
      devices={devices}
    />
  );
});

interface WebcamPanelProps {
  readonly name: string;
  readonly password: string | undefined;
  readonly devices: Devices;
}

/** Start and stop, the preview, and how it goes; leaving the page stops it. */
function WebcamPanel({ name, password, devices }: WebcamPanelProps) {
  const { openPublishConnection } = useStores();
  const [publication] = useState(() => new CameraPublication());
  useEffect(() => () => publication.stop(), [publication]);
  const state = useSyncExternalStore(publication.subscribe, () => publication.state);
  const start = () => {
    const wanted = { video: devices.hasCamera && pictureSize, audio: devices.hasMicrophone };
    void publication.start(wanted, (listener) => openPublishConnection({ name, password }, listener));
  };
  const isIdle = state.kind === "idle";
  return (
    <Panel title={overviewText("webcam.title")} help={overviewText("webcam.idle")}>
      <div className={styles.webcam}>
        <CameraPreview media={"media" in state ? state.media : undefined} />
        <div className={styles.bar}>
          {isIdle ? (
            <Button icon="video" variant="primary" onClick={start}>
              {overviewText("webcam.start")}
            </Button>
          ) : (
            <Button icon="stop" onClick={() => publication.stop()}>
              {overviewText("webcam.stop")}
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
  if (state.kind !== "idle") return overviewText(`webcam.${state.kind}`);
  return state.reason === undefined ? "" : overviewText("webcam.stopped", { reason: state.reason });
}

/** What the camera sees, without its sound: it would howl. */
function CameraPreview({ media }: { readonly media: MediaStream | undefined }) {
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    if (video.current) video.current.srcObject = media ?? null;
  }, [media]);
  return (
    <video
      ref={video}
      {...pictureSize}
      className={styles.preview}
      aria-label={overviewText("webcam.preview")}
      autoPlay
      muted
      playsInline
      hidden={media === undefined}
    />
  );
}
