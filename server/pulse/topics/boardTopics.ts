/** The graphs of the Pulse page and their lines: the label, and the metric of the server it shows. */
export const boardTopics: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  overview: {
    Input: "traffic_in",
    Output: "traffic_out",
    "Network in": "network_in",
    "Network out": "network_out",
  },
  total_memusage: { Used: "memory_used", Server: "memory_server" },
  cpu_usage: { All: "cpu_usage", Server: "cpu_server" },
  scheduler_loads: { Main: "scheduler_load" },
  active_tasks: { Running: "active_tasks" },
  /** With the disk's name as a tag, which names the line too. */
  disk_io_usage: {},
};
