import { textsOf } from "../textsOf.ts";

/** What a save interrupts: streams, viewers, publishers, ports. */
const impact = {
  "impact.title": "What saving interrupts",
  "impact.nothing": "Nothing is interrupted.",
  "impact.restarts|one": "Restarts the stream {names}, with a break for {viewers}.",
  "impact.restarts": "Restarts {count} streams, with a break for {viewers} ({names}).",
  "impact.restarts.unseen|one": "Restarts the stream {names}. Nobody is watching.",
  "impact.restarts.unseen": "Restarts {count} streams. Nobody is watching ({names}).",
  "impact.viewers|one": "Cuts off {viewers} of {names}.",
  "impact.viewers": "Cuts off {viewers} of {count} streams ({names}).",
  "impact.viewers.unseen|one": "Cuts off whoever watches {names}. Nobody does now.",
  "impact.viewers.unseen": "Cuts off whoever watches {count} streams ({names}). Nobody does now.",
  "impact.publishers|one": "Cuts off the publisher of {names}.",
  "impact.publishers": "Cuts off the publishers of {count} streams ({names}).",
  "impact.asks|one":
    "Checks who watches or publishes {names} (watching: {viewers}), and cuts off only whom the new settings refuse, or whose backend does not answer.",
  "impact.asks":
    "Checks who watches or publishes {count} streams (watching: {viewers}), and cuts off only whom the new settings refuse, or whose backend does not answer ({names}).",
  "impact.pushes|one": "Sending {names} on to other servers ends or begins anew.",
  "impact.pushes": "Sending {count} streams on to other servers ends or begins anew ({names}).",
  "impact.viewerCount.none": "nobody",
  "impact.viewerCount|one": "1 viewer",
  "impact.viewerCount": "{count} viewers",
  "impact.nameWithViewers": "{name} {viewers}",
  "impact.andMore": "{names}, …",
  "impact.moreStreams": "and {count} more",
  "impact.show": "Show all streams",
  "impact.opens": "Port {opens} of {protocol} opens.",
  "impact.closes":
    "Port {closes} of {protocol} closes: whoever comes by it is cut off. Watching at all now: {viewers}.",
  "impact.closesAndOpens":
    "Port {closes} of {protocol} closes, {opens} opens: whoever comes by the former is cut off. Watching at all now: {viewers}.",
  "impact.moves":
    "Port {closes} of {protocol} closes, {opens} opens: who is connected stays, who comes new needs the new one.",
  "impact.thisConsole":
    "This console came by the port that closes, and is cut off unless the server was started with it.",
  "impact.logins": "Other administrators have to log in again.",
  "impact.server": "The whole server restarts: everybody is cut off.",
  "impact.untouched|one": "1 stream goes on untouched.",
  "impact.untouched": "{count} streams go on untouched.",
  "impact.stale": "The connection is broken: these are the figures of {time} ago.",
} as const;

export const impactText = textsOf(impact);
