import { render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { expect, it } from "vitest";
import { Tabs } from "../../../src/components/controls/Tabs.tsx";
import { useDocumentTitle } from "../../../src/components/shell/documentTitle.ts";
import { PageHeader } from "../../../src/components/shell/PageHeader.tsx";

const tabs = [
  { to: "/standalone/news", label: "Overview", isExact: true },
  { to: "/standalone/news/input?query=x", label: "Input" },
];

function Console({ title }: { readonly title?: string }) {
  useDocumentTitle("product", "Sluice");
  if (title === undefined) return null;
  return <PageHeader title={title} tabs={<Tabs label={title} tabs={tabs} />} />;
}

const show = (title: string | undefined, address: string) => (
  <MemoryRouter key={address} initialEntries={[address]}>
    <Console {...(title !== undefined && { title })} />
  </MemoryRouter>
);

it("is what the page is about, its tab and the product, also below a tab, and nothing of a page that is gone", () => {
  const { rerender } = render(show("news", "/standalone/news/input/0"));
  expect(document.title).toBe("news · Input · Sluice");
  rerender(show("news", "/standalone/news"));
  expect(document.title).toBe("news · Overview · Sluice");
  rerender(show("sport", "/standalone/elsewhere"));
  expect(document.title).toBe("sport · Sluice");
  rerender(show(undefined, "/"));
  expect(document.title).toBe("Sluice");
});

it("has a page without a tab of its own below the tab that leads to it", () => {
  const { rerender } = render(show("news", "/standalone/news/clients"));
  expect(document.title).toBe("news · Sluice");
  expect(screen.getByRole("link", { name: "Overview" }).getAttribute("aria-current")).toBe("true");
  expect(screen.getByRole("link", { name: "Input" }).hasAttribute("aria-current")).toBe(false);
  rerender(show("news", "/standalone/news/input/0"));
  expect(screen.getByRole("link", { name: "Overview" }).hasAttribute("aria-current")).toBe(false);
  expect(screen.getByRole("link", { name: "Input" }).getAttribute("aria-current")).toBe("page");
});

it("says once what the page and its tab are both called", () => {
  render(show("Input", "/standalone/news/input"));
  expect(document.title).toBe("Input · Sluice");
});
