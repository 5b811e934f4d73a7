import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { ApiError } from "../../../src/api/ApiError.ts";
import type { LogoFiles } from "../../../src/generated/types/LogoFiles.ts";
import type { JsonObject } from "../../../src/model/Json.ts";
import { openOutput } from "../../pages/stream/support/openOutput.tsx";
import { openTranscoder } from "../../pages/transcoder/support/openTranscoder.tsx";

const files: LogoFiles = {
  corner: { type: "image/png", size: 2048, width: 300, height: 100, streams: [] },
  banner: { type: "image/png", size: 100, streams: ["sport"] },
};
const dialog = () => screen.findByRole("dialog", { name: "Logo manager" });
const radio = (name: string) => screen.findByRole<HTMLInputElement>("radio", { name });
const button = (name: string) => screen.getByRole<HTMLButtonElement>("button", { name });
const picture = (name: string) => new File([new Uint8Array([1, 2, 3])], name, { type: "image/png" });
const fileField = () => screen.getByRole<HTMLInputElement>("textbox", { name: "Logo file" });
const input = (name: string) => {
  const found = document.querySelector<HTMLInputElement>(`input[type=file][aria-label="${name}"]`);
  if (!found) throw new Error(`There is no input for a picture named ${name}.`);
  return found;
};
const pick = (name: string, file: File) => act(() => fireEvent.change(input(name), { target: { files: [file] } }));

let page: Awaited<ReturnType<typeof openOutput>>;

async function openManager(stream: JsonObject = {}, others: JsonObject = {}, logos: LogoFiles = files) {
  page = await openOutput({ news: stream });
  page.stores.config.merge({ streams: others }, 2);
  page.stores.calls.logoFiles = logos;
  await page.user.click(button("Logo manager"));
  return dialog();
}

