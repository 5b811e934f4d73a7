import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { describe, expect, it, vi } from "vitest";
import { NameChooser } from "../../../src/components/controls/NameChooser.tsx";

const many = Array.from({ length: 10_000 }, (_, index) => `name${index}`);

/** @param lateMs after which what is chosen comes back as the value, as by an address */
function open(props: Partial<Parameters<typeof NameChooser>[0]> = {}, lateMs = 0) {
  const onChoose = vi.fn();
  let setFromElsewhere: (value: string) => void = () => undefined;
  function Desk() {
    const [value, setValue] = useState(props.value ?? "");
    setFromElsewhere = setValue;
    return (
      <>
        <label id="it-label" htmlFor="it">
          Storage
        </label>
        <NameChooser
          id="it"
          labelId="it-label"
          plural="DVRs"
          names={["main", "nas", "attic nas"]}
          placeholder="Choose DVR"
          isDisabled={false}
          isInvalid={false}
          onBlur={() => undefined}
          {...props}
          value={value}
          onChoose={(name) => {
            onChoose(name);
            if (lateMs === 0) setValue(name);
            else setTimeout(() => setValue(name), lateMs);
          }}
        />
      </>
    );
  }
  render(<Desk />);
  const input = screen.getByRole<HTMLInputElement>("combobox", { name: "Storage" });
  const options = () => screen.queryAllByRole("option").map(({ textContent }) => textContent);
  const setValue = (value: string) => setFromElsewhere(value);
  return { user: userEvent.setup(), input, options, onChoose, setValue };
}

describe("choosing one of many names", () => {
  it("narrows the list by what is typed, those that begin with it first", async () => {
    const { user, input, options, onChoose } = open();
    await user.click(input);
    expect(options()).toEqual(["main", "nas", "attic nas"]);
    await user.type(input, "NA");
    expect(options()).toEqual(["nas", "attic nas"]);
    await user.keyboard("{ArrowDown}{Enter}");
    expect(onChoose.mock.calls).toEqual([["nas"]]);
    expect(input.value).toBe("nas");
  });

  it("stays closed after a choice that comes back late", async () => {
    const { user, input, options } = open({}, 50);
    await user.type(input, "na");
    await user.keyboard("{ArrowDown}{Enter}");
    const seen: string[] = [];
    for (let look = 0; look < 6; look++) {
      await act(() => new Promise((resolve) => setTimeout(resolve, 25)));
      seen.push(`${input.value} ${options().length}`);
    }
    expect(new Set(seen)).toEqual(new Set(["nas 0"]));
  });

  it("keeps what is half typed while another value comes from elsewhere", async () => {
    const { user, input, setValue } = open({ value: "main" });
    await user.clear(input);
    await user.type(input, "att");
    act(() => setValue("nas"));
    expect(input.value).toBe("att");
  });

  it("draws a few of ten thousand and tells how many more there are", async () => {
    const { user, input, options } = open({ names: many });
    await user.click(input);
    expect(options()).toHaveLength(50);
    expect(screen.getByText("9,950 more: type to narrow the list")).toBeTruthy();
    await user.type(input, "name99");
    expect(options()[0]).toBe("name99");
  });

  it("keeps what was chosen when a search is left half typed, and what nothing has", async () => {
    const { user, input, onChoose } = open({ value: "gone" });
    expect(input.value).toBe("gone");
    await user.clear(input);
    await user.type(input, "mai");
    await user.tab();
    expect(input.value).toBe("gone");
    expect(onChoose).not.toHaveBeenCalled();
  });

  it("takes a whole name that is typed, and none when it is emptied", async () => {
    const { user, input, onChoose } = open({ value: "main" });
    await user.clear(input);
    await user.type(input, "nas");
    await user.tab();
    await user.clear(input);
    await user.tab();
    expect(onChoose.mock.calls).toEqual([["nas"], [""]]);
  });

  it("takes any other text where one may stand", async () => {
    const { user, input, onChoose } = open({ takesOthers: true });
    await user.type(input, "http://own");
    await user.tab();
    expect(onChoose.mock.calls).toEqual([["http://own"]]);
    expect(input.value).toBe("http://own");
  });

  it("says that nothing is found", async () => {
    const { user, input } = open();
    await user.type(input, "zzz");
    expect(screen.getByText("No matching DVRs found")).toBeTruthy();
  });
});
