import { observer } from "mobx-react-lite";
import { CameraTest } from "../../../overrides/cameras/CameraTest.tsx";
import { Select } from "../../components/controls/Choices.tsx";
import { Field, TextField } from "../../components/controls/TextField.tsx";
import { useStores } from "../../context/StoresContext.ts";
import { addressFault, cameraUrl, proposedName, splitPasted } from "../../model/cameras/cameraAddress.ts";
import { newCamera } from "../../model/cameras/cameraStreams.ts";
import { freeName, isNameUsed, newNameFault } from "../../model/entity/entityNames.ts";
import { newStreamWords } from "../../model/media/newMedia.ts";
import { camerasText } from "../../texts/en/cameras.ts";
import { AddForm } from "../media/AddForm.tsx";
import { useTypedCheck } from "../../context/useTypedCheck.ts";

interface AddCameraProps {
  readonly onAdded: (name: string) => void;
  readonly onDiscard: () => void;
}

/** What is typed of a camera; it is called as its address says until it gets a name of its own. */
type HalfTyped = Readonly<Record<"address" | "login" | "password" | "dvr", string> & { ownName: string | undefined }>;
const nothing: HalfTyped = { address: "", login: "", password: "", ownName: undefined, dvr: "" };

const faultWords = {
  space: "cameras.addressSpace",
  host: "cameras.addressHost",
  http: "cameras.addressHttp",
} as const;

/** Makes a stream of a camera: its address and login, tried if one likes, a name, and whether it is recorded. */
export const AddCamera = observer(function AddCamera({ onAdded, onDiscard }: AddCameraProps) {
  const { config, halfTyped } = useStores();
  const { ownName, dvr, ...typed } = halfTyped.read("cameras", nothing);
  const keep = (part: Partial<typeof nothing>) => halfTyped.keep("cameras", part);
  const readList = (collection: string) => config.readList(collection);
  const proposed = proposedName(typed.address);
  const name = ownName ?? (proposed === "" ? "" : freeName(proposed, (one) => isNameUsed("streams", one, readList)));
  const nameError = newNameFault("streams", name, readList);
  const { nameWarning } = newStreamWords(name, "", useTypedCheck("stream"));
  const fault = addressFault(typed.address);
  const loginError = typed.password !== "" && typed.login === "" ? camerasText("cameras.loginMissing") : undefined;
  const isAddressed = typed.address.trim() !== "" && fault === undefined && loginError === undefined;
  const dvrs = Object.keys(config.readList("dvrs"));
  // One who pastes the whole address has typed the login in it.
  const settle = () => {
    const pasted = splitPasted(typed.address);
    if (pasted && typed.login === "" && fault === undefined) keep(pasted);
  };
  return (
    <AddForm
      what="cameras"
      title={camerasText("cameras.add")}
      edit={isAddressed && name !== "" && nameError === undefined ? newCamera(name, typed, dvr) : undefined}
      onCreated={() => onAdded(name)}
      onDiscard={onDiscard}
    >
      <TextField
        autoFocus
        label={camerasText("cameras.address")}
        help={camerasText("cameras.addressHelp")}
        placeholder="rtsp://192.168.1.20/stream1"
        isRequired
        value={typed.address}
        error={fault === undefined ? undefined : camerasText(faultWords[fault])}
        onChange={(address) => keep({ address })}
        onBlur={settle}
      />
      <TextField
        label={camerasText("cameras.login")}
        value={typed.login}
        error={loginError}
        onChange={(login) => keep({ login })}
      />
      <TextField
        label={camerasText("cameras.password")}
        isSecret
        value={typed.password}
        onChange={(password) => keep({ password })}
      />
      <TextField
        label={camerasText("cameras.name")}
        isRequired
        value={name}
        error={nameError}
        warning={nameWarning}
        isSpaceless
        onChange={(next) => keep({ ownName: next })}
      />
      <Field label={camerasText("cameras.record")} help={camerasText("cameras.recordHelp")}>
        {({ className: _, ...control }) => (
          <Select
            {...control}
            options={[
              { value: "", label: camerasText("cameras.recordNone") },
              ...dvrs.map((value) => ({ value, label: value })),
            ]}
            value={dvr}
            onChange={(next) => keep({ dvr: next })}
          />
        )}
      </Field>
      <CameraTest url={isAddressed ? cameraUrl(typed) : undefined} />
    </AddForm>
  );
});
