import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { HeaderCell } from "../../../src/components/data/HeaderCell.tsx";

const inTable = (cell: React.ReactNode) => (
  <table>
    <thead>
      <tr>{cell}</tr>
    </thead>
  </table>
);

describe("HeaderCell", () => {
  it.each(["none", "ascending", "descending"] as const)("tells a screen reader how it is sorted: %s", async (sort) => {
    const onSort = vi.fn();
    render(inTable(<HeaderCell label="Name" sort={sort} onSort={onSort} />));
    expect(screen.getByRole("columnheader", { name: "Name" }).getAttribute("aria-sort")).toBe(sort);
    await userEvent.click(screen.getByRole("button", { name: "Name" }));
    expect(onSort).toHaveBeenCalledOnce();
  });

  it("offers no sorting where there is none", () => {
    render(inTable(<HeaderCell label="Actions" isHidden />));
    expect(screen.getByRole("columnheader", { name: "Actions" }).hasAttribute("aria-sort")).toBe(false);
    expect(screen.queryByRole("button")).toBeNull();
  });
});
