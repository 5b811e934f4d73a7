import { createServer } from "node:net";
import { portRefusal } from "../../server/http/openPort.ts";
import type { Listening } from "./devOptions.ts";

/** Tries a port before anything is started on it. @throws ServerError in words for a port that cannot be opened */
export function refuseTakenPort({ host, port, option }: Listening): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", (error) => reject(portRefusal(error, { host, port }, option)));
    probe.listen(port, host, () => probe.close(() => resolve()));
  });
}
