/** What is known of a stream's traffic. */
export type TrafficValue = "in" | "out" | "clients";
