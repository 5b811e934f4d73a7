import { describe, expect, it } from "vitest";
import { entities } from "../../src/generated/entities.ts";
import { lists } from "../../src/generated/lists.ts";
import { de } from "../../src/texts/de.ts";
import { filesUnder, type ProjectFile } from "../architecture/support/filesUnder.ts";

/**
 * What columns are called, over all lists: a kind of value, the last word of its key, has one name and stands at one side.
 * Rows of the specification name some: C099 and C477 (media), C136 (files), C137 (clients), C195 and C196 (history, which has
 * "IP" and "Bytes" where clients have "Address" and "Transmitted"), S075 and S076 (cluster, with "Lifetime" for "Runtime").
 * Who adds a list takes a name from here; who needs a new one sees what there is.
 */
const words = {
  action: "Action",
  actions: "Actions",
  address: "Address",
  becomes: "What becomes of it",
  browse: "Files",
  by: "By",
  changes: "Changes",
  codec: "Codec",
  country: "Country",
  createdAt: "Created at",
  description: "Description",
  file: "File",
  format: "Format",
  host: "Host",
  ignored: "Ignored streams",
  inSchedule: "In the schedule",
  ip: "IP",
  lastUpdate: "Last update",
  mirror: "Mirror",
  mode: "Mode",
  name: "Name",
  picture: "Picture",
  playlist: "Playlist",
  prefix: "Prefix",
  protocol: "Protocol",
  revision: "Revision",
  saving: "Saving",
  select: "Selected",
  setting: "Setting",
  source: "Source",
  sources: "Sources",
  status: "Status",
  stream: "Stream",
  subject: "Concerns",
  taken: "Taken streams",
  ticket: "Ticket",
  time: "Time",
  title: "Title",
  toCompare: "To compare",
  token: "Token",
  track: "Track",
  tracks: "Tracks",
  trend: "Last hour",
  userAgent: "User agent",
  userId: "UserID",
  variants: "Servers with the same settings",
  version: "Version",
} as const;

/** Figures, which stand at the end of their column so that their digits are below each other. */
const figures = {
  avgBytes: "Avg bytes",
  avgDuration: "Avg duration",
  bitrate: "Bitrate",
  bytes: "Bytes",
  clients: "Clients",
  count: "Count",
  cpu: "CPU",
  duration: "Duration",
  fps: "FPS",
  inputBitrate: "Input bitrate",
  lifetime: "Lifetime",
  line: "Line",
  load: "Load",
  memory: "Mem",
  output: "Output",
  outputBitrate: "Output bitrate",
  paths: "Paths",
  port: "Port",
  runtime: "Runtime",
  shows: "Shows",
  size: "Size",
  streams: "Streams",
  totalBytes: "Total bytes",
  totalDuration: "Total duration",
  transmitted: "Transmitted",
  uptime: "Uptime",
  views: "Views",
  workers: "Workers",
} as const;

const names: Readonly<Record<string, string>> = { ...words, ...figures };
const isHeading = (key: string) => /\.column\.\w+$/.test(key);
const kindOf = (key: string) => key.slice(key.lastIndexOf(".") + 1);

const english = filesUnder("src/texts/en", /\.ts$/).flatMap(({ text }) =>
  [...text.matchAll(/"(?<key>\w+\.column\.\w+)":\s*"(?<said>[^"]*)"/g)].map(({ groups }) => ({
    key: groups?.["key"] ?? "",
    said: groups?.["said"] ?? "",
  })),
);

/** A column as a list writes it: the key of its name, and whether it stands as a figure. */
interface WrittenColumn {
  readonly key: string;
  readonly isFigure: boolean;
  /** Buttons and switches, which stand at the end of their row whatever they are called. */
  readonly isControls?: boolean;
}

/** The columns that a file has: heads in JSX, rows of a table of columns, and labels beside the list of those that are numbers. */
function columnsIn(text: string): readonly WrittenColumn[] {
  const column = (key: string, rest: string): WrittenColumn => ({
    key,
    isFigure: /isNumber(?![:=]\s*\{?false)/.test(rest),
  });
  const heads = [...text.matchAll(/<HeaderCell\b(?<rest>[^>]*?"(?<key>\w+\.[\w.]+)"[^>]*?)\/>/g)];
  const rows = [...text.matchAll(/\blabel: "(?<key>\w+\.[\w.]+)"(?<rest>[^}]*)\}/g)];
  const getters = [
    ...text.matchAll(
      /(?<controls>id: "actions",\s*)?get label\(\) \{\s*return \w+\("(?<key>[\w.]+)"\);\s*\},(?<rest>.*?)\n {2,4}\},/gs,
    ),
  ];
  const corners = [...text.matchAll(/\bcorner=\{\w+\("(?<key>[\w.]+)"\)\}/g)];
  const written = [...heads, ...rows, ...getters, ...corners].map(({ groups }) => ({
    ...column(groups?.["key"] ?? "", groups?.["rest"] ?? ""),
    isControls: groups?.["controls"] !== undefined,
  }));
  const numbers = new Set(stringsOf(text, "numbers"));
  const labels = [...(constant(text, "labels") ?? "").matchAll(/(?<id>\w+): "(?<key>[\w.]+)"/g)].map(({ groups }) => ({
    key: groups?.["key"] ?? "",
    isFigure: numbers.has(groups?.["id"] ?? ""),
  }));
  const headings = [...stringsOf(text, "head"), ...stringsOf(text, "headings")].map((key) => ({
    key,
    isFigure: numbers.has(key),
  }));
  return [...written, ...labels, ...headings];
}

