import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { everyWidget } from "./fixtures/everyWidget.ts";
import { formHarness } from "./fixtures/formHarness.tsx";

const box = (name: string) => screen.getByRole<HTMLInputElement>("textbox", { name });
const list = (name: string) => screen.getByRole<HTMLSelectElement>("combobox", { name });
const words = (select: HTMLSelectElement) => [...select.options].map(({ text }) => text);

describe("number widgets", () => {
  it("shows a value stored in thousandths in whole units [S475]", async () => {
    const page = formHarness(everyWidget, { value: { segment: 4000 } });
    expect(box("Segment duration").value).toBe("4");
    await page.user.clear(box("Segment duration"));
    await page.user.type(box("Segment duration"), "2,5");
    await page.user.tab();
    expect(page.value()["segment"]).toBe(2500);
  });

  it("keeps text that is no number, says so, and stores nothing", async () => {
    const onTextProblem = vi.fn();
    const page = formHarness(everyWidget, { value: { segment: 4000 }, onTextProblem });
    await page.user.clear(box("Segment duration"));
    await page.user.type(box("Segment duration"), "1e");
    await page.user.tab();
    expect(box("Segment duration").value).toBe("1e");
    expect(screen.getByText("Enter a number, for example 42.")).toBeTruthy();
    expect(onTextProblem).toHaveBeenLastCalledWith("/segment", "Enter a number, for example 42.");
    await page.user.clear(box("Segment duration"));
    await page.user.type(box("Segment duration"), "3");
    await page.user.tab();
    expect(onTextProblem).toHaveBeenLastCalledWith("/segment", undefined);
    expect(page.value()["segment"]).toBe(3000);
  });

  it("reads a time of the day as HHMM", async () => {
    const page = formHarness(everyWidget, { value: { starts: 830 } });
    expect(box("Starts at").value).toBe("0830");
    await page.user.clear(box("Starts at"));
    await page.user.type(box("Starts at"), "2461");
    await page.user.tab();
    expect(screen.getByText(/Enter the time as HHMM/)).toBeTruthy();
    await page.user.clear(box("Starts at"));
    await page.user.type(box("Starts at"), "2359");
    await page.user.tab();
    expect(page.value()["starts"]).toBe(2359);
  });
});

describe("choices", () => {
  it("names the absent value in a list and clears the setting with it", async () => {
    const page = formHarness(everyWidget, { value: { loglevel: "error" } });
    expect(words(list("Log level"))).toEqual(["default", "debug", "notice", "error"]);
    await page.user.selectOptions(list("Log level"), "default");
    expect(page.edits).toEqual([{ path: ["loglevel"], value: undefined }]);
  });

  it("keeps a stored value that the schema does not know", () => {
    const page = formHarness(everyWidget, { value: { loglevel: "trace" } });
    expect(list("Log level").selectedOptions[0]?.text).toBe("trace");
    expect(page.edits).toEqual([]);
  });

  it("shows a boolean as a radio with words", async () => {
    const page = formHarness(everyWidget, { value: { static: true } });
    const group = within(screen.getByRole("radiogroup", { name: "Start conditions" }));
    expect(group.getByRole<HTMLInputElement>("radio", { name: "static" }).checked).toBe(true);
    await page.user.click(group.getByRole("radio", { name: "on demand" }));
    expect(page.value()["static"]).toBe(false);
  });

  it("stores what its options name for on and off, null meaning not set", async () => {
    const page = formHarness(everyWidget, { value: {} });
    await page.user.click(screen.getByRole("switch", { name: "RAID 0" }));
    expect(page.value()["raid"]).toBe(0);
    await page.user.click(screen.getByRole("switch", { name: "RAID 0" }));
    expect(page.edits.at(-1)).toEqual({ path: ["raid"], value: undefined });
  });

  it("has three states where on, off and left to the server differ", async () => {
    const page = formHarness(everyWidget, { value: {} });
    const group = within(screen.getByRole("radiogroup", { name: "Thumbnails" }));
    expect(group.getByRole<HTMLInputElement>("radio", { name: "Default (on)" }).checked).toBe(true);
    await page.user.click(group.getByRole("radio", { name: "off" }));
    expect(page.value()["thumbnails"]).toBe(false);
    await page.user.click(group.getByRole("radio", { name: "Default (on)" }));
    expect(page.value()["thumbnails"]).toBeUndefined();
  });
});

