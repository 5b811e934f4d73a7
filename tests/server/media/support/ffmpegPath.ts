import { findFfmpeg, type Ffmpeg } from "../../../../server/media/ffmpeg/Ffmpeg.ts";

const found = await findFfmpeg();
if (!found) throw new Error("These tests need an ffmpeg: install it, or run npm install for the packaged one.");

/** The ffmpeg that the server would take on this machine. What it can is asked once: that takes six starts of it. */
export const ffmpeg: Ffmpeg = found;

export const ffmpegPath: string = found.path;
