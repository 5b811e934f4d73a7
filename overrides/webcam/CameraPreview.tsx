import { useEffect, useRef } from "react";
import { text } from "../../src/texts/text.ts";
import { pictureSize } from "./pictureSize.ts";
import styles from "./Webcam.module.css";

/** What the camera sees, without its sound: it would howl. */
export function CameraPreview({ media }: { readonly media: MediaStream | undefined }) {
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    if (video.current) video.current.srcObject = media ?? null;
  }, [media]);
  return (
    <video
      ref={video}
      {...pictureSize}
      className={styles.preview}
      aria-label={text("webcam.preview")}
      autoPlay
      muted
      playsInline
      hidden={media === undefined}
    />
  );
}
