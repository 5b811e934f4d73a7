import { useEffect, useState } from "react";

/** Which of the two this device offers; neither on plain http, where browsers hide them. */
export interface Devices {
  readonly hasCamera: boolean;
  readonly hasMicrophone: boolean;
}

const none: Devices = { hasCamera: false, hasMicrophone: false };

/** What there is to publish with; follows what is plugged in and out. */
export function useDevices(): Devices {
  const [devices, setDevices] = useState(none);
  useEffect(() => {
    const offered = mediaDevices();
    if (!offered) return undefined;
    let isCurrent = true;
    const look = async () => {
      const kinds = await offered.enumerateDevices().then(
        (list): readonly string[] => list.map(({ kind }) => kind),
        (): readonly string[] => [],
      );
      if (!isCurrent) return;
      setDevices({ hasCamera: kinds.includes("videoinput"), hasMicrophone: kinds.includes("audioinput") });
    };
    const handleChange = () => void look();
    void look();
    offered.addEventListener("devicechange", handleChange);
    return () => {
      isCurrent = false;
      offered.removeEventListener("devicechange", handleChange);
    };
  }, []);
  return devices;
}

function mediaDevices(): MediaDevices | undefined {
  // Missing where the page is not served safely, whatever the types say.
  const { mediaDevices: offered }: { mediaDevices?: MediaDevices } = navigator;
  return offered;
}
