import { closeSessions } from "./closeSessions.ts";
import { deleteLogo } from "./deleteLogo.ts";
import type { HttpClient } from "./HttpClient.ts";
import type { MediaCalls } from "./MediaCalls.ts";
import { readHistory } from "./readHistory.ts";
import { readLogoPicture } from "./readLogoPicture.ts";
import { readLogos } from "./readLogos.ts";
import { readMediaInfo } from "./readMediaInfo.ts";
import { restartStream } from "./restartStream.ts";
import { switchSource } from "./switchSource.ts";
import { writeLogo } from "./writeLogo.ts";

/** The calls of a server. */
export function createCalls(http: HttpClient): MediaCalls {
  return {
    restart: (name) => restartStream(http, name),
    switchSource: (name, url) => switchSource(http, name, url),
    closeSessions: (ids) => closeSessions(http, ids),
    mediaInfo: (name) => readMediaInfo(http, name),
    history: (question) => readHistory(http, question),
    logos: () => readLogos(http),
    logoPicture: (id) => readLogoPicture(http, id),
    writeLogo: (id, picture) => writeLogo(http, id, picture),
    deleteLogo: (id) => deleteLogo(http, id),
  };
}
