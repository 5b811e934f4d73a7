import { screen } from "@testing-library/react";

/** The controls of the page by their names. */
export const onPage = {
  button: (name: string) => screen.getByRole<HTMLButtonElement>("button", { name }),
  box: (name: string) => screen.getByRole<HTMLInputElement>("textbox", { name }),
  list: (name: string) => screen.getByRole<HTMLSelectElement>("combobox", { name }),
  toggle: (name: string) => screen.getByRole("switch", { name }),
  isOn: (name: string) => screen.getByRole<HTMLInputElement>("switch", { name }).checked,
  choices: (name: string) =>
    [...screen.getByRole<HTMLSelectElement>("combobox", { name }).options].map(({ text }) => text),
};
