import { textsOf } from "../textsOf.ts";

/** Whether a stream is on air as it is meant to be, on its overview. */
const streamHealth = {
  "health.title": "On air",
  "health.alarms": "What is wrong",
  "health.alarm.flapping": "Its sources came and went at least four times within ten minutes.",
  "health.alarm.no_video": "It had a picture, and sends none now.",
  "health.alarm.no_audio": "It had sound, and sends none now.",
  "health.alarm.silent": "The sound is nearly empty: probably silence.",
  "health.alarm.still":
    "The picture hardly changes: frozen, or a slide. Told by the size of its frames; nothing is decoded.",
  "health.alarm.black":
    "The picture is empty and hardly changes: probably black. Told by the size of its frames; nothing is decoded.",
  "health.source": "Source in use",
  "health.nothing": "None: nothing comes in",
  "health.addSource": "Add a source",
  "health.onBackup": "on backup",
  "health.use.fallback": "Fallback video",
  "health.use.chosen": "switched by hand",
  "health.since": "since {time}, for {duration}",
  "health.publisher": "Published from",
  "health.onAir": "On air for",
  "health.notOnAir": "not on air",
  "health.input": "Input",
  "health.errors": "Errors",
  "health.noErrors": "none",
  "health.failing": "failing sources: {count}",
  "health.viewers": "Clients",
  "health.viewersOf": "{clients} · {output} out",
  "health.noViewers": "no clients",
  "health.sources": "Sources",
  "health.inUse": "in use",
  "health.notInUse": "not in use",
  "health.switches": "Switches of source: {count}",
  "health.noSwitch": "No switch of source",
  "health.breaks": "; broken off and come again: {count}",
  "health.numbered": "source {number} ({url})",
  "health.unlisted": "{url} (not in the list now)",
  "health.switch.start": "Started with {to}",
  "health.switch.lost": "From {from} to {to}: {error}",
  "health.switch.again": "{to} came again, after: {error}",
  "health.switch.back": "Back from {from} to {to}",
  "health.switch.hand": "Switched by hand to {to}",
} as const;

/** Comes with the pages it is for. */
export const healthText = textsOf(streamHealth);
