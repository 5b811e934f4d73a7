import type { HttpClient } from "./HttpClient.ts";

/** The config text as it stands on the server's disk, comments and all. @throws ApiError */
export async function readRawConfig(http: HttpClient): Promise<string> {
  return (await http.getText("/flussonic/api/read_raw_config")).text;
}
