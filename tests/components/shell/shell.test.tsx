import { readFileSync } from "node:fs";
import { fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { useEffect, useState } from "react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter } from "react-router-dom";
import { describe, expect, it, vi } from "vitest";
import { AppShell, isTyping } from "../../../src/components/shell/AppShell.tsx";
import { Header } from "../../../src/components/shell/Header.tsx";
import { NotificationBell, Notifications } from "../../../src/components/shell/Notifications.tsx";
import { OfflineBanner } from "../../../src/components/shell/OfflineBanner.tsx";
import { SavingIndicator } from "../../../src/components/shell/SavingIndicator.tsx";
import { StatusLine } from "../../../src/components/shell/StatusLine.tsx";

const css = (path: string) => readFileSync(`src/${path}`, "utf8");

describe("typing", () => {
  it.each([
    ["a field", "<input>", true],
    ["a text of several lines", "<textarea></textarea>", true],
    ["a list to choose from, which letters choose in", "<select></select>", true],
    ["what is within an editor", "<div contenteditable><i></i></div>", true],
    ["what an editor leaves as it is", '<div contenteditable="false"></div>', false],
    ["a box to tick", '<input type="checkbox">', false],
    ["a button", "<button></button>", false],
  ])("%s", (_, html, isTyped) => {
    document.body.innerHTML = html;
    expect(isTyping(document.querySelector("i") ?? document.body.firstElementChild)).toBe(isTyped);
    document.body.innerHTML = "";
  });
});

describe("AppShell", () => {
  it("leads a keyboard past the header to the page, and leaves the address alone", async () => {
    render(<AppShell header={<a href="/admin">Media</a>}>the page</AppShell>);
    await userEvent.tab();
    expect(document.activeElement?.textContent).toBe("Skip to content");
    await userEvent.keyboard("{Enter}");
    expect(document.activeElement).toBe(screen.getByRole("main"));
    expect(location.hash).toBe("");
  });

  it("leads it to the heading of the page, behind the list that stands beside it", async () => {
    render(
      <AppShell header={<a href="/admin">Media</a>}>
        <a href="/admin/other">in the list</a>
        <h1>news</h1>
        <button type="button">Restart</button>
      </AppShell>,
    );
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    expect(document.activeElement).toBe(screen.getByRole("heading", { name: "news" }));
    await userEvent.tab();
    expect(document.activeElement?.textContent).toBe("Restart");
  });

  it("gives the focus to the heading where what had it is closed to it, as a Save is with nothing left to save", async () => {
    function Saved() {
      const [isSaved, setSaved] = useState(false);
      return (
        <AppShell header="">
          <h1>news</h1>
          <button type="button" disabled={isSaved} onClick={() => setSaved(true)}>
            Save
          </button>
        </AppShell>
      );
    }
    render(<Saved />);
    const focus = vi.spyOn(screen.getByRole("heading", { name: "news" }), "focus");
    await userEvent.click(screen.getByRole("button", { name: "Save" }));
    // As a browser takes it when it draws the closed button.
    const active = vi.spyOn(document, "activeElement", "get").mockReturnValue(document.body);
    await waitFor(() => expect(focus).toHaveBeenCalledOnce());
    active.mockRestore();
  });

  it("gives it to the setting whose undo goes with the change, by whichever key that is saved", async () => {
    function Changed() {
      const [isChanged, setChanged] = useState(true);
      useEffect(() => {
        const save = ({ key }: KeyboardEvent) => void (key === "s" && setChanged(false));
        document.addEventListener("keydown", save);
        return () => document.removeEventListener("keydown", save);
      }, []);
      return (
        <AppShell header="">
          <h1>news</h1>
          <div data-keeps-focus>
            <input aria-label="Title" />
            {isChanged && <button type="button">Undo change to Title</button>}
          </div>
        </AppShell>
      );
    }
    render(<Changed />);
    screen.getByRole("button").focus();
    await userEvent.keyboard("s");
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("textbox", { name: "Title" })));
  });

  it("gives it back to the setting of before where Save goes, to who works by keyboard", async () => {
    function Changed() {
      const [isChanged, setChanged] = useState(true);
      return (
        <AppShell header="">
          <h1>news</h1>
          <div data-keeps-focus>
            <input aria-label="Title" />
          </div>
          {isChanged && (
            <button type="button" onClick={() => setChanged(false)}>
              Save
            </button>
          )}
        </AppShell>
      );
    }
    render(<Changed />);
    screen.getByRole("textbox").focus();
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("textbox", { name: "Title" })));
  });

  function WithQuestion({ onRestart }: { readonly onRestart: () => void }) {
    const [isOpen, setOpen] = useState(false);
    return (
      <AppShell header="">
        <h1>news</h1>
        <button type="button" onClick={() => setOpen(true)}>
          Delete
        </button>
        <button type="button" onClick={onRestart}>
          Restart
        </button>
        {isOpen && (
          <div role="dialog">
            <button type="button" autoFocus onClick={() => setOpen(false)}>
              Cancel
            </button>
          </div>
        )}
      </AppShell>
    );
  }

  it("leads it back to what opened a question, once that is answered", async () => {
    render(<WithQuestion onRestart={() => undefined} />);
    await userEvent.click(screen.getByRole("button", { name: "Delete" }));
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(document.activeElement?.textContent).toBe("Delete"));
  });

  it("has the second click of a double click that closed a dialog do nothing below it", async () => {
    const onRestart = vi.fn<() => void>();
    render(<WithQuestion onRestart={onRestart} />);
    await userEvent.click(screen.getByRole("button", { name: "Delete" }));
    fireEvent.click(screen.getByRole("button", { name: "Cancel" }), { detail: 1 });
    fireEvent.click(screen.getByRole("button", { name: "Restart" }), { detail: 2 });
    expect(onRestart).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole("button", { name: "Restart" }), { detail: 1 });
    expect(onRestart).toHaveBeenCalledOnce();
  });

  it("pads the page by 8.5 % where the screen is wide [C506]", () => {
    expect(css("theme/tokens.css")).toMatch(/@media \(min-width: 1024px\) \{\s*:root \{\s*--page-padding: 8\.5%;/);
    expect(css("components/shell/AppShell.module.css")).toMatch(/\.page \{[^}]*padding:[^;]*var\(--page-padding\)/);
  });
});

