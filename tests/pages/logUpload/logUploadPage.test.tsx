import { act, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { mediaConsole } from "../../../src/mediaConsole.tsx";
import { giveLayout } from "../../support/giveLayout.ts";
import { openItem } from "../entity/support/openItem.tsx";
import type { FakeSupport } from "../support/FakeSupport.ts";

beforeEach(giveLayout);
afterEach(() => vi.useRealTimers());

const required = "Description required (more than 3 characters)";

async function open(prepare: (server: FakeSupport) => void = () => undefined, capabilities = {}) {
  const page = await openItem({}, "/logupload", mediaConsole().routes.slice(1), {
    info: { capabilities: { support_archive: true, ssh_agent: true, ...capabilities } },
    prepare: (stores) => prepare(stores.calls.helpers),
  });
  await screen.findByRole("heading", { name: "Upload debug" }, { timeout: 10_000 });
  return {
    ...page,
    server: page.stores.calls.helpers,
    description: () => screen.getByRole<HTMLTextAreaElement>("textbox", { name: /^Description/ }),
    submit: () => screen.getByRole<HTMLButtonElement>("button", { name: "Submit" }),
  };
}

const toggle = () => screen.getByRole<HTMLButtonElement>("button", { name: /^(Enable|Disable) SSH$/ });

/** Holds the answers of the server back until the returned function is called. */
function hold(server: FakeSupport): () => void {
  let release: () => void = () => undefined;
  server.gate = new Promise((resolve) => (release = resolve));
  return release;
}

describe("the page of the debug upload", () => {
  it("has an SSH button with its status, a description with Submit, and shows how far an upload is [C014] [S100]", async () => {
    const { server, user, description, submit } = await open();
    expect(await screen.findByText("SSH access is disabled")).toBeTruthy();
    expect(toggle().textContent).toBe("Enable SSH");
    expect(screen.queryByRole("progressbar")).toBeNull();
    const release = hold(server);
    await user.type(description(), "it hangs");
    await user.click(submit());
    expect(screen.getByRole("progressbar", { name: "Upload" }).getAttribute("aria-valuemax")).toBe("1");
    act(release);
    await waitFor(() => expect(screen.queryByRole("progressbar")).toBeNull());
  });

  it("asks before the page is closed while a description is typed", async () => {
    const { user, description } = await open();
    const close = () => !window.dispatchEvent(new Event("beforeunload", { cancelable: true }));
    expect(close(), "nothing is typed").toBe(false);
    await user.type(description(), "it hangs");
    expect(close()).toBe(true);
  });

  it("asks for the SSH status when it is opened and says that it is loading until then [S266] [S267]", async () => {
    let release: () => void = () => undefined;
    const { server } = await open((fake) => {
      fake.isEnabled = true;
      release = hold(fake);
    });
    expect(screen.getAllByText("Loading...").length).toBeGreaterThan(0);
    expect(toggle().disabled).toBe(true);
    expect(server.asked.filter((question) => question === "status")).toHaveLength(1);
    act(release);
    expect(await screen.findByText("SSH access is enabled")).toBeTruthy();
    expect(toggle().textContent).toBe("Disable SSH");
  });

  it("warns before SSH is enabled; Cancel changes nothing, OK enables it and uploads the debug data [S268] [S269] [S270]", async () => {
    const { server, press, description, user } = await open();
    await screen.findByText("SSH access is disabled");
    await user.type(description(), "typed before");
    await press("Enable SSH");
    const question = await screen.findByRole("alertdialog");
    expect(question.textContent).toContain(
      "SSH lets the vendor's support staff log in to this server. Enable it only if they asked you to.",
    );
    expect(
      within(question)
        .getAllByRole("button")
        .map(({ textContent }) => textContent),
    ).toEqual(["Cancel", "OK"]);
    await press("Cancel");
    expect(server.asked).not.toContain("enable");
    await press("Enable SSH");
    await press("OK");
    expect(await screen.findByText("SSH access is enabled")).toBeTruthy();
    await screen.findByText("Submited");
    expect(server.asked).toContain("send The debug data was automatically uploaded");
    expect(description().value).toBe("typed before");
  });

  it("disables SSH without a question [S271]", async () => {
    const { server, press } = await open((fake) => (fake.isEnabled = true));
    await screen.findByText("SSH access is enabled");
    await press("Disable SSH");
    expect(await screen.findByText("SSH access is disabled")).toBeTruthy();
    expect(server.asked).toContain("disable");
    expect(screen.queryByRole("alertdialog")).toBeNull();
    expect(server.asked.some((question) => question.startsWith("send"))).toBe(false);
  });

  it("says why SSH could not be enabled, and uploads nothing", async () => {
    const { server, press } = await open();
    await screen.findByText("SSH access is disabled");
    await press("Enable SSH");
    server.failure = new Error("The SSH agent did not start.");
    await press("OK");
    expect((await screen.findByRole("alert")).textContent).toContain("The SSH agent did not start.");
    expect(server.asked.some((question) => question.startsWith("send"))).toBe(false);
  });

  it("says that a server has no SSH agent and how to give it one", async () => {
    await open(undefined, { ssh_agent: false });
    expect(screen.getByText(/start the server with --ssh-agent PATH/)).toBeTruthy();
    expect(toggle().disabled).toBe(true);
  });
});

describe("the description of an upload", () => {
  it("is not called missing before it was touched; Submit is closed meanwhile [S361] [S362]", async () => {
    const { user, description, submit } = await open();
    expect(screen.queryByText(required)).toBeNull();
    expect(submit().disabled).toBe(true);
    await user.type(description(), "abc");
    expect(screen.queryByText(required)).toBeNull();
    expect(submit().disabled).toBe(true);
    await user.tab();
    expect(await screen.findByText(required)).toBeTruthy();
    await user.type(description(), "d");
    expect(screen.queryByText(required)).toBeNull();
    expect(submit().disabled).toBe(false);
    await user.type(description(), "{Backspace}");
    expect(screen.getByText(required)).toBeTruthy();
  });

  it("of 3 characters is refused and of 4 sent [S360] [S411]", async () => {
    const { user, server, description } = await open();
    await user.type(description(), "abc{Enter}");
    expect(screen.getByText(required)).toBeTruthy();
    expect(server.asked.some((question) => question.startsWith("send"))).toBe(false);
    await user.type(description(), "d{Enter}");
    await screen.findByText("Submited");
    expect(server.asked).toContain("send abcd");
  });

  it("is pressed on by Enter, so that it is called missing though Submit is closed; Shift and Enter begin a line [S362] [S363]", async () => {
    const { user, description, submit } = await open();
    await user.click(description());
    expect(submit().disabled).toBe(true);
    await user.keyboard("{Enter}");
    expect(screen.getByText(required)).toBeTruthy();
    expect(description().value).toBe("");
    await user.keyboard("a{Shift>}{Enter}{/Shift}b");
    expect(description().value).toBe("a\nb");
  });

  it("is there again when one comes back to the page", async () => {
    const { user, description, router } = await open();
    await user.type(description(), "half a sentence");
    await act(() => router.navigate("/"));
    expect(screen.queryByRole("textbox", { name: /^Description/ })).toBeNull();
    await act(() => router.navigate("/logupload"));
    await waitFor(() => expect(description().value).toBe("half a sentence"));
  });
});

describe("an upload", () => {
  it("that succeeds says Submited and its ticket, and where it went [S273]", async () => {
    const { user, description } = await open();
    await user.type(description(), "it hangs{Enter}");
    const said = (await screen.findByText("Submited")).closest("[role=status]");
    expect(said?.textContent).toContain("Ticket: T-17");
    expect(said?.textContent).toContain("were sent to support.example.");
    expect(description().value).toBe("");
    // Nothing is missing of what was sent.
    await user.tab();
    expect(screen.queryByText(required)).toBeNull();
  });

  it("that is kept on the server says that nothing was sent, and can be downloaded", async () => {
    const download = "/flussonic/api/sendlogs/20261125-00112233";
    const { user, server, description } = await open((fake) => {
      fake.sent = { ticket: "20261125-00112233", size: 1000, download };
      fake.told = { files: [], kept: [], sentTo: undefined };
    });
    expect(await screen.findByText(/nothing is sent to anybody/)).toBeTruthy();
    server.told = { ...server.told, kept: [{ ticket: "20261125-00112233", size: 1000, at: 0, download }] };
    await user.type(description(), "it hangs{Enter}");
    expect(await screen.findByText(/kept on this server; nothing was sent\./)).toBeTruthy();
    expect(screen.getByRole("link", { name: "Download the archive" }).getAttribute("href")).toBe(download);
    const table = await screen.findByRole("table", { name: "Archives on this server" });
    expect(within(table).getByRole("link").getAttribute("href")).toBe(download);
  });

  it("that fails says Server error and why, and keeps what was typed [S274]", async () => {
    const { user, server, description, submit } = await open();
    await screen.findByRole("table", { name: "Files of the archive" });
    server.failure = new Error("The archive was not taken by support.example: it answered 500.");
    await user.type(description(), "it hangs{Enter}");
    const alert = await screen.findByRole("alert");
    expect(alert.textContent).toContain("Server error");
    expect(alert.textContent).toContain("it answered 500. Your description is still there.");
    expect(description().value).toBe("it hangs");
    expect(submit().disabled).toBe(false);
  });

  it("without an answer for 30 s says Server not responding... [S275] [S276]", async () => {
    const { user, server, description } = await open();
    await user.type(description(), "it hangs");
    hold(server);
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    act(() => screen.getByRole("button", { name: "Submit" }).click());
    const bar = () => screen.getByRole("progressbar", { name: "Upload" });
    expect(bar().getAttribute("aria-valuenow")).toBe("0");
    act(() => void vi.advanceTimersByTime(15_000));
    expect(Number(bar().getAttribute("aria-valuenow"))).toBeCloseTo(0.5);
    act(() => void vi.advanceTimersByTime(14_999));
    expect(screen.queryByText("Server not responding...")).toBeNull();
    act(() => void vi.advanceTimersByTime(1));
    expect(screen.getByRole("alert").textContent).toContain("Server not responding...");
    expect(description().value).toBe("it hangs");
  });

  it("is not begun while the server is away, and nothing typed is lost", async () => {
    const { user, stores, server, description, submit } = await open();
    act(() => stores.connection.move({ kind: "offline", since: 0, nextAttemptAt: 0 }));
    await user.type(description(), "it hangs{Enter}");
    expect(submit().disabled).toBe(true);
    expect(toggle().disabled).toBe(true);
    expect(screen.getAllByText("The server cannot be reached now.").length).toBe(2);
    expect(server.asked.some((question) => question.startsWith("send"))).toBe(false);
    act(() => stores.connection.move({ kind: "online" }));
    expect(description().value).toBe("it hangs");
    await user.click(submit());
    await screen.findByText("Submited");
  });
});

describe("what would be sent", () => {
  it("is listed before anything is sent, and its texts can be read, also by keyboard", async () => {
    const { user } = await open();
    const table = await screen.findByRole("table", { name: "Files of the archive" });
    expect(within(table).getAllByRole("row").length).toBe(3);
    expect(within(table).getByText("The newest lines of the server's log")).toBeTruthy();
    expect(screen.getByText(/your description go to support\.example/)).toBeTruthy();
    within(table).getByRole("button", { name: "Show config.conf" }).focus();
    await user.keyboard("{Enter}");
    const dialog = await screen.findByRole("dialog", { name: "config.conf" });
    expect((await within(dialog).findByRole("region", { name: "config.conf" })).textContent).toContain(
      "input rtsp://***@host/live;",
    );
    await user.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });

  it("is shown in part where a text is very long: of a log the end", async () => {
    const lines = Array.from({ length: 20_000 }, (_, number) => `line number ${number}`).join("\n");
    const { press } = await open((fake) => (fake.texts = { "server.log": lines }));
    await press("Show server.log");
    const text = await screen.findByRole("region", { name: "server.log" });
    expect(text.textContent).toMatch(/line number 19999$/);
    expect(text.textContent?.length).toBeLessThanOrEqual(200_000);
    expect(screen.getByText(/Only the last .+ are shown here/)).toBeTruthy();
  });

  it("says why it could not be read, and is read again", async () => {
    const { press, server } = await open((fake) => (fake.unread = new Error("The server is too busy.")));
    expect(await screen.findByText("The server is too busy.")).toBeTruthy();
    expect(screen.getByRole("button", { name: "Submit" })).toBeTruthy();
    server.unread = undefined;
    await press("Retry");
    expect(await screen.findByRole("table", { name: "Files of the archive" })).toBeTruthy();
  });

  it("is not asked of a server that cannot say it", async () => {
    const { server } = await open(undefined, { support_archive: false, ssh_agent: false });
    await screen.findByText("SSH access is disabled");
    expect(server.asked).not.toContain("preview");
    expect(screen.queryByText("What is packed")).toBeNull();
    expect(toggle().disabled).toBe(false);
  });
});
