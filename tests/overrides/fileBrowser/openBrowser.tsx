import { act, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ServerInfo } from "../../../src/generated/types/ServerInfo.ts";
import type { JsonObject } from "../../../src/model/Json.ts";
import { folderPath } from "../../../src/model/files/fileNames.ts";
import { VodTreePage } from "../../../src/pages/entity/VodTreePage.tsx";
import { ShellToasts } from "../../../src/pages/shell/ShellToasts.tsx";
import { fakeStores } from "../../pages/support/fakeStores.ts";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { StoresContext } from "../../../src/context/StoresContext.ts";

interface BrowserOptions {
  readonly address?: string;
  readonly vod?: JsonObject;
  readonly info?: Partial<ServerInfo>;
  /** Before the first listing. */
  readonly prepare?: (stores: ReturnType<typeof fakeStores>) => void;
}

const place = (subpath = "") => ({ prefix: "films", path: "/storage/films", subpath });

/** The file browser of a VOD with films, directories and other files, the toasts of the shell beside it. */
export async function openBrowser(options: BrowserOptions = {}) {
  const { address = "/vod/films/tree/1", vod, info, prepare } = options;
  const urls = [{ url: "/storage/old" }, { url: "/storage/films" }];
  const stores = fakeStores({ vods: { films: { prefix: "films", urls, ...vod } } }, info);
  const { disk } = stores.calls;
  disk.put(place(), "film 10.mp4", "film 9.mp4", "CLIP.MKV", "notes.txt", "season/");
  disk.put(place("season"), "one.mp4");
  disk.put({ prefix: "films", path: "/storage/old", subpath: "" }, "old.flv");
  prepare?.(stores);
  const router = createMemoryRouter(
    [
      { path: "/vod/:mediaNames/tree/:number", element: <VodTreePage /> },
      { path: "*", element: <p>elsewhere</p> },
    ],
    { initialEntries: [address] },
  );
  const { unmount } = await act(async () =>
    render(
      <StoresContext value={stores}>
        <RouterProvider router={router} />
        <ShellToasts />
      </StoresContext>,
    ),
  );
  const rows = () =>
    within(screen.getByRole("grid"))
      .getAllByRole("row")
      .slice(1)
      .map((row) => row.textContent);
  const press = (name: string, role: "button" | "link" = "button") => userEvent.click(screen.getByRole(role, { name }));
  const choose = (...files: readonly File[]) =>
    userEvent.upload(screen.getByLabelText<HTMLInputElement>("Choose files", { selector: "input" }), [...files]);
  const names = (subpath = "") => disk.list(place(folderPath.join(subpath))).map(({ name }) => name);
  const where = () => router.state.location.pathname + router.state.location.search;
  return { stores, disk, router, rows, press, choose, names, where, place, unmount };
}
