import { act, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { AuthTrial } from "../../../src/generated/types/AuthTrial.ts";
import type { JsonObject } from "../../../src/model/Json.ts";
import { mediaConsole } from "../../../src/mediaConsole.tsx";
import { openItem } from "../../pages/entity/support/openItem.tsx";

const main = { name: "main", position: 0, allow: { tokens: ["abc"] }, deny: { ips: ["10.0.0.0/8"] } };
const tree = { auth_backends: { main, second: { name: "second", position: 1 } }, streams: { news: { name: "news" } } };

async function open(backends: JsonObject = tree, canTry = true) {
  const info = { capabilities: { try_auth: canTry }, playback_protocols: ["hls", "dash"] };
  const page = await openItem(backends, "/auth", mediaConsole().routes.slice(1), { info });
  await screen.findByRole("button", { name: "Add auth backend" }, { timeout: 10_000 });
  const box = () => within(screen.getByRole("heading", { name: "Try it" }).closest("section") ?? document.body);
  const { user, stores } = page;
  return {
    ...page,
    box,
    answerWith: (trial: Partial<AuthTrial>) => {
      stores.calls.trial = { ...stores.calls.trial, ...trial };
    },
    fill: async (name: string | RegExp, typed: string) => {
      await user.clear(box().getByLabelText(name));
      await user.type(box().getByLabelText(name), typed);
    },
    ask: async () => user.click(box().getByRole("button", { name: "Try" })),
    answer: () => box().getByRole("status").textContent,
  };
}

describe("the box that tries an auth backend", () => {
  it("asks with what is typed, and leaves out what is not", async () => {
    const { stores, box, user, fill, ask } = await open();
    await fill("IP address", " 203.0.113.7 ");
    await ask();
    await waitFor(() => expect(stores.calls.trials).toEqual([{ backend: "main", ip: "203.0.113.7", proto: "hls" }]));
    await user.selectOptions(box().getByLabelText("Who decides"), "Auth settings of a stream");
    await user.selectOptions(box().getByLabelText("Protocol"), "DASH");
    await fill("Stream", "news");
    await fill("Token", "t0ken");
    await fill("Country", "france");
    await fill("User agent", "Box");
    await fill("Page it plays on", "https://tv.example/{Enter}");
    await waitFor(() =>
      expect(stores.calls.trials.at(-1)).toEqual({
        stream: "news",
        token: "t0ken",
        ip: "203.0.113.7",
        country: "FR",
        proto: "dash",
        user_agent: "Box",
        referer: "https://tv.example/",
      }),
    );
  });

  it("asks nothing before it is said who comes", async () => {
    const { stores, box, user, fill, ask } = await open();
    await user.selectOptions(box().getByLabelText("Who decides"), "Auth settings of a stream");
    await fill("Country", "England");
    await ask();
    for (const words of [
      "Name the stream.",
      "Should be an address such as 203.0.113.7.",
      "There is no country England.",
    ])
      expect(box().getByText(words)).toBeTruthy();
    expect(stores.calls.trials).toEqual([]);
  });

  it("says what was decided, by which rule and how quickly", async () => {
    const { fill, ask, answer, answerWith } = await open();
    answerWith({
      verdict: "refused",
      by: "address",
      backend: "main",
      pointer: "/deny/ips/0",
      reason: "The auth backend main denies the viewer by its address.",
      took_ms: 0.4,
    });
    await fill("IP address", "10.1.1.1");
    await ask();
    await waitFor(() => expect(answer()).toContain("Denied"));
    for (const words of [
      "its address, in main",
      "Deny, IPs: 10.0.0.0/8",
      "denies the viewer by",
      "Countryunknown",
      "0.4 ms",
    ])
      expect(answer()).toContain(words);
  });

  it("names the place of a token that decided, and never the token", async () => {
    const { fill, ask, answer, answerWith } = await open();
    answerWith({ by: "token", backend: "main", pointer: "/allow/tokens/0", country: "FR" });
    await fill("IP address", "10.1.1.1");
    await ask();
    await waitFor(() => expect(answer()).toContain("Allow, Tokens: number 1"));
    expect(answer()).toContain("FR France");
    expect(answer()).not.toContain("abc");
  });

  it("says what each address answered, and what no answer means", async () => {
    const { box, fill, ask, answer, answerWith } = await open();
    answerWith({
      verdict: "unanswered",
      by: "backend",
      reason: "The auth backend b.example gave no answer within 3 s.",
      took_ms: 3004.2,
      asked: [
        { address: "http://a.example/", verdict: "refused", reason: "It refused.", took_ms: 12 },
        { address: "http://b.example/", verdict: "unanswered", reason: "No answer within 3 s.", took_ms: 3004.2 },
        { address: "http://c.example/", verdict: "allowed", reason: "It allowed.", took_ms: 9, decided: true },
      ],
    });
    await fill("IP address", "10.1.1.1");
    await ask();
    await waitFor(() => expect(answer()).toContain("nobody new comes in, and who watches already goes on"));
    const rows = within(box().getByRole("list")).getAllByRole("listitem");
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      "http://a.example/Denied12 ms",
      "http://b.example/No answer3,004 msNo answer within 3 s.",
      "http://c.example/Alloweddecided9 ms",
    ]);
  });

  it("asks the backends as they are edited, and says when what it told is no longer so", async () => {
    const { stores, fill, ask, answer, user, press } = await open();
    await user.click(screen.getByRole("button", { name: "main", expanded: false }));
    await user.click(await screen.findByRole("switch", { name: "Allow default" }, { timeout: 10_000 }));
    await fill("IP address", "10.1.1.1");
    await ask();
    await waitFor(() => expect(answer()).toContain("Allowed"));
    expect(stores.calls.trials[0]?.auth_backends).toEqual({ main: { ...main, allow_default: true } });
    await press("Reset");
    await waitFor(() => expect(answer()).toBe("Something has changed since. Try again."));
    await ask();
    await waitFor(() => expect(stores.calls.trials).toHaveLength(2));
    expect(stores.calls.trials[1]).not.toHaveProperty("auth_backends");
    await waitFor(() => expect(answer()).toContain("Allowed"));
    await fill("Token", "x");
    expect(answer()).toBe("Something has changed since. Try again.");
  });

  it("says why the server did not answer, and can be asked again", async () => {
    const { stores, fill, ask, answer } = await open();
    stores.calls.failure = new Error("Other trials are under way. Wait a few seconds.");
    await fill("IP address", "10.1.1.1");
    await ask();
    await waitFor(() => expect(answer()).toBe("Other trials are under way. Wait a few seconds."));
    await ask();
    await waitFor(() => expect(answer()).toContain("Allowed"));
  });

  it("is closed while there is no connection", async () => {
    const { box, stores } = await open();
    expect(box().getByRole<HTMLButtonElement>("button", { name: "Try" }).disabled).toBe(false);
    act(() => stores.connection.move({ kind: "offline", since: 0, nextAttemptAt: 2000 }));
    await waitFor(() => expect(box().getByRole<HTMLButtonElement>("button", { name: "Try" }).disabled).toBe(true));
    expect(box().getByText(/no connection to the server/)).toBeTruthy();
  });

  it("is not there where the server cannot try", async () => {
    await open(tree, false);
    expect(screen.queryByRole("heading", { name: "Try it" })).toBeNull();
  });
});
