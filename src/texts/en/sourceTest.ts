import { textsOf } from "../textsOf.ts";

/** The test of a source before it is saved. */
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
} as const;

/** Comes with what uses it. */
export const sourceTestText = textsOf(sourceTest);
