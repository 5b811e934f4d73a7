import { observer } from "mobx-react-lite";
import { Webcam } from "../../../overrides/webcam/Webcam.tsx";
import { useStores } from "../../context/useStores.ts";

/** Publishing to a stream of the config from this device. */
export const StreamWebcam = observer(function StreamWebcam({ name }: { readonly name: string }) {
  const stream = useStores().config.node("streams", name).readConfig();
  // The tree is merged in place: without a copy the panel could not tell that publishing is on now, or has another password.
  return stream ? <Webcam name={name} stream={{ ...stream }} /> : null;
});
