// Written by the generator from schemas/. Edit the schema, then run `npm run generate`.
/**
 * What of the ad schedules cannot be played as it is, as GET /flussonic/api/ad_checks answers it: a row for each stream and file that do not fit, and for each file that cannot be played at all.
 */
export interface AdChecks {
/**
 * By schedule, file and stream.
 * 
 * Items: One file of one schedule.
 */
checks: {
/**
 * Name of the ad schedule.
 */
schedule: string
/**
 * VOD prefix and file name: prefix/name.
 */
file: string
/**
 * Whose picture or sound the file does not fit. Absent: the file fits no stream.
 */
stream?: string
/**
 * Missing: there is no such file. Unreadable: it is no video, or is damaged. Differs: it is played, but players may stumble.
 */
problem: ("missing" | "unreadable" | "differs")
/**
 * What is not as in the stream.
 * 
 * Items: One property of both.
 */
differences?: {
/**
 * The property that differs.
 */
what: ("size" | "video codec" | "audio codec" | "frame rate" | "sample rate" | "channels")
/**
 * As it is in the file, in words: 1280x720.
 */
ad: string
/**
 * As it is in the stream, in words.
 */
stream: string
}[]
/**
 * The problem in a sentence.
 */
message: string
/**
 * What came of the last wish to convert the file for this stream. Absent: nobody asked.
 */
conversion?: {
/**
 * Running, done (the copy can take the file's place in the schedule) or failed.
 */
state: ("running" | "done" | "failed")
/**
 * Share that is done.
 */
progress?: number
/**
 * The converted copy, beside the file: prefix/name.
 */
file?: string
/**
 * Why it failed.
 */
error?: string
}
}[]
}
