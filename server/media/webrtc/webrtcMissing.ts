/** The answer (501) where the WebRTC library did not come with the installation. */
export const webrtcMissing = {
  error: "not_implemented",
  message:
    "WebRTC is not available on this server: the optional package node-datachannel has no build for this platform. Publish over RTMP instead.",
} as const;
