import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { type ComponentProps, useState } from "react";
import { describe, expect, it, vi } from "vitest";
import { LoginForm } from "../../../src/components/shell/LoginForm.tsx";

type Language = "sq" | "en";
const languages = [
  { value: "sq", label: "Shqip" },
  { value: "en", label: "English" },
] as const;

/** The form with a choice of two languages, of which it remembers the one chosen. */
function Form(props: Partial<ComponentProps<typeof LoginForm<Language>>>) {
  const [language, setLanguage] = useState<Language>("sq");
  return (
    <LoginForm<Language>
      state="notLogged"
      onSubmit={() => {}}
      {...props}
      language={language}
      languages={languages}
      onLanguage={setLanguage}
    />
  );
}

const fields = () => ({
  login: screen.getByLabelText<HTMLInputElement>("Përdoruesi"),
  password: screen.getByLabelText<HTMLInputElement>("Fjalëkalimi"),
  submit: screen.getByRole("button", { name: "Hyr" }),
});

describe("LoginForm", () => {
  it("shows the language that was chosen while it is on its way, and that it is", () => {
    const { rerender } = render(<Form />);
    expect(screen.queryByRole("progressbar")).toBeNull();
    rerender(<Form coming="en" />);
    expect(screen.getByRole("progressbar", { name: "Loading..." })).toBeTruthy();
    expect(screen.getByRole<HTMLSelectElement>("combobox").value).toBe("en");
  });

  it("labels login, password and submit in Albanian [C086] [C087]", () => {
    render(<Form state="notLogged" onSubmit={() => {}} />);
    expect(fields().login.closest("[lang]")?.getAttribute("lang")).toBe("sq");
    expect(fields().password.type).toBe("password");
    expect(fields().submit.getAttribute("type")).toBe("submit");
  });

  it("speaks another language once it is chosen, and keeps what is typed", async () => {
    render(<Form state="invalidLogin" />);
    await userEvent.type(fields().login, "admin");
    await userEvent.selectOptions(screen.getByRole("combobox", { name: "Language" }), "English");
    expect(screen.getByLabelText<HTMLInputElement>("User name").value).toBe("admin");
    expect(screen.getByLabelText("Password").closest("[lang]")).toBeNull();
    expect(screen.getByRole("button", { name: "Sign in" })).toBeTruthy();
    expect(screen.getByText("Invalid password")).toBeTruthy();
  });

  it("hands over what was typed, and keeps the login unless told otherwise", async () => {
    const onSubmit = vi.fn();
    render(<Form state="notLogged" onSubmit={onSubmit} />);
    await userEvent.type(fields().login, "admin");
    await userEvent.type(fields().password, "p w {Enter}");
    expect(onSubmit).toHaveBeenLastCalledWith("admin", "p w ", true);
    await userEvent.click(screen.getByRole("checkbox", { name: "Keep me signed in" }));
    await userEvent.click(fields().submit);
    expect(onSubmit).toHaveBeenLastCalledWith("admin", "p w ", false);
  });

  it("takes what a password manager filled in without an event", async () => {
    const onSubmit = vi.fn();
    render(<Form state="notLogged" onSubmit={onSubmit} />);
    expect(fields().login.autocomplete).toBe("username");
    expect(fields().password.autocomplete).toBe("current-password");
    fields().login.value = "admin";
    fields().password.value = "secret";
    await userEvent.click(fields().submit);
    expect(onSubmit).toHaveBeenCalledWith("admin", "secret", true);
  });

  it("shows 'Logging in...' while the request is under way, and sends no second one [C089]", async () => {
    const onSubmit = vi.fn();
    render(<Form state="logging" onSubmit={onSubmit} />);
    expect(screen.getByText("Logging in...")).toBeTruthy();
    await userEvent.type(fields().login, "admin");
    await userEvent.type(fields().password, "secret{Enter}");
    await userEvent.click(fields().submit);
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it("says in words what 'Keep me signed in' keeps, and where", () => {
    render(<Form state="notLogged" onSubmit={() => {}} />);
    const keep = screen.getByRole<HTMLInputElement>("checkbox", { name: "Keep me signed in" });
    expect(keep.checked).toBe(true);
    const words = document.getElementById(keep.getAttribute("aria-describedby") ?? "")?.textContent;
    expect(words).toBe(
      "Stores your login and password in this browser. Without it nothing is stored, and you are signed in until the browser is closed.",
    );
  });

  it("shows the server's own words where it gave any", () => {
    render(<Form state="serverError" detail="Too many attempts." onSubmit={() => {}} />);
    expect(screen.getByText("Server error")).toBeTruthy();
    expect(screen.getByText("Too many attempts.")).toBeTruthy();
  });

  it.each([
    ["invalidLogin", "Fjalekalimi i pavlefshem"],
    ["serverError", "Server error"],
  ] as const)("says why the login failed: %s", (state, words) => {
    render(<Form state={state} onSubmit={() => {}} />);
    expect(screen.getByText(words)).toBeTruthy();
    expect(screen.queryByText("Logging in...")).toBeNull();
  });

  it("says why one has to sign in again, and that what was not saved is there afterwards", () => {
    render(<Form state="notLogged" notice="Your login has ended." kept="2 changes are kept." onSubmit={() => {}} />);
    expect(screen.getByRole("status").textContent).toBe("Your login has ended.2 changes are kept.");
  });
});
