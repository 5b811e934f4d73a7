import { hashText } from "./seededRandom.ts";

/**
 * A config text with `count` streams for an empty config, the first twenty of which make the simulated engine show
 * every status. Every name is used once.
 */
export function simulatedConfigText(count: number): string {
  const streams = Array.from({ length: count }, (_, index) => streamBlock(index));
  return [HEAD, ...streams, TAIL].join("\n");
}

function streamBlock(index: number): string {
  const channel = CHANNELS[index % CHANNELS.length] ?? "news";
  const region = Math.floor(index / CHANNELS.length);
  const name =
    region === 0 ? channel : `${channel}-${REGIONS[(region - 1) % REGIONS.length] ?? "north"}${suffix(region)}`;
  const title = name.replaceAll(
    /(^|-)([a-z])/g,
    (_, dash: string, letter: string) => `${dash && " "}${letter.toUpperCase()}`,
  );
  const lines = [`title "${title}";`, ...(SPECIAL[index] ?? ordinary(name, index))];
  const word = ON_DEMAND.has(index) || (index >= 20 && index % 9 === 0) ? "ondemand" : "stream";
  const note = index % 40 === 25 ? `# Uplink ${index}: call the head end before changing this one.\n` : "";
  return `${note}${word} ${name} {\n${lines.map((line) => `  ${line}\n`).join("")}}`;
}

function suffix(region: number): string {
  const round = Math.floor((region - 1) / REGIONS.length);
  return round === 0 ? "" : String(round + 1);
}

function ordinary(name: string, index: number): readonly string[] {
  const hash = hashText(name, 5);
  const source = [
    `input udp://239.${hash % 200}.${(hash >>> 8) % 250}.1:1234;`,
    `input tshttp://headend.example.com/${name}/mpegts;`,
    `input rtsp://10.0.${hash % 250}.${(hash >>> 8) % 250}/ch1;`,
    `input hls://cdn.example.com/${name}/index.m3u8;`,
  ][hash % 4];
  return [
    source ?? "input fake://fake;",
    ...(index % 3 === 0 ? ["dvr @main 7d;"] : []),
    ...(index % 5 === 0 ? [`input tshttp://spare.example.com/${name}/mpegts;`] : []),
    ...(index % 11 === 0 ? ["transcoder vb=2500k size=-1x720 vb=1000k size=-1x480 ab=128k;"] : []),
  ];
}

const HEAD = `# Made for trying the console out: nothing here is real.
http 80;
rtmp 1935;
rtsp 554;
loglevel notice;

# Archives of all channels.
dvr main {
  root /archive;
  limits 90% 7d;
  disk d1;
  disk d2 migrate;
}

auth_backend subscribers {
  allow ip 10.0.0.0/8;
  deny country US;
  backend http://middleware.example.com/auth;
}

# Channels.`;

const TAIL = `
# Reporters publish here: rtmp://HOST/talk/NAME
live talk {
  comment "Reporters on the road";
  dvr @main 1d;
}

source http://origin.example.com:8080 http://origin2.example.com:8080 {
  comment "Partner's head end";
  only radio world;
  except kids;
}

vod films {
  storage /mnt/films;
  download;
}
`;

/** Streams among the first twenty whose config decides their status. */
const SPECIAL: Readonly<Record<number, readonly string[]>> = {
  0: ["input fake://fake;"],
  2: ["input udp://239.1.1.2:1234;", "disabled;"],
  3: [
    "input tshttp://headend.example.com/broken/mpegts priority=1;",
    "input tshttp://spare.example.com/broken/mpegts priority=2;",
  ],
  5: ["# its receiver is on the way", "dvr @main 2d;"],
  6: ["input hls://cdn.example.com/late/index.m3u8;"],
  7: ["input publish://;"],
  9: ["input rtsp://10.0.0.9/ch1;", "clients_timeout 30;"],
  15: ["input publish://;", "dvr @main 2d;"],
  16: ["input rtsp://10.0.0.16/ch1;"],
  17: ["input udp://239.1.1.17:1234;"],
  18: ["input udp://239.1.1.18:1234;", "transcoder vb=2500k size=-1x720 vb=1000k size=-1x480 ab=128k;"],
  19: ["input udp://239.1.1.19:1234;", "dvr @main 7d;"],
};

const ON_DEMAND: ReadonlySet<number> = new Set([9, 16]);

const CHANNELS = [
  "news",
  "sport",
  "movies",
  "music",
  "kids",
  "weather",
  "science",
  "history",
  "travel",
  "nature",
  "comedy",
  "drama",
  "gate-cam",
  "harbour-cam",
  "square-cam",
  "studio",
  "parliament",
  "football",
  "cinema",
  "culture",
  "business",
  "health",
  "cooking",
  "fashion",
  "motors",
] as const;

const REGIONS = ["north", "south", "east", "west", "tirana", "durres", "vlora", "shkodra", "korca", "elbasan"] as const;