const tabs = [
  { to: "/admin", label: "Media", isExact: true },
  { to: "/admin/config", label: "Config" },
];

function show(path: string) {
  render(
    <MemoryRouter initialEntries={[path]}>
      <Header title="Sluice" home="/admin" tabs={tabs} />
    </MemoryRouter>,
  );
  return within(screen.getByRole("navigation", { name: "Sections" }));
}

describe("Header", () => {
  it("has its tabs as links, in the order given", () => {
    const links = show("/admin").getAllByRole("link");
    expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
      ["Media", "/admin"],
      ["Config", "/admin/config"],
    ]);
  });

  it("marks the tab of the page, on the pages below it too", () => {
    const nav = show("/admin/config/editor");
    expect(nav.getByRole("link", { current: "page" }).textContent).toBe("Config");
  });
});

const totals = {
  version: "26.11",
  build: "4812",
  streams: 10240,
  onlineStreams: 9987,
  files: 312,
  clients: 48210,
  input: "9.512 Mbps",
  output: "1.200 Gbps",
  uptime: "41 days",
};

function valueOf(name: string): string {
  return screen.getByText(name).nextElementSibling?.textContent ?? "";
}

describe("StatusLine", () => {
  it("shows version and build, streams, files, clients, bandwidth in and out, and uptime [C064]", () => {
    render(<StatusLine {...totals} />, { wrapper: MemoryRouter });
    expect(valueOf("Version")).toBe("26.11 build 4812");
    expect(valueOf("All streams")).toContain("10,240");
    expect(valueOf("Files")).toBe("312");
    expect(valueOf("Clients")).toBe("48,210");
    expect(valueOf("In")).toBe("9.512 Mbps");
    expect(valueOf("Out")).toBe("1.200 Gbps");
    expect(valueOf("Uptime")).toBe("41 days");
  });

  it("shows the streams together with how many are online [C065]", () => {
    render(<StatusLine {...totals} streams={7} onlineStreams={3} />, { wrapper: MemoryRouter });
    expect(valueOf("All streams")).toBe("7 · 3 online");
  });

  it("leaves the build out where the server tells none", () => {
    render(<StatusLine {...totals} build={undefined} />, { wrapper: MemoryRouter });
    expect(valueOf("Version")).toBe("26.11");
  });
});

describe("SavingIndicator", () => {
  it("shows how far the wait has come while a save runs", () => {
    const { rerender } = render(<SavingIndicator state={{ kind: "running", elapsedS: 0, timeoutS: 10 }} />);
    const bar = screen.getByRole("progressbar", { name: "Progress of the save" });
    expect(screen.getByRole("status").textContent).toBe("Saving config...");
    expect(bar.getAttribute("aria-valuenow")).toBe("0");
    rerender(<SavingIndicator state={{ kind: "running", elapsedS: 4, timeoutS: 10 }} />);
    expect(bar.getAttribute("aria-valuenow")).toBe("4");
    expect(bar.getAttribute("aria-valuemax")).toBe("10");
    expect(bar.firstElementChild?.getAttribute("style")).toContain("width: 40%");
  });

  it.each([
    ["slow", "Server response takes too long."],
    ["unconfirmed", "Not confirmed yet: the connection broke."],
    ["saved", "Saved."],
    ["idle", ""],
  ] as const)("says what became of it: %s", (kind, words) => {
    render(<SavingIndicator state={{ kind }} />);
    expect(screen.getByRole("status").textContent).toBe(words);
    // Where it is cut: a reason is shown in a box of its own, which the keyboard gets to as well.
    const status = screen.getByRole("status");
    const hasReason = kind === "unconfirmed";
    expect([status.title, status.dataset["whole"], status.tabIndex]).toEqual(
      hasReason ? ["", words, 0] : [words, undefined, -1],
    );
    expect(screen.queryByRole("progressbar")).toBeNull();
  });
});