describe("the logo manager", () => {
  it("opens by the button beside the file field, in the page, and lists the logos with a radio each [S066, S072]", async () => {
    const manager = await openManager();
    expect(page.router.state.location.pathname).toBe("/standalone/news/output");
    await radio("corner");
    const radios = within(manager).getAllByRole<HTMLInputElement>("radio");
    expect(radios.map(({ labels, checked }) => [labels?.[0]?.textContent, checked])).toEqual([
      ["banner", false],
      ["corner", false],
    ]);
    expect(within(manager).getByText(/300 × 100, 2 KB/)).toBeTruthy();
  });

  it("chooses a logo with OK [S066, S070]", async () => {
    await openManager({ logo: { path: "@banner", top: 10 } });
    expect((await radio("banner")).checked).toBe(true);
    await page.user.click(await radio("corner"));
    await page.user.click(button("OK"));
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(fileField().value).toBe("@corner");
    expect(await page.patch()).toEqual({ logo: { path: "@corner" } });
  });

  it("leaves everything as it was with Cancel and with Escape [S070]", async () => {
    await openManager({ logo: { path: "@banner" } });
    await page.user.click(await radio("corner"));
    await page.user.click(button("Cancel"));
    expect(screen.queryByRole("dialog")).toBeNull();
    await page.user.click(button("Logo manager"));
    await page.user.click(await radio("corner"));
    await page.user.keyboard("{Escape}");
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(fileField().value).toBe("@banner");
    expect(page.stores.draft.count).toBe(0);
  });

  it("has no OK while nothing is chosen, and says when the logo that is set is gone", async () => {
    await openManager({ logo: { path: "@gone" } });
    await screen.findByText("The logo gone set here is not uploaded.");
    expect(button("OK").disabled).toBe(true);
  });

  it("uploads a picture under the name of its file, and chooses it [S067]", async () => {
    await openManager();
    await radio("corner");
    await pick("Upload", picture("Our Logo.v2.png"));
    expect((await radio("Our-Logo.v2")).checked).toBe(true);
    expect(page.stores.calls.made).toContain("write logo Our-Logo.v2");
    await page.user.click(button("OK"));
    expect(fileField().value).toBe("@Our-Logo.v2");
  });

  it("gives a picture another name when there is a logo of that name: an upload replaces none [S067]", async () => {
    await openManager();
    await radio("corner");
    await pick("Upload", picture("corner.png"));
    await radio("corner-2");
    expect(page.stores.calls.made.filter((call) => call.startsWith("write"))).toEqual(["write logo corner-2"]);
  });

  it("changes the picture of a logo, and shows the new one [S068]", async () => {
    await openManager();
    await radio("corner");
    await screen.findByRole("button", { name: "Enlarge corner" });
    const before = page.stores.calls.made.filter((call) => call === "logo corner").length;
    await pick("Change the picture of corner", picture("other.png"));
    await waitFor(() =>
      expect(page.stores.calls.made.filter((call) => call === "logo corner")).toHaveLength(before + 1),
    );
    expect(page.stores.calls.made.filter((call) => call.startsWith("write"))).toEqual(["write logo corner"]);
    expect(await screen.findAllByRole("radio", { name: /corner|banner/ })).toHaveLength(2);
  });

  it("deletes a logo that nobody uses, after a question [S069]", async () => {
    await openManager();
    await radio("corner");
    await page.user.click(button("Delete corner"));
    expect(page.stores.calls.made).not.toContain("delete logo corner");
    const question = await screen.findByRole("alertdialog");
    await page.user.click(within(question).getByRole("button", { name: "Delete" }));
    await waitFor(() => expect(screen.queryByRole("radio", { name: "corner" })).toBeNull());
    expect(page.stores.calls.made).toContain("delete logo corner");
  });

  it("deletes none that a stream uses, by the server's word or by the config, and says who does [S069]", async () => {
    const tracks = { transcoder: { video: { "1": { alogo: { path: "@corner", x: 1 } } } } };
    await openManager(
      { logo: { path: "@fresh" } },
      { movies: tracks },
      { ...files, fresh: { type: "image/png", size: 1 } },
    );
    await radio("corner");
    for (const [id, words] of [
      ["corner", /Used by movies/],
      ["banner", /Used by sport/],
      ["fresh", /Used by news/],
    ] as const) {
      expect(button(`Delete ${id}`).disabled).toBe(true);
      expect(screen.getByText(words)).toBeTruthy();
    }
  });

  it("hears at once of a stream that begins to use one, or no longer does, on the server", async () => {
    await openManager();
    await radio("corner");
    expect(button("Delete corner").disabled).toBe(false);
    act(() => page.stores.config.merge({ streams: { movies: { name: "movies", logo: { path: "@corner" } } } }, 3));
    expect(screen.getByText(/Used by movies/)).toBeTruthy();
    expect(button("Delete corner").disabled).toBe(true);
    act(() => page.stores.config.merge({ streams: { movies: { logo: null } } }, 4));
    expect(screen.queryByText(/Used by movies/)).toBeNull();
    expect(button("Delete corner").disabled).toBe(false);
  });

  it("deletes none that another stream is about to use, nor one it still uses until that is saved", async () => {
    const kept = { type: "image/png", size: 1 };
    await openManager({}, { movies: { name: "movies", logo: { path: "@kept" } } }, { ...files, kept });
    await radio("corner");
    expect(button("Delete corner").disabled).toBe(false);
    act(() => page.stores.draft.edit(["streams", "movies", "logo", "path"], "@corner"));
    expect(screen.getAllByText(/Used by movies/)).toHaveLength(2);
    expect(button("Delete corner").disabled).toBe(true);
    expect(button("Delete kept").disabled).toBe(true);
    act(() => page.stores.draft.discard());
    expect(button("Delete corner").disabled).toBe(false);
  });

  it("does not delete the one that is chosen here and not saved yet [S069]", async () => {
    await openManager();
    await page.user.click(await radio("corner"));
    await page.user.click(button("OK"));
    await page.user.click(button("Logo manager"));
    await radio("corner");
    expect(button("Delete corner").disabled).toBe(true);
    expect(screen.getByText(/Selected here/)).toBeTruthy();
  });

  it("enlarges a logo whose thumbnail is clicked, and gets small again [S071]", async () => {
    await openManager();
    await page.user.click(await screen.findByRole("button", { name: "Enlarge corner" }));
    const large = await screen.findByRole("dialog", { name: "corner" });
    expect(within(large).getByRole<HTMLImageElement>("img", { name: "Picture of corner" }).src).toMatch(/^data:image/);
    await page.user.keyboard("{Escape}");
    expect(await dialog()).toBeTruthy();
    expect(screen.queryByRole("dialog", { name: "corner" })).toBeNull();
  });

  it("is used by keyboard alone", async () => {
    await openManager();
    (await radio("banner")).focus();
    await page.user.keyboard(" ");
    button("OK").focus();
    await page.user.keyboard("{Enter}");
    expect(fileField().value).toBe("@banner");
  });

  it("says that there are none yet", async () => {
    await openManager({}, {}, {});
    await screen.findByText("No logos are uploaded yet");
    await pick("Upload", picture("first.png"));
    expect((await radio("first")).checked).toBe(true);
  });
});