describe("the secret widget", () => {
  it("never puts a stored secret into the page", () => {
    const page = formHarness(everyWidget, {
      value: { password: "hunter2" },
      server: { password: "older1" },
      conflicts: { "/password": { mine: "hunter2", theirs: "swordfish" } },
    });
    const html = page.view.container.innerHTML;
    expect(html).not.toMatch(/hunter2|older1|swordfish/);
    expect(box("Password").value).toBe("••••••••");
    expect(screen.queryByRole("button", { name: "Show Password" })).toBeNull();
  });

  it("replaces it, shows only what was just typed, and can keep the old one", async () => {
    const page = formHarness(everyWidget, { value: { password: "hunter2" } });
    await page.user.click(screen.getByRole("button", { name: "Replace Password" }));
    const input = screen.getByLabelText<HTMLInputElement>("Password");
    expect(document.activeElement).toBe(input);
    expect([input.type, input.value, input.autocomplete]).toEqual(["password", "", "new-password"]);
    await page.user.type(input, "new");
    await page.user.click(screen.getByRole("button", { name: "Show Password" }));
    expect(input.type).toBe("text");
    expect(page.value()["password"]).toBe("new");
    await page.user.click(screen.getByRole("button", { name: "Keep current Password" }));
    expect(page.value()["password"]).toBe("hunter2");
    expect(box("Password").value).toBe("••••••••");
  });

  it("clears it", async () => {
    const page = formHarness(everyWidget, { value: { password: "hunter2" } });
    await page.user.click(screen.getByRole("button", { name: "Clear Password" }));
    expect(page.edits).toEqual([{ path: ["password"], value: undefined }]);
  });

  it("leaves the old one alone when nothing is typed", async () => {
    const page = formHarness(everyWidget, { value: { password: "hunter2" } });
    await page.user.click(screen.getByRole("button", { name: "Replace Password" }));
    await page.user.tab();
    expect(page.edits).toEqual([]);
  });
});

describe("the token list", () => {
  it("ends a word at a comma or a space [S327]", async () => {
    const page = formHarness(everyWidget, { value: { domains: ["a.tv"] } });
    await page.user.type(box("Domains"), "b.tv,c.tv d");
    expect(page.value()["domains"]).toEqual(["a.tv", "b.tv", "c.tv"]);
    expect(box("Domains").value).toBe("d");
    await page.user.tab();
    expect(page.value()["domains"]).toEqual(["a.tv", "b.tv", "c.tv", "d"]);
  });

  it("has each word once, however often it is typed", async () => {
    const page = formHarness(everyWidget, { value: { domains: ["a.tv"] } });
    await page.user.click(box("Domains"));
    await page.user.paste("b.tv a.tv,b.tv c.tv ");
    expect(page.value()["domains"]).toEqual(["a.tv", "b.tv", "c.tv"]);
    const { length } = page.edits;
    await page.user.type(box("Domains"), "c.tv ");
    expect([page.edits.length, box("Domains").value]).toEqual([length, ""]);
  });

  it("puts the last word back into editing on Backspace in the empty input [S328]", async () => {
    const page = formHarness(everyWidget, { value: { domains: ["a.tv", "b.tv"] } });
    await page.user.click(box("Domains"));
    await page.user.keyboard("{Backspace}");
    expect(page.value()["domains"]).toEqual(["a.tv"]);
    expect(box("Domains").value).toBe("b.tv");
  });
});