describe("OfflineBanner", () => {
  it("says that the connection is lost, how old the data is and when the next attempt comes", () => {
    render(<OfflineBanner age="12 s" nextAttemptInS={2} onReconnect={() => {}} />);
    expect(screen.getByRole("alert").textContent).toBe("Offline mode, connection with server has been lost.");
    expect(screen.getByText("Last data 12 s ago.")).toBeTruthy();
    expect(screen.getByText("Next attempt in 2 s.")).toBeTruthy();
  });

  it("reconnects at once when asked to", async () => {
    const onReconnect = vi.fn();
    render(<OfflineBanner nextAttemptInS={2} onReconnect={onReconnect} />);
    await userEvent.click(screen.getByRole("button", { name: "Reconnect now" }));
    expect(onReconnect).toHaveBeenCalledOnce();
  });

  it("does not start a second attempt while one is under way", async () => {
    const onReconnect = vi.fn();
    render(<OfflineBanner nextAttemptInS={null} onReconnect={onReconnect} />);
    await userEvent.click(screen.getByRole("button", { name: "Reconnect now" }));
    expect(onReconnect).not.toHaveBeenCalled();
    expect(screen.getByText("Connecting…")).toBeTruthy();
  });
});

const area = () => screen.getByRole("region", { name: "Notifications" });
const toggle = () => screen.getByRole("button", { name: /^Notifications/ });

/** Opened to their list, as by a press on their line. */
async function showNotifications(props: { readonly nextVersion?: string; readonly errors: readonly string[] }) {
  render(<Notifications {...props} onPutAway={() => {}} />);
  await userEvent.click(toggle());
}

describe("Notifications", () => {
  it("are one line at first, with their number and the first error", () => {
    render(<Notifications nextVersion="26.12" errors={["disk full", "port 1935 is taken"]} onPutAway={() => {}} />);
    expect(toggle().textContent).toBe("Notifications3disk full");
    expect(screen.queryByRole("listitem")).toBeNull();
    expect(area().style.height).toBe("");
  });

  it("shows a notice of a new version [C066]", async () => {
    await showNotifications({ nextVersion: "26.12", errors: [] });
    expect(within(area()).getByText("A new version is available: 26.12")).toBeTruthy();
  });

  it("shows the error texts, two of the same words as well [C067]", async () => {
    await showNotifications({ errors: ["port 1935 is taken", "disk full", "disk full"] });
    expect(within(area()).getAllByRole("listitem")).toHaveLength(3);
    expect(within(area()).getAllByText("disk full", { selector: "summary *" })).toHaveLength(2);
  });

  it("opens each notification to its whole text [C068]", async () => {
    const error = "disk full\nOld recordings are removed early";
    await showNotifications({ nextVersion: "26.12", errors: [error] });
    for (const item of within(area()).getAllByRole("listitem")) {
      const details = within(item).getByRole("group");
      expect(details.hasAttribute("open")).toBe(false);
      await userEvent.click(within(item).getByText(/^(A new version|disk full)/, { selector: "summary *" }));
      expect(details.hasAttribute("open")).toBe(true);
    }
    expect(within(area()).getByText(/Old recordings are removed early/)).toBeTruthy();
  });

  it.each([
    ["one error", { errors: ["a"] }, "150px"],
    ["a pending version", { nextVersion: "26.12", errors: [] }, "150px"],
    ["two errors and a pending version", { nextVersion: "26.12", errors: ["a", "b"] }, "250px"],
  ])("is 100 px high and 50 more for each while it is open: %s [C505]", async (_, props, height) => {
    await showNotifications(props);
    expect(area().style.height).toBe(height);
  });

  it("unfolds from its line, and folds again", async () => {
    await showNotifications({ errors: ["disk full"] });
    expect(screen.getByRole("listitem")).toBeTruthy();
    await userEvent.click(toggle());
    expect(toggle().getAttribute("aria-expanded")).toBe("false");
    expect(screen.queryByRole("listitem")).toBeNull();
    expect(area().style.height).toBe("");
  });

  it("can be put away, and stand open where they were asked for", async () => {
    const onPutAway = vi.fn();
    render(<Notifications errors={["disk full"]} isOpenAtFirst onPutAway={onPutAway} />);
    expect(screen.getByRole("listitem")).toBeTruthy();
    await userEvent.click(screen.getByRole("button", { name: "Hide until they change" }));
    expect(onPutAway).toHaveBeenCalledOnce();
  });

  it("are counted in the header once they are put away", async () => {
    const onPress = vi.fn();
    render(<NotificationBell count={3} onPress={onPress} />);
    await userEvent.click(screen.getByRole("button", { name: "Show 3 notifications" }));
    expect(onPress).toHaveBeenCalledOnce();
  });

  it("is not there when there is nothing to say", () => {
    const { container } = render(<Notifications errors={[]} onPutAway={() => {}} />);
    expect(container.childElementCount).toBe(0);
  });
});
