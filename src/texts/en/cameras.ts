import { textsOf } from "../textsOf.ts";

/** IP cameras: their list, and how one is added. */
const cameras = {
  "cameras.add": "Add a camera",
  "cameras.list": "Cameras",
  "cameras.search": "Search cameras",
  "cameras.count": "{shown} of {total} cameras",
  "cameras.empty": "No cameras yet",
  "cameras.emptyHelp":
    "Add the address of one: this server tests it, shows its picture, and records it if you want. Each is a stream, with all that streams have.",
  "cameras.none": "No camera fits the search",
  "cameras.clear": "Clear the search",
  "cameras.recording": "records",
  "cameras.recorded": "{time} recorded",
  "cameras.kept": "kept {time}",
  "cameras.keptAll": "kept until the disk is full",
  "cameras.notRecorded": "not recorded",
  "cameras.archiveOf": "Recordings of {name}",
  "cameras.surveillance": "Users and layouts of video surveillance need a database, which is not set:",
  "cameras.toSettings": "set it in the Config",
  "cameras.address": "Address of the camera",
  "cameras.addressHelp": "From its manual: rtsp://192.168.1.20/stream1. The host alone is enough to begin with.",
  "cameras.addressSpace": "An address has no spaces; write them as %20.",
  "cameras.addressHost": "The host is missing: rtsp://192.168.1.20/stream1",
  "cameras.addressHttp": "This is the address of a web page. That of the stream begins with rtsp:// in most cameras.",
  "cameras.addressRequired": "Type the address of the camera.",
  "cameras.login": "Login of the camera",
  "cameras.password": "Password of the camera",
  "cameras.loginMissing": "A password needs a login.",
  "cameras.name": "Name",
  "cameras.record": "Record to",
  "cameras.recordNone": "Not recorded",
  "cameras.recordHelp": "DVRs are made on the DVR page.",
  "cameras.test": "Test the camera",
  "cameras.testing": "Looking at the camera…",
  "cameras.works": "The camera works. Seen after {time}.",
  "cameras.video": "Video",
  "cameras.audio": "Audio",
  "cameras.noVideo": "It sends no video, only sound.",
  "cameras.bitrate": "Bitrate",
  "cameras.fps": "{fps} fps",
  "cameras.old": "Something was changed since. Test it again to be sure.",
  "cameras.cannotTest": "This server cannot test cameras; you see on its page whether it works.",
  "cameras.notTested": "Only rtsp:// and rtmp:// cameras can be tested. This one can be added without.",
} as const;

/** Its texts, which come with what uses them. */
export const camerasText = textsOf(cameras);
