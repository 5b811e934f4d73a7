import { textsOf } from "../textsOf.ts";

/** The words of the archive's timeline. */
const dvr = {
  "dvr.timeline": "Recordings",
  "dvr.none": "Nothing is recorded yet: it begins with the first picture of the stream.",
  "dvr.notRecorded":
    "Not recorded. A DVR config, a path or a limit below starts it; without config and path it goes to {folder} in the server's data folder.",
  "dvr.summary": "{duration} recorded since {from}, {size}",
  "dvr.strip": "The last 4 hours: {percent} recorded",
  "dvr.axis": "Recordings from {from} to {to}. Arrow keys move the position, plus and minus zoom, Enter plays.",
  "dvr.zoomIn": "Zoom in",
  "dvr.zoomOut": "Zoom out",
  "dvr.earlier": "Earlier",
  "dvr.later": "Later",
  "dvr.now": "Now",
  "dvr.all": "All",
  "dvr.point": "Position",
  "dvr.play": "Play from here",
  "dvr.stop": "Close player",
  "dvr.gap": "Nothing is recorded at this position.",
  "dvr.setFrom": "Set range start",
  "dvr.setTo": "Set range end",
  "dvr.noRange": "Drag over the timeline, or set start and end at the position, to select a range.",
  "dvr.chosen": "{from} to {to} ({duration}), {percent} recorded",
  "dvr.wholeSegments": "Films hold whole segments: they begin and end up to some seconds outside the range.",
  "dvr.export": "Download MP4",
  "dvr.copy": "Copy HLS address",
  "dvr.clear": "Clear range",
  "dvr.tooLong": "At most 24 hours can be downloaded at once: choose a shorter range.",
  "dvr.nothing": "Nothing is recorded in this range.",
  "dvr.notOver": "The range ends in the future.",
  "dvr.player": "Recording of {name}",
} as const;

/** They come with what uses them. */
export const dvrText = textsOf(dvr);