describe("the key/value editor", () => {
  it("drops a leading digit from a key [S324] and refuses one with a special symbol [S323]", async () => {
    const page = formHarness(everyWidget, { value: {} });
    await page.user.type(box("New key"), "1abc");
    expect(box("New key").value).toBe("abc");
    await page.user.type(box("New key"), "-");
    expect(screen.getByText("Key should start with character, not digit or special symbol.")).toBeTruthy();
    await page.user.type(box("New value"), "v");
    await page.user.click(box("Comment"));
    expect(page.edits).toEqual([]);
  });

  it("says why a leading digit does not stand in a key, until it is typed anew", async () => {
    const page = formHarness(everyWidget, { value: {} });
    const told = () => screen.queryByText("A name cannot begin with a digit: leading digits are left out.");
    await page.user.type(box("New key"), "a1");
    expect(told()).toBeNull();
    await page.user.clear(box("New key"));
    await page.user.type(box("New key"), "12a");
    expect(box("New key").getAttribute("aria-describedby")).toBe(told()?.id);
    await page.user.clear(box("New key"));
    expect(told()).toBeNull();
    expect(box("New key").getAttribute("aria-describedby")).toBeNull();
  });

  it("adds a pair when the focus leaves the new row, and starts the next", async () => {
    const page = formHarness(everyWidget, { value: { extra: { a: "1" } } });
    await page.user.type(box("New key"), "b");
    await page.user.tab();
    await page.user.type(box("New value"), "2");
    await page.user.click(box("Comment"));
    expect(page.value()["extra"]).toEqual({ a: "1", b: "2" });
    expect(box("New key").value).toBe("");
  });

  it("renames a key with its value, and keeps its row", async () => {
    const page = formHarness(everyWidget, { value: { extra: { a: "1", b: "2" } } });
    const value = box("Value of a");
    await page.user.type(box("Key of a"), "c");
    await page.user.tab();
    expect(page.value()["extra"]).toEqual({ ac: "1", b: "2" });
    expect(box("Value of ac")).toBe(value);
  });

  it("removes a row whose key and value are left empty [S326]", async () => {
    const page = formHarness(everyWidget, { value: { extra: { a: "1", b: "2" } } });
    await page.user.clear(box("Value of a"));
    await page.user.tab();
    expect(page.value()["extra"]).toEqual({ a: "", b: "2" });
    await page.user.clear(box("Key of a"));
    await page.user.tab();
    await waitFor(() => expect(page.value()["extra"]).toEqual({ b: "2" }));
  });
});

describe("plain inputs", () => {
  const formOf = (entity: string, page = "main") => ({ ...everyWidget, form: { ...everyWidget.form, entity, page } });

  it("rest 100 ms on the stream's pages, with those of its sources and its transcoder [S476, S479]", () => {
    expect(restOf("Name")).toBe(100);
    expect(restOf("Comment")).toBe(100);
    for (const entity of ["stream", "stream-input", "transcoder"]) expect(restOf("Name", formOf(entity))).toBe(100);
  });

  it("rest 200 ms in all other forms [C475, S478, S479]", () => {
    for (const entity of ["vod", "location", "mirror", "server"]) expect(restOf("Name", formOf(entity))).toBe(200);
  });

  it("rest 100 ms in the form of a new item, whatever it is of, and in the row of one [C476, S479]", () => {
    expect(restOf("Name", formOf("vod", "new"))).toBe(100);
    expect(restOf("New path", formOf("vod"))).toBe(100);
  });
});

describe("a number with a unit", () => {
  it("waits 1000 ms for the typing to rest [S477]", () => {
    expect(restOf("Disk space")).toBe(1000);
  });
});

/** After how many milliseconds typing in a field becomes an edit. */
function restOf(name: string, fixture = everyWidget): number {
  vi.useFakeTimers();
  const page = formHarness(fixture, { value: {} });
  fireEvent.change(box(name), { target: { value: "5" } });
  let waited = 0;
  while (page.edits.length === 0 && waited < 5000) {
    act(() => void vi.advanceTimersByTime(10));
    waited += 10;
  }
  vi.useRealTimers();
  page.leave();
  return waited;
}

describe("a list of some of a few values", () => {
  const days = () => within(screen.getByRole("group", { name: "Days" })).getAllByRole<HTMLInputElement>("checkbox");
  const checked = () => days().map((one) => [one.closest("label")?.textContent, one.checked]);

  it("has them all in sight, and keeps the order of what is checked", async () => {
    const page = formHarness(everyWidget, { value: { days: ["tue"] } });
    expect(checked()).toEqual([
      ["mon", false],
      ["tue", true],
      ["wed", false],
    ]);
    await page.user.click(screen.getByRole("checkbox", { name: "mon" }));
    expect(page.value()["days"]).toEqual(["tue", "mon"]);
    await page.user.click(screen.getByRole("checkbox", { name: "tue" }));
    expect(page.value()["days"]).toEqual(["mon"]);
  });

  it("shows one that the schema does not know, which goes when it is unchecked", async () => {
    const page = formHarness(everyWidget, { value: { days: ["sun"] } });
    expect(checked().at(-1)).toEqual(["sun", true]);
    await page.user.click(screen.getByRole("checkbox", { name: "sun" }));
    expect(page.value()["days"]).toEqual([]);
    expect(screen.queryByRole("checkbox", { name: "sun" })).toBeNull();
  });
});
