import { textsOf } from "../textsOf.ts";

/** Where a DVR lies, how full it is, and what its limits remove. */
const dvrStorage = {
  "dvr.room": "Room",
  "dvr.room.free": "{free} of {total} free",
  "dvr.room.disk": "Disk of {folder}",
  "dvr.room.recordings": "Recordings",
  "dvr.room.since": "{size} since {from}",
  "dvr.room.nothing": "Nothing is recorded here.",
  "dvr.room.reading": "The archives are still being read: there is more.",
  "dvr.room.streams": "Streams",
  "dvr.room.more": "and {count} more",
  "dvr.room.noStreams": "No stream is recorded here: choose this DVR on the DVR page of a stream.",
  "dvr.room.new": "The folder is made with the first recording.",
  "dvr.room.unsaved": "Known once the DVR is saved.",
  "dvr.room.waiting": "The server is measuring …",
  "dvr.room.unknown": "This server does not tell.",
  "dvr.room.stale": "As of before the connection broke.",
  "dvr.losses": "Recordings",
  "dvr.losses.asking": "Asking the server what this removes …",
  "dvr.losses.none": "Saving removes no recordings.",
  "dvr.losses.many|one": "Saving removes about {duration} ({size}) of the recordings of {names}.",
  "dvr.losses.many": "Saving removes about {duration} ({size}) of the recordings of {count} streams: {names}.",
  "dvr.losses.others": "{names} and {count} more",
  "dvr.losses.reading": "The archives are still being read: it may be more.",
  "dvr.losses.ask": "What is removed cannot be recovered.",
  "dvr.losses.title": "Save and remove recordings of {name}?",
  "dvr.losses.titleUnknown": "Save and remove an unknown amount of recordings?",
  "dvr.losses.verb": "Save and remove",
  "dvr.losses.unknown": "What this removes is not known. {reason}",
  "dvr.losses.broken": "The console failed to ask: load the page again.",
  "dvr.losses.askUnknown": "What recordings the new limits remove is not known. {reason} Save them all the same?",
} as const;

/** Its texts, which come with what uses them. */
export const dvrStorageText = textsOf(dvrStorage);
