import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { Checkbox, Switch, ToggleChip } from "../../../src/components/controls/Toggles.tsx";
import { Field } from "../../../src/components/controls/TextField.tsx";
import { RadioGroup, Select } from "../../../src/components/controls/Choices.tsx";
import { SearchField } from "../../../src/components/controls/SearchField.tsx";

const options = [
  { value: "static", label: "Static" },
  { value: "demand", label: "On demand" },
] as const;

describe("Switch", () => {
  it("is switched by its words and by the space bar", async () => {
    const onChange = vi.fn();
    render(
      <Switch isOn={false} onChange={onChange}>
        Thumbnails
      </Switch>,
    );
    await userEvent.click(screen.getByText("Thumbnails"));
    await userEvent.keyboard(" ");
    expect(screen.getByRole("switch", { name: "Thumbnails" })).toBeTruthy();
    expect(onChange.mock.calls).toEqual([[true], [true]]);
  });
});

describe("Checkbox", () => {
  it("shows that some are ticked, and ticks all", async () => {
    const onChange = vi.fn();
    render(<Checkbox isChecked="mixed" onChange={onChange} aria-label="All" />);
    const box = screen.getByRole<HTMLInputElement>("checkbox", { name: "All" });
    expect(box.indeterminate).toBe(true);
    await userEvent.click(box);
    expect(onChange).toHaveBeenCalledExactlyOnceWith(true);
  });
});

describe("RadioGroup", () => {
  it("chooses one", async () => {
    const onChange = vi.fn();
    render(<RadioGroup label="Mode" options={options} value="static" onChange={onChange} />);
    expect(screen.getByRole("radiogroup", { name: "Mode" })).toBeTruthy();
    await userEvent.click(screen.getByRole("radio", { name: "On demand" }));
    expect(onChange).toHaveBeenCalledExactlyOnceWith("demand");
  });
});

describe("Select", () => {
  it("hands over the value chosen", async () => {
    const onChange = vi.fn();
    render(<Select aria-label="Mode" options={options} value="static" onChange={onChange} />);
    await userEvent.selectOptions(screen.getByRole("combobox", { name: "Mode" }), "On demand");
    expect(onChange).toHaveBeenCalledExactlyOnceWith("demand");
  });
});

describe("SearchField", () => {
  it("is emptied by Escape and by its button", async () => {
    const onChange = vi.fn();
    render(<SearchField label="Filter" value="news" onChange={onChange} />);
    await userEvent.type(screen.getByRole("textbox", { name: "Filter" }), "{Escape}");
    await userEvent.click(screen.getByRole("button", { name: "Clear" }));
    expect(onChange.mock.calls).toEqual([[""], [""]]);
  });
});

describe("ToggleChip", () => {
  it("says whether it is in and how many it stands for", async () => {
    const onChange = vi.fn();
    render(
      <ToggleChip isOn count={12} onChange={onChange}>
        online
      </ToggleChip>,
    );
    const chip = screen.getByRole("button", { name: "online 12", pressed: true });
    await userEvent.click(chip);
    expect(onChange).toHaveBeenCalledExactlyOnceWith(false);
  });
});

describe("Field", () => {
  it("ties label, help, error and warning to the control", () => {
    render(
      <Field label="Name" help="Letters" error="this name is already used" warning="odd" isRequired>
        {(control) => <input {...control} />}
      </Field>,
    );
    const input = screen.getByLabelText("Name");
    const said = (input.getAttribute("aria-describedby") ?? "")
      .split(" ")
      .map((id) => document.getElementById(id)?.textContent);
    expect(said).toEqual(["Letters", "this name is already used", "odd"]);
    expect(input.getAttribute("aria-invalid")).toBe("true");
    expect(input.getAttribute("aria-required")).toBe("true");
  });
});
