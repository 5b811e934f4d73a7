import { useCallback } from "react";
import { useNavigate } from "react-router-dom";
import { CameraList } from "../../../overrides/cameras/CameraList.tsx";
import { SurveillanceNote } from "../../../overrides/cameras/SurveillanceNote.tsx";
import { Button } from "../../components/controls/Button.tsx";
import { PageHeader } from "../../components/shell/PageHeader.tsx";
import { camerasText } from "../../texts/en/cameras.ts";
import { text } from "../../texts/text.ts";
import { useAdding } from "../list/useAskedToAdd.ts";
import { itemAddress } from "../mediaAddresses.ts";
import { AddCamera } from "./AddCamera.tsx";

/** The IP cameras: those that are there, and the way to another one. */
export function CamerasPage() {
  const navigate = useNavigate();
  const { isAdding, begin, end, opener } = useAdding("cameras");
  const open = useCallback((name: string) => void navigate(itemAddress("standalone", [name])), [navigate]);
  return (
    <>
      <PageHeader
        title={text("pages.cameras")}
        actions={
          <Button ref={opener} icon="plus" aria-expanded={isAdding} onClick={isAdding ? end : begin}>
            {camerasText("cameras.add")}
          </Button>
        }
      />
      {isAdding && <AddCamera onAdded={open} onDiscard={end} />}
      <SurveillanceNote />
      <CameraList onOpen={open} />
    </>
  );
}
