/** Gives Chromium a camera and a microphone that need nobody, and WebRTC within one machine. */
export const cameraArguments: readonly string[] = [
  "--use-fake-device-for-media-stream",
  "--use-fake-ui-for-media-stream",
  "--allow-loopback-in-peer-connection",
];
