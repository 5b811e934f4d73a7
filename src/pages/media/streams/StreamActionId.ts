/** Something that can be done to streams. */
export type StreamActionId = "restart" | "enable" | "disable" | "static" | "onDemand" | "delete";
