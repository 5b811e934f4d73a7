import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { keepMovedPresses } from "../../../src/components/controls/movedPresses.ts";

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
