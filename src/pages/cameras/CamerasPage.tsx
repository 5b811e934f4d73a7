import { useCallback, useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import { CameraList } from "../../../overrides/cameras/CameraList.tsx";
import { SurveillanceNote } from "../../../overrides/cameras/SurveillanceNote.tsx";
import { Button } from "../../components/controls/Button.tsx";
import { keepTypedAhead } from "../../components/controls/lostInput.ts";
import { PageHeader } from "../../components/shell/PageHeader.tsx";
import { useStores } from "../../context/StoresContext.ts";
import { camerasText } from "../../texts/en/cameras.ts";
import { text } from "../../texts/text.ts";
import { useAskedToAdd } from "../list/useAskedToAdd.ts";
import { itemAddress } from "../mediaAddresses.ts";
import { AddCamera } from "./AddCamera.tsx";

/** The IP cameras: those that are there, and the way to another one. */
export function CamerasPage() {
  const navigate = useNavigate();
  const { halfTyped } = useStores();
  const [isAdding, setAdding] = useState(() => halfTyped.has("cameras"));
  useAskedToAdd(() => setAdding(true));
  const opener = useRef<HTMLButtonElement>(null);
  const open = useCallback((name: string) => void navigate(itemAddress("standalone", [name])), [navigate]);
  const toggle = () => {
    if (!isAdding) keepTypedAhead();
    setAdding(!isAdding);
  };
  const close = () => {
    setAdding(false);
    opener.current?.focus();
  };
  return (
    <>
      <PageHeader
        title={text("pages.cameras")}
        actions={
          <Button ref={opener} icon="plus" aria-expanded={isAdding} onClick={toggle}>
            {camerasText("cameras.add")}
          </Button>
        }
      />
      {isAdding && <AddCamera onAdded={open} onDiscard={close} />}
      <SurveillanceNote />
      <CameraList onOpen={open} />
    </>
  );
}
