import { textsOf } from "../textsOf.ts";

/** A source of a stream: its state, its options, and the test of it before it is saved. */
const sourceTest = {
  "sourceTest.test": "Test this source",
  "sourceTest.testing": "Looking at the source…",
  "sourceTest.works": "The source works. Seen after {time}.",
  "sourceTest.video": "Video",
  "sourceTest.audio": "Audio",
  "sourceTest.noVideo": "It sends no video, only sound.",
  "sourceTest.bitrate": "Bitrate",
  "sourceTest.fps": "{fps} fps",
  "sourceTest.old": "Something was changed since. Test it again to be sure.",
  "input.unsaved": "unsaved",
  "input.online": "online",
  "input.offline": "offline",
  "input.switch": "Switch",
  "input.options": "Options",
  "input.optionsSet": "Options ({count})",
  "input.optionsOf": "Options of {url}: {count} set",
  "input.backToSources": "All sources of {name}",
  "input.noSource": "Source {number} not found",
  "input.noSourceDetail": "It was removed, here or by another administrator, or it never existed.",
  "input.oneStream": "Source options can be edited for one stream at a time",
} as const;

/** Comes with what uses it. */
export const sourceTestText = textsOf(sourceTest);
