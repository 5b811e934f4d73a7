import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { keepMovedPresses, keepTypedAhead } from "../../../src/components/controls/lostInput.ts";

let stop: () => void;
let isMoved: boolean;
const onClick = vi.fn();

beforeEach(() => {
  stop = keepMovedPresses(document);
  isMoved = false;
  onClick.mockClear();
  render(
    <>
      <button onClick={onClick}>
        <b>Create</b>
      </button>
      <p>Something else</p>
    </>,
  );
  screen.getByRole("button").getBoundingClientRect = () => new DOMRect(100, isMoved ? 60 : 100, 80, 20);
});

afterEach(() => {
  stop();
  cleanup();
});

const start = { pointerType: "mouse", button: 0, clientX: 140, clientY: 110 };
const press = (more: object = {}) => fireEvent.pointerDown(screen.getByText("Create"), { ...start, ...more });
const letGo = (more: object = {}) => fireEvent.pointerUp(screen.getByText("Something else"), { ...start, ...more });

describe("a press whose button moves away before it is let go", () => {
  it("is one of the button", () => {
    press();
    isMoved = true;
    letGo({ clientY: 113 });
    expect(onClick).toHaveBeenCalledTimes(1);
    letGo();
    expect(onClick).toHaveBeenCalledTimes(1);
  });

  it("is none where the pointer was moved away from it", () => {
    press();
    isMoved = true;
    letGo({ clientX: 148 });
    expect(onClick).not.toHaveBeenCalled();
  });

  it("is left to the browser where the button stands as it stood, covered or not", () => {
    press();
    letGo();
    expect(onClick).not.toHaveBeenCalled();
  });

  it.each([
    { button: 2 },
    { pointerType: "touch" },
    { ctrlKey: true },
    { metaKey: true },
    { shiftKey: true },
    { altKey: true },
  ])("is none with %o, which means something else", (more) => {
    press(more);
    isMoved = true;
    letGo();
    expect(onClick).not.toHaveBeenCalled();
  });

  it("is none where the button is gone, or where it began elsewhere", () => {
    fireEvent.pointerDown(screen.getByText("Something else"), start);
    isMoved = true;
    letGo();
    press();
    cleanup();
    fireEvent.pointerUp(document.body, start);
    expect(onClick).not.toHaveBeenCalled();
  });
});

describe("what is typed before there is something to type in", () => {
  function Page({ after = "input" }: { readonly after?: "input" | "none" }) {
    const [step, setStep] = useState("rest");
    const [name, setName] = useState("");
    return (
      <>
        <button
          type="button"
          onClick={() => {
            keepTypedAhead();
            setStep("asked");
          }}
        >
          Add
        </button>
        {step === "asked" && (
          <button type="button" onPointerEnter={() => setStep(after)}>
            It comes
          </button>
        )}
        {step === "input" && (
          <input
            autoFocus
            aria-label="Name"
            value={name}
            onChange={({ currentTarget }) => setName(currentTarget.value)}
          />
        )}
        <p>{`It is ${name}.`}</p>
      </>
    );
  }
  const comes = () => fireEvent.pointerEnter(screen.getByRole("button", { name: "It comes" }));

  it("comes into the field that takes the focus, before what is typed there", async () => {
    const onKey = vi.fn<(event: KeyboardEvent) => void>();
    render(<Page />);
    const user = userEvent.setup();
    await user.click(screen.getByRole("button", { name: "Add" }));
    window.addEventListener("keydown", onKey);
    await user.keyboard("new x{Backspace}s{Enter}");
    expect(onKey, "the page below hears nothing of it").not.toHaveBeenCalled();
    comes();
    await user.keyboard("!");
    await waitFor(() => expect(screen.getByText("It is new s!.")).toBeTruthy());
    await user.keyboard("?");
    expect(screen.getByText("It is new s!?.")).toBeTruthy();
    window.removeEventListener("keydown", onKey);
  });

  it.each(["{Tab}", "{Escape}", "{Control>}s{/Control}{Tab}"])("is given up with %s", async (key) => {
    render(<Page />);
    const user = userEvent.setup();
    await user.click(screen.getByRole("button", { name: "Add" }));
    await user.keyboard(`ab${key}`);
    comes();
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(screen.getByText("It is .")).toBeTruthy();
  });

  it("is given up where one presses elsewhere", async () => {
    render(<Page />);
    const user = userEvent.setup();
    await user.click(screen.getByRole("button", { name: "Add" }));
    await user.keyboard("ab");
    await user.click(screen.getByText("It is ."));
    comes();
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(screen.getByText("It is .")).toBeTruthy();
  });
});
