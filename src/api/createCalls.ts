import { closeSessions } from "./closeSessions.ts";
import { deleteLogo } from "./deleteLogo.ts";
import type { HttpClient } from "./HttpClient.ts";
import { listFiles } from "./listFiles.ts";
import { makeDirectory } from "./makeDirectory.ts";
import type { MediaCalls } from "./MediaCalls.ts";
import { readHistory } from "./readHistory.ts";
import { readLogoPicture } from "./readLogoPicture.ts";
import { readLogos } from "./readLogos.ts";
import { readMediaInfo } from "./readMediaInfo.ts";
import { removeFile } from "./removeFile.ts";
import { restartStream } from "./restartStream.ts";
import { switchSource } from "./switchSource.ts";
import { uploadFiles } from "./uploadFiles.ts";
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
    listFiles: (place) => listFiles(http, place),
    makeDirectory: (place, name) => makeDirectory(http, place, name),
    removeFile: (place, name) => removeFile(http, place, name),
    uploadFiles: (place, files, options) => uploadFiles(http, place, files, options),
  };
}
