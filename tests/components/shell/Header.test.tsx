import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter } from "react-router-dom";
import { describe, expect, it, vi } from "vitest";
import { Header } from "../../../src/components/shell/Header.tsx";

const tabs = [
  { to: "/admin", label: "Media", isExact: true },
  { to: "/admin/config", label: "Config" },
];

function show(path: string, onLogout = () => {}) {
  render(
    <MemoryRouter initialEntries={[path]}>
      <Header home="/admin" tabs={tabs} onLogout={onLogout} />
    </MemoryRouter>,
  );
  return within(screen.getByRole("navigation", { name: "Sections" }));
}

describe("Header", () => {
  it("has its tabs as links, in the order given", () => {
    const links = show("/admin").getAllByRole("link");
    expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
      ["Media", "/admin"],
      ["Config", "/admin/config"],
    ]);
  });

  it("marks the tab of the page, on the pages below it too", () => {
    const nav = show("/admin/config/editor");
    expect(nav.getByRole("link", { current: "page" }).textContent).toBe("Config");
  });

  it("has a logout button [C063]", async () => {
    const onLogout = vi.fn();
    show("/admin", onLogout);
    await userEvent.click(screen.getByRole("button", { name: "Log out" }));
    expect(onLogout).toHaveBeenCalledOnce();
  });
});
