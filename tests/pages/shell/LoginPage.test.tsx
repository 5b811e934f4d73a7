import { act, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { LoginPage } from "../../../src/pages/LoginPage.tsx";
import { fakeStores } from "../support/fakeStores.ts";
import { renderPage } from "../support/renderPage.tsx";

describe("the login page after the login has ended", () => {
  it("says why it is there, and how much of what was not saved is kept", async () => {
    const stores = fakeStores({ streams: { news: { name: "news", title: "A" } } });
    await stores.session.start();
    stores.draft.edit(["streams", "news", "title"], "B");
    renderPage(<LoginPage />, stores);
    expect(screen.queryByText(/^Your login has ended/)).toBeNull();
    act(() => stores.session.expire());
    expect(screen.getByText(/^Your login has ended/)).toBeTruthy();
    expect(screen.getByText("What you have not saved is kept and will be there. Changes: 1.")).toBeTruthy();
  });
});