describe("what fails in the logo manager", () => {
  const refusal = new ApiError("refused", "The disk is full.");

  it("is handed on when it is a request, and not shown in the manager [S459]", async () => {
    const manager = await openManager();
    await radio("corner");
    page.stores.calls.failure = refusal;
    await pick("Upload", picture("new.png"));
    await waitFor(() => expect(page.stores.failures.failures).toHaveLength(1));
    expect(page.stores.failures.failures).toMatchObject([
      { what: "The picture new.png was not uploaded", words: "The disk is full." },
    ]);
    expect(page.stores.logged).toEqual(["The disk is full."]);
    expect(manager.textContent).not.toContain("The disk is full.");
    expect(await radio("corner")).toBeTruthy();
    expect(screen.queryByRole("radio", { name: "new" })).toBeNull();
  });

  it("is handed on when the list cannot be read; it can be read again [S459]", async () => {
    page = await openOutput({ news: {} });
    page.stores.calls.logoFiles = files;
    page.stores.calls.failure = refusal;
    await page.user.click(button("Logo manager"));
    const manager = await dialog();
    await page.user.click(await within(manager).findByRole("button", { name: "Retry" }));
    await radio("corner");
    expect(manager.textContent).not.toContain("The disk is full.");
    expect(page.stores.failures.failures).toMatchObject([{ what: "The logos could not be read" }]);
  });

  it("is only logged when a file cannot be read: no call is made, nothing is said [S460]", async () => {
    const manager = await openManager();
    await radio("corner");
    const before = manager.textContent;
    const broken = picture("broken.png");
    broken.arrayBuffer = () => Promise.reject(new Error("The file has vanished."));
    await pick("Upload", broken);
    await waitFor(() => expect(page.stores.logged).toEqual(["The file has vanished."]));
    expect(page.stores.failures.failures).toEqual([]);
    expect(manager.textContent).toBe(before);
    expect(page.stores.calls.made.some((call) => call.startsWith("write"))).toBe(false);
  });

  it("is only logged when the bytes of a picture cannot be read [S460]", async () => {
    page = await openOutput({ news: {} });
    page.stores.calls.logoFiles = { corner: files["corner"] ?? { type: "image/png", size: 1 } };
    page.stores.calls.logoPicture = () => Promise.reject(new Error("The bytes cannot be read."));
    await page.user.click(button("Logo manager"));
    await screen.findByRole("button", { name: "No picture of corner" });
    expect(page.stores.logged).toEqual(["The bytes cannot be read."]);
    expect(page.stores.failures.failures).toEqual([]);
  });
});

it("the logo of a track is chosen in the same manager, and loses its place with the old file", async () => {
  const logo = { path: "@old", x: 10, y: 20 };
  const opened = await openTranscoder({ news: { transcoder: { video: { "1": { bitrate: 1000, logo } } } } });
  opened.stores.calls.logoFiles = { fresh: { type: "image/png", size: 1 } };
  await opened.user.click(screen.getByRole("button", { name: "Video track 1" }));
  const [first] = await screen.findAllByRole("button", { name: "Logo manager" }, { timeout: 10_000 });
  if (!first) throw new Error("There is no button for the logo manager.");
  await opened.user.click(first);
  const manager = await screen.findByRole("dialog", { name: "Logo manager" });
  await opened.user.click(await within(manager).findByRole("radio", { name: "fresh" }));
  await opened.user.click(within(manager).getByRole("button", { name: "OK" }));
  expect(opened.transcoder()).toEqual({ video: { "1": { bitrate: 1000, logo: { path: "@fresh" } } } });
});
