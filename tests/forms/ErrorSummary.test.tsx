import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { ErrorSummary } from "../../src/forms/ErrorSummary.tsx";
import { formHarness } from "./fixtures/formHarness.tsx";
import { formOf } from "./fixtures/formOf.ts";
import { lists } from "./fixtures/lists.ts";
import type { Problem } from "../../src/model/entity/checkProblems.ts";

const problem = (pointer: string, message: string, level: "error" | "warning" = "error"): Problem => ({
  pointer,
  keyword: "minimum",
  message,
  level,
});

const folded = formOf({
  properties: { title: { type: "string", title: "Title" }, port: { type: "integer", title: "Port" } },
  sections: [
    { name: "general", title: "General", properties: ["title"] },
    { name: "ports", title: "Ports", properties: ["port"], collapsed: true },
  ],
});

describe("ErrorSummary", () => {
  it("names section, setting and item, and leaves warnings out", () => {
    render(
      <ErrorSummary
        form={lists.form}
        entity={lists.entity}
        problems={[
          problem("/tracks/6/bitrate", "Too low."),
          problem("/scripts/0/prefix", "Is required."),
          problem("/paths/0", "Odd.", "warning"),
        ]}
        onGoTo={() => {}}
      />,
    );
    expect(screen.getByText("2 settings need attention")).toBeTruthy();
    expect(screen.getAllByRole("button").map(({ textContent }) => textContent)).toEqual([
      "Web scripts 1 › Prefix",
      "Tracks 7 › Bitrate",
    ]);
    expect(screen.queryByText(/Odd/)).toBeNull();
  });

  it("tells them in the order of the page, by section, setting and item, and those of other pages last", () => {
    render(
      <ErrorSummary
        form={lists.form}
        entity={lists.entity}
        problems={[
          problem("/elsewhere", "Not here."),
          problem("/tracks/10/codec", "Is unknown."),
          problem("/tracks/2/height", "Is odd."),
          problem("/tracks/2/bitrate", "Too low."),
          problem("/tracks/2", "Is no track."),
          problem("/paths/1", "Odd."),
        ]}
        onGoTo={() => {}}
      />,
    );
    expect(screen.getAllByRole("button").map(({ textContent }) => textContent)).toEqual([
      "Paths 2",
      "Tracks 3",
      "Tracks 3 › Bitrate",
      "Tracks 3 › height",
      "Tracks 11 › codec",
      "elsewhere",
    ]);
  });

  it("names the section on the screen where its own is hidden and it stands in another", () => {
    const guests = formOf({
      properties: { title: { type: "string", title: "Title" }, port: { type: "integer", title: "Port" } },
      sections: [
        { name: "sources", title: "Sources", properties: ["title"], guests: ["port"] },
        { name: "publish", title: "Publish settings", properties: ["port"] },
      ],
    });
    const summary = (isPublished: boolean) => (
      <ErrorSummary
        form={guests.form}
        entity={guests.entity}
        isShown={({ name }) => isPublished || name !== "publish"}
        problems={[problem("/port", "Too low.")]}
        onGoTo={() => {}}
      />
    );
    const view = render(summary(false));
    expect(screen.getByRole("button").textContent).toBe("Sources › Port");
    view.rerender(summary(true));
    expect(screen.getByRole("button").textContent).toBe("Publish settings › Port");
  });

  it("announces itself, and is silent without errors", () => {
    const view = render(<ErrorSummary form={lists.form} entity={lists.entity} problems={[]} onGoTo={() => {}} />);
    expect(screen.getByRole("alert").textContent).toBe("");
    view.rerender(
      <ErrorSummary
        form={lists.form}
        entity={lists.entity}
        problems={[problem("/tracks/0/bitrate", "Too low.")]}
        onGoTo={() => {}}
      />,
    );
    expect(screen.getByRole("alert").textContent).toContain("Too low.");
  });

  it("hands on the pointer of the problem chosen", async () => {
    const onGoTo = vi.fn();
    render(
      <ErrorSummary form={lists.form} entity={lists.entity} problems={[problem("/paths/1", "Odd.")]} onGoTo={onGoTo} />,
    );
    await userEvent.click(screen.getByRole("button"));
    expect(onGoTo).toHaveBeenCalledWith("/paths/1");
  });
});

describe("going to a field", () => {
  it("opens the section that hides it", () => {
    const page = formHarness(folded, { value: {} });
    expect(screen.queryByRole("textbox", { name: "Port" })).toBeNull();
    act(() => expect(page.handle.current?.focusField("/port")).toBe(true));
    expect(document.activeElement).toBe(screen.getByRole("textbox", { name: "Port" }));
  });

  it("says when the field is not on this form", () => {
    const page = formHarness(folded, { value: {} });
    act(() => expect(page.handle.current?.focusField("/elsewhere")).toBe(false));
  });
});
