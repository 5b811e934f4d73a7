import type { Attack } from "../Attack.ts";
import type { Target } from "../Target.ts";

const MEGABYTE = 1_000_000;
const LONGEST_MS = 15_000;
const LONGEST_WAIT_OF_OTHERS_MS = 5000;

const filled = (piece: string, bytes = MEGABYTE): string => piece.repeat(Math.ceil(bytes / piece.length));

/** Config texts that are wrong, each in a way that takes a careless parser long, deep or down. */
const bombs: Readonly<Record<string, string>> = {
  "blocks in blocks without an end": filled("stream a {\n"),
  "braces that only open": filled("{"),
  "braces that only close": filled("}"),
  "a quote that never ends": `stream a { title "${filled("x")}`,
  "quotes without anything in them": `stream a {${filled('""')}`,
  "backslashes before an open quote": `stream a { title "${filled("\\")}`,
  "one word of a megabyte": `${filled("a")} {`,
  "one line of a hundred thousand words": `stream a { input ${filled("b ")}`,
  "lines without anything on them, and a brace": `${filled("\n")}{`,
  "a hundred thousand wrong statements": `stream a {\n${filled("nonsense 1;\n")}`,
  "one stream a hundred thousand times": filled("stream a { input fake://fake; }\n"),
  "comments without an end": `${filled("# a")}\nstream {`,
  "brackets and colons": filled("[::[[:"),
  "letters of every kind": `stream a { title ${filled("\u202e\u0301\u{1f511}\ufeff", MEGABYTE / 4)}`,
};

/** How long others wait for an answer while this goes on. */
async function slowestOfOthers(target: Target, work: Promise<unknown>): Promise<number> {
  let isRunning = true;
  const end = (): void => void (isRunning = false);
  void work.then(end, end);
  let slowest = 0;
  while (isRunning) {
    slowest = Math.max(slowest, await target.answerMs());
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return slowest;
}

/** Texts for the parser. */
export const configTexts: readonly Attack[] = ["parse_raw_config", "save_raw_config"].map((call): Attack => ({
  title: `refuses texts that are bombs for a parser, and answers others meanwhile (${call})`,
  needs: "login",
  run: async (target) => {
    const { headers } = await target.api("GET", "read_raw_config");
    const sent = {
      "content-type": "text/plain",
      "if-match": headers.etag ?? '"1"',
      // Should one be taken for a config, the one before it comes back by itself.
      "x-confirm-within": "5",
    };
    const faults: string[] = [];
    for (const [words, body] of Object.entries(bombs)) {
      const began = performance.now();
      const answering = target.api("POST", call, { headers: sent, body, timeoutMs: 60_000 });
      const waited = await slowestOfOthers(target, answering);
      const { status } = await answering;
      const tookMs = performance.now() - began;
      if (status < 400 || status >= 500) faults.push(`${words}: answered with ${status}`);
      if (tookMs > LONGEST_MS) faults.push(`${words}: took ${(tookMs / 1000).toFixed(1)} s`);
      if (waited > LONGEST_WAIT_OF_OTHERS_MS) faults.push(`${words}: others waited ${(waited / 1000).toFixed(1)} s`);
    }
    if (faults.length > 0) throw new Error(faults.join("; "));
  },
}));
