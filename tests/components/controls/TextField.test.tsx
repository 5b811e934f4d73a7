import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { describe, expect, it } from "vitest";
import { TextField } from "../../../src/components/controls/TextField.tsx";

function Typed({ isSecret = false }: { readonly isSecret?: boolean }) {
  const [value, setValue] = useState("");
  return <TextField label="Key" isRequired isSecret={isSecret} value={value} onChange={setValue} />;
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
