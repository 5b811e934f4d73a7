import { textsOf } from "../textsOf.ts";

/** What an auth backend would say about a viewer. */
const authTrial = {
  "authTrial.title": "Try it",
  "authTrial.help":
    "Asks the running server what would be decided about a viewer. Nobody is let in, and no answer of before is used.",
  "authTrial.ask": "Who decides",
  "authTrial.ofStream": "Auth settings of a stream",
  "authTrial.stream": "Stream",
  "authTrial.streamHelp": "Told to the addresses.",
  "authTrial.token": "Token",
  "authTrial.ip": "IP address",
  "authTrial.ipWrong": "Should be an address such as 203.0.113.7.",
  "authTrial.streamMissing": "Name the stream.",
  "authTrial.country": "Country",
  "authTrial.countryHelp": "Empty: that of the address.",
  "authTrial.countryWrong": "There is no country {value}.",
  "authTrial.proto": "Protocol",
  "authTrial.agent": "User agent",
  "authTrial.referer": "Page it plays on",
  "authTrial.try": "Try",
  "authTrial.edited": "Backends are asked as they are edited here, saved or not.",
  "authTrial.offline": "There is no connection to the server: it cannot be asked now.",
  "authTrial.changed": "Something has changed since. Try again.",
  "authTrial.verdict.allowed": "Allowed",
  "authTrial.verdict.refused": "Denied",
  "authTrial.verdict.unanswered": "No answer",
  "authTrial.unansweredHelp":
    "Not every backend has answered, and none allows it: nobody new comes in, and who watches already goes on.",
  "authTrial.by": "Decided by",
  "authTrial.byOf": "{by}, in {backend}",
  "authTrial.by.token": "its token",
  "authTrial.by.address": "its address",
  "authTrial.by.country": "its country",
  "authTrial.by.player": "its player",
  "authTrial.by.backend": "what its backends answered",
  "authTrial.by.default": "the default",
  "authTrial.by.none": "no rule: nothing allows it",
  "authTrial.by.stream": "the settings of the stream",
  "authTrial.rule": "Rule",
  "authTrial.ruleAt": "{list}: {value}",
  "authTrial.secretAt": "number {index}",
  "authTrial.why": "Why",
  "authTrial.took": "Took",
  "authTrial.ms": "{ms} ms",
  "authTrial.unknown": "unknown",
  "authTrial.asked": "Asked addresses",
  "authTrial.decided": "decided",
} as const;

/** Its texts, which come with what uses them. */
export const authTrialText = textsOf(authTrial);
