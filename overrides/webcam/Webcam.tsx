import { observer } from "mobx-react-lite";
import { useStores } from "../../src/context/useStores.ts";
import type { JsonObject } from "../../src/model/Json.ts";
import { isPublishing } from "../../src/model/status/isPublishing.ts";
import { useDevices } from "./useDevices.ts";
import { WebcamPanel } from "./WebcamPanel.tsx";

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