function constant(text: string, name: string): string | undefined {
  return new RegExp(`const ${name}\\b[^=]*= ([\\[{].*?[\\]}])(?: as const[^;]*)?;`, "s").exec(text)?.[1];
}

function stringsOf(text: string, name: string): readonly string[] {
  return [...(constant(text, name) ?? "").matchAll(/"([\w.]+)"/g)].map(([, word = ""]) => word);
}

/** Files that have columns: with heads of their own, or of a list that draws its heads from them. */
const listFiles = [...filesUnder("src/pages", /\.tsx$/), ...filesUnder("overrides", /\.tsx$/)].filter(
  ({ text }) =>
    text.includes("<HeaderCell") || text.includes("corner={") || /\bcolumns: \[|: readonly StreamColumn\[\]/.test(text),
);
/** Their heads are titles of settings, names of servers, or what another file of the list says. */
const otherHeads = ["src/pages/list/ListHead.tsx", "overrides/mediaLists/streamMembers.tsx"];

function faultsOf({ path, text }: ProjectFile): readonly string[] {
  return columnsIn(text).flatMap(({ key, isFigure, isControls = false }) => {
    if (!isHeading(key)) return [`${path}: ${key} is no name of a column (AREA.column.KIND)`];
    const kind = kindOf(key);
    if (!Object.hasOwn(names, kind)) return [`${path}: nobody has named the kind ${kind}`];
    return isControls || isFigure === Object.hasOwn(figures, kind)
      ? []
      : [`${path}: ${kind} stands at the other side elsewhere`];
  });
}

describe("the columns of lists", () => {
  it("have one name for one kind of value, in all lists", () => {
    expect(english.filter(({ key, said }) => names[kindOf(key)] !== said)).toEqual([]);
    expect(Object.keys(names).filter((kind) => !english.some(({ key }) => kindOf(key) === kind))).toEqual([]);
  });

  it("have different names for different kinds", () => {
    const said = Object.values(names);
    expect(said.filter((name, at) => said.indexOf(name) !== at)).toEqual([]);
  });

  it("have one name for one kind in German too", () => {
    const german = new Map<string, Set<string>>();
    for (const [key, said] of Object.entries(de.texts))
      if (isHeading(key)) german.set(kindOf(key), (german.get(kindOf(key)) ?? new Set()).add(said));
    expect([...german].filter(([, all]) => all.size > 1).map(([kind, all]) => [kind, ...all])).toEqual([]);
  });

  it("are named by these texts, and stand at one side", () => {
    expect(listFiles.flatMap(faultsOf)).toEqual([]);
  });

  it("are all found: each file with columns has some", () => {
    const without = listFiles.filter(({ path, text }) => !otherHeads.includes(path) && columnsIn(text).length === 0);
    expect(without.map(({ path }) => path)).toEqual([]);
    expect(listFiles.length).toBeGreaterThan(18);
  });

  it("are found out when they differ", () => {
    const fault = (text: string) => faultsOf({ path: "a.tsx", text }).length;
    expect(fault('<HeaderCell label={clusterText("cluster.state")} />')).toBe(1);
    expect(fault('<HeaderCell label={clusterText("cluster.column.viewers")} />')).toBe(1);
    expect(fault('<HeaderCell label={clusterText("cluster.column.clients")} />')).toBe(1);
    expect(fault('<HeaderCell isNumber label={clusterText("cluster.column.clients")} />')).toBe(0);
    expect(fault('const labels = { a: "x.column.bitrate" } as const;\nconst numbers: readonly A[] = ["a"];')).toBe(0);
    expect(fault('const labels = { a: "x.column.bitrate" } as const;')).toBe(1);
  });

  // A VOD limits the viewers of each file, and says so.
  const sayMore = ["/auth/max_sessions"];

  it("that settings are have one title for one setting, whatever is listed", () => {
    const titles = new Map<string, Set<string>>();
    for (const [entity, { columns }] of Object.entries(lists)) {
      const fields = Object.entries(entities).find(([name]) => name === entity)?.[1].fields ?? {};
      for (const { pattern } of columns) {
        const title = fields[pattern]?.title;
        if (title !== undefined) titles.set(pattern, (titles.get(pattern) ?? new Set()).add(title));
      }
    }
    expect([...titles].flatMap(([pattern, all]) => (all.size > 1 ? [pattern] : []))).toEqual(sayMore);
  });
});
