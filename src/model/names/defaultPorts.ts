/** Ports that need not be written in an address. */
export const defaultPorts = { http: 80, https: 443, rtmp: 1935, rtsp: 554 } as const;
