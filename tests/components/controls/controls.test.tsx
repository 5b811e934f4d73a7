import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { describe, expect, it, vi } from "vitest";
import { Button, IconButton } from "../../../src/components/controls/Button.tsx";
import { RadioGroup, Select } from "../../../src/components/controls/Choices.tsx";
import { CopyButton } from "../../../src/components/controls/CopyButton.tsx";
import { SearchField } from "../../../src/components/controls/SearchField.tsx";
import { Field, TextField } from "../../../src/components/controls/TextField.tsx";
import { Checkbox, Switch, ToggleChip } from "../../../src/components/controls/Toggles.tsx";

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

describe("Button", () => {
  it("keeps the focus and does nothing while something is under way", async () => {
    const onClick = vi.fn();
    const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
    const form = (isBusy: boolean) => (
      <form onSubmit={onSubmit}>
        <Button type="submit" isBusy={isBusy} onClick={onClick}>
          Save
        </Button>
      </form>
    );
    const { rerender } = render(form(false));
    await userEvent.click(screen.getByRole("button", { name: "Save" }));
    expect(onClick).toHaveBeenCalledOnce();
    expect(onSubmit).toHaveBeenCalledOnce();
    rerender(form(true));
    await userEvent.keyboard("{Enter}");
    await userEvent.click(screen.getByRole("button", { name: "Save" }));
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Save" }));
    expect(onClick).toHaveBeenCalledOnce();
    expect(onSubmit).toHaveBeenCalledOnce();
  });
});

describe("IconButton", () => {
  it("keeps the focus and does nothing while something is under way", async () => {
    const onClick = vi.fn();
    render(<IconButton icon="trash" label="Remove" isBusy onClick={onClick} />);
    const button = screen.getByRole("button", { name: "Remove" });
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await userEvent.click(button);
    expect(document.activeElement).toBe(button);
    expect(button.getAttribute("aria-disabled")).toBe("true");
    expect(onClick).not.toHaveBeenCalled();
  });

  it("says on pointing that it is saved at once; its name stays what it does", () => {
    render(<IconButton icon="power" label="Enable films" when="atOnce" />);
    const button = screen.getByRole("button", { name: "Enable films" });
    expect(button.title).toBe("Enable films (at once)");
    expect(button.querySelectorAll("svg")).toHaveLength(2);
  });
});

describe("what deletes", () => {
  it("is red by its icon, whatever it looks like else", () => {
    render(
      <>
        <IconButton icon="trash" label="Remove" />
        <IconButton icon="power" label="Enable" />
        <Button icon="trash" variant="ghost">
          Delete
        </Button>
        <Button icon="power">Turn off</Button>
      </>,
    );
    const red = screen.getAllByRole("button").map(({ className }) => /dangerIcon|deletion/.test(className));
    expect(red).toEqual([true, false, true, false]);
  });
});

function Typed(kind: { readonly isSecret?: boolean; readonly isSpaceless?: boolean }) {
  const [value, setValue] = useState("");
  return <TextField label="Key" isRequired {...kind} value={value} onChange={setValue} />;
}

describe("TextField", () => {
  it("says that it is required once it was emptied, and not before", async () => {
    render(<Typed />);
    const field = screen.getByLabelText("Key");
    await userEvent.click(field);
    await userEvent.tab();
    expect(screen.queryByRole("alert")).toBeNull();
    await userEvent.type(field, "a");
    await userEvent.clear(field);
    expect(screen.getByRole("alert").textContent).toBe("Key is required");
    expect(field.getAttribute("aria-invalid")).toBe("true");
  });

  it("leaves spaces out where none may be, and says so until it is typed anew", async () => {
    render(<Typed isSpaceless />);
    const field = screen.getByLabelText<HTMLInputElement>("Key");
    await userEvent.type(field, "my");
    expect(screen.queryByText("Spaces are left out here.")).toBeNull();
    await userEvent.type(field, " own");
    expect([field.value, screen.getByText("Spaces are left out here.").id]).toEqual([
      "myown",
      field.getAttribute("aria-describedby"),
    ]);
    await userEvent.clear(field);
    await userEvent.type(field, "a");
    expect(screen.queryByText("Spaces are left out here.")).toBeNull();
  });

  it("keeps spaces elsewhere", async () => {
    render(<Typed />);
    const field = screen.getByLabelText<HTMLInputElement>("Key");
    await userEvent.type(field, "my own");
    expect([field.value, screen.queryByText("Spaces are left out here.")]).toEqual(["my own", null]);
  });

  it("hides a secret until one asks to see it", async () => {
    render(<Typed isSecret />);
    const field = screen.getByLabelText<HTMLInputElement>("Key");
    expect(screen.queryByRole("button")).toBeNull();
    await userEvent.type(field, "s3cret");
    expect(field.type).toBe("password");
    await userEvent.click(screen.getByRole("button", { name: "Show Key" }));
    expect(field.type).toBe("text");
    await userEvent.click(screen.getByRole("button", { name: "Hide Key" }));
    expect(field.type).toBe("password");
  });
});

describe("CopyButton", () => {
  it("copies the value and says so", async () => {
    const user = userEvent.setup();
    render(<CopyButton value="rtmp://host/static/news" />);
    await user.click(screen.getByRole("button", { name: "Copy" }));
    expect(await navigator.clipboard.readText()).toBe("rtmp://host/static/news");
    expect(screen.getByRole("status").textContent).toBe("Copied");
  });

  it("copies what is selected where there is no clipboard, as on plain http, and leaves the selection as it was", async () => {
    const user = userEvent.setup();
    vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new TypeError("no clipboard"));
    let copied = "";
    Reflect.set(document, "execCommand", (command: string) => {
      copied = `${command} ${document.getSelection()?.toString() ?? ""}`;
      return true;
    });
    render(<CopyButton value="a  b" />);
    await user.click(screen.getByRole("button", { name: "Copy" }));
    expect(screen.getByRole("status").textContent).toBe("Copied");
    expect(copied).toBe("copy a  b");
    expect(document.body.textContent).not.toContain("a  b");
    expect(document.getSelection()?.toString()).toBe("");
    Reflect.deleteProperty(document, "execCommand");
  });

  it("says that it did not, where the browser refuses, and shows it selected, line by line, until that is closed", async () => {
    const user = userEvent.setup();
    vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new DOMException("no", "NotAllowedError"));
    render(<CopyButton value={"rtmp://host/a\nkey"} label="Copy the address" />);
    await user.click(screen.getByRole("button", { name: "Copy the address" }));
    expect((await screen.findByRole("dialog", { name: "Copy by hand" })).textContent).toContain("The browser refused");
    const box = screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Copy by hand" });
    expect(box.value).toBe("rtmp://host/a\nkey");
    expect([document.activeElement, box.selectionStart, box.selectionEnd]).toEqual([box, 0, 17]);
    await user.keyboard("{Escape}");
    expect(screen.queryByRole("textbox")).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("button", { name: "Copy the address" })));
  });
});
