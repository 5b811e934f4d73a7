import { act, screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { openStream } from "./support/openStream.tsx";

const drawn = vi.hoisted(() => ({ headers: 0 }));

vi.mock(import("../../../src/components/shell/PageHeader.tsx"), async (original) => {
  const { PageHeader } = await original();
  return {
    PageHeader: (props) => {
      drawn.headers += 1;
      return <PageHeader {...props} />;
    },
  };
});

beforeEach(() => {
  drawn.headers = 0;
});

describe("the header of a stream", () => {
  it("is drawn once, however much is typed on the page below it", async () => {
    const { stores, user } = openStream({ news: {} });
    const title = await screen.findByRole<HTMLInputElement>("textbox", { name: "Title" });
    await user.type(title, "Evening news");
    await waitFor(() => expect(stores.draft.edits.size).toBe(1));
    expect(drawn.headers).toBe(1);
  });

  it("stays while the stream comes to have other settings, and goes when it is deleted", async () => {
    const { stores } = openStream({ news: {} });
    await screen.findByRole("textbox", { name: "Title" });
    act(() => stores.config.merge({ streams: { news: { title: "Noon" } } }, 2));
    expect(drawn.headers).toBe(1);
    act(() => stores.config.merge({ streams: { news: null } }, 3));
    expect(screen.queryByRole("button", { name: "Restart" })).toBeNull();
  });
});
