import type { ApiCall } from "../ApiCall.ts";
import type { ServerContext } from "./ServerContext.ts";
import { checkConfig } from "./checkConfig.ts";
import { closeSessions } from "./closeSessions.ts";
import { coderRestart } from "./coderRestart.ts";
import { exportAudit, listAudit } from "./auditCalls.ts";
import { confirmConfig, undoConfig } from "./confirmConfig.ts";
import { convertAd } from "./convertAd.ts";
import { copyStream } from "./copyStream.ts";
import { deleteLogo } from "./deleteLogo.ts";
import { dvrImpact } from "./dvrImpact.ts";
import { enter } from "./enter.ts";
import { fetchAdSchedules } from "./fetchAdSchedules.ts";
import { generateAdminViewToken } from "./generateAdminViewToken.ts";
import { listFiles } from "./listFiles.ts";
import { listLogos } from "./listLogos.ts";
import { listRevisions } from "./listRevisions.ts";
import { logIn } from "./logIn.ts";
import { logOut } from "./logOut.ts";
import { makeDirectory } from "./makeDirectory.ts";
import { mendHandEdit } from "./mendHandEdit.ts";
import { modifyConfig } from "./modifyConfig.ts";
import { parseRawConfig } from "./parseRawConfig.ts";
import { probeSourceCall } from "./probeSourceCall.ts";
import { putHandEditAside } from "./putHandEditAside.ts";
import { readAdChecks } from "./readAdChecks.ts";
import { readAdStreams } from "./readAdStreams.ts";
import { readCluster } from "./readCluster.ts";
import { readConfig } from "./readConfig.ts";
import { readHandEdit } from "./readHandEdit.ts";
import { readHistory } from "./readHistory.ts";
import { readLogo } from "./readLogo.ts";
import { readMediaInfo } from "./readMediaInfo.ts";
import { readMetrics } from "./readMetrics.ts";
import { readRawConfig } from "./readRawConfig.ts";
import { cancelScheduledSave, listScheduledSaves, readScheduledChanges } from "./scheduledSaves.ts";
import { clearRescue, markRescue } from "./rescue.ts";
import { readRevision, readRevisionConfig, readRevisionRenames } from "./readRevision.ts";
import { readServer } from "./readServer.ts";
import { removeFile } from "./removeFile.ts";
import { restoreRevision } from "./restoreRevision.ts";
import { saveAdSchedules } from "./saveAdSchedules.ts";
import { saveRawConfig } from "./saveRawConfig.ts";
import { socketTicket } from "./socketTicket.ts";
import { issueCertificate, readCertificate, saveCertificate } from "./certificateCalls.ts";
import { storeError } from "./storeError.ts";
import { streamRestart } from "./streamRestart.ts";
import { streamSwitchSource } from "./streamSwitchSource.ts";
import { disableSshAgent, enableSshAgent, readSshAgent } from "./sshAgentCalls.ts";
import { previewLogs, readSentLogs, sendLogs } from "./sendLogsCalls.ts";
import { askIptvUsers, readIptvPlaylist } from "./iptvPlaying.ts";
import { clearIptvUsers, createIptvUser, listIptvUsers, removeIptvUser, replaceIptvUser } from "./iptvUsers.ts";
import { tryAuthBackend } from "./tryAuthBackend.ts";
import { upload } from "./upload.ts";
import { writeLogo } from "./writeLogo.ts";

type CallTable = readonly ((context: ServerContext) => ApiCall)[];

/** What keeps a config, whatever it is of: logins, the config, its revisions and hand edits. A call is a file here and a row. */
export const configCalls: CallTable = [
  logIn,
  logOut,
  socketTicket,
  readServer,
  enter,
  readConfig,
  modifyConfig,
  confirmConfig,
  undoConfig,
  listScheduledSaves,
  readScheduledChanges,
  cancelScheduledSave,
  checkConfig,
  readRawConfig,
  parseRawConfig,
  saveRawConfig,
  listRevisions,
  readRevision,
  readRevisionConfig,
  readRevisionRenames,
  restoreRevision,
  markRescue,
  clearRescue,
  listAudit,
  exportAudit,
  readHandEdit,
  putHandEditAside,
  mendHandEdit,
  storeError,
];

/** What serves media: streams, files, pictures, viewers. Its folders are those that the config of a media server names. */
const mediaCalls: CallTable = [
  generateAdminViewToken,
  streamRestart,
  streamSwitchSource,
  coderRestart,
  closeSessions,
  listFiles,
  makeDirectory,
  removeFile,
  upload,
  listLogos,
  readLogo,
  writeLogo,
  deleteLogo,
  readMediaInfo,
  readCluster,
  copyStream,
  readMetrics,
  dvrImpact,
  readCertificate,
  issueCertificate,
  saveCertificate,
  tryAuthBackend,
  sendLogs,
  previewLogs,
  readSentLogs,
  readSshAgent,
  enableSshAgent,
  disableSshAgent,
  listIptvUsers,
  createIptvUser,
  replaceIptvUser,
  removeIptvUser,
  clearIptvUsers,
  readIptvPlaylist,
  askIptvUsers,
  fetchAdSchedules,
  saveAdSchedules,
  readAdStreams,
  readAdChecks,
  convertAd,
  probeSourceCall,
  (context) => readHistory({ ...context, ...context.records }),
];

/** All calls of a media server. */
export const apiCalls: CallTable = [...configCalls, ...mediaCalls];
