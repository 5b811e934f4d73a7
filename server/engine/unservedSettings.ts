/** Settings of the config that neither engine does anything with: they are kept, and the console says so beside them. */
export const unservedSettings: readonly string[] = ["rtsp", "rtsps", "mysql", "snmp", "nvidia_monitor"];
