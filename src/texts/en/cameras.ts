import { textsOf } from "../textsOf.ts";

/** IP cameras: their list, and how one is added. */
const cameras = {
  "cameras.add": "Add a camera",
  "cameras.list": "Cameras",
  "cameras.search": "Search cameras",
  "cameras.count": "{shown} of {count} cameras",
  "cameras.count|one": "{shown} of 1 camera",
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
  "cameras.surveillanceOn": "Video surveillance, with its users and layouts, is set up.",
  "cameras.surveillanceOff": "Video surveillance is not set up: its users and layouts need a database.",
  "cameras.withoutSurveillance": "Cameras below are added, watched and recorded all the same.",
  "cameras.toSettings": "See its setting",
  "cameras.setUp": "Set it up",
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
  "cameras.cannotTest": "This server cannot test cameras; you see on its page whether it works.",
  "cameras.notTested": "An address like this cannot be tested. The camera can be added without.",
} as const;

/** Its texts, which come with what uses them. */
export const camerasText = textsOf(cameras);
