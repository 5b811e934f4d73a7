/** The encoders of the hardware kinds this server can use, by the config's names of the codecs. */
export const hardwareEncoders = {
  cpu: { h264: "libx264", hevc: "libx265", mp2v: "mpeg2video" },
  qsv: { h264: "h264_qsv", hevc: "hevc_qsv", mp2v: "mpeg2_qsv" },
  nvenc: { h264: "h264_nvenc", hevc: "hevc_nvenc" },
} as const satisfies Record<string, Partial<Record<"h264" | "hevc" | "mp2v", string>>>;
