import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { declaredFiles, decodedHeader } from "../../server/media/vod/upload/declaredFiles.ts";
import { HttpClient } from "../../src/api/HttpClient.ts";
import { listFiles, makeDirectory, removeFile, uploadFiles } from "../../src/api/filesApi.ts";
import { FakeRequest } from "./support/FakeRequest.ts";

const place = { prefix: "films", path: "/storage/é 1", subpath: "season/1" };
const api = "/flussonic/api";

/** A client whose calls are kept, each with what it carried; `answer` is what they get. */
function client(answer: unknown = {}) {
  const calls: { readonly method: string; readonly address: string; readonly body: unknown }[] = [];
  const onUnauthorised = vi.fn<() => void>();
  const http = new HttpClient({
    fetch: async (address, { method = "GET", body }) => {
      calls.push({ method, address, body: typeof body === "string" ? JSON.parse(body) : undefined });
      return Response.json(answer);
    },
    createSender: () => new FakeRequest(),
    onUnauthorised,
  });
  return { calls, http, onUnauthorised };
}

beforeEach(() => {
  FakeRequest.sent.length = 0;
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

describe("the calls of the file browser", () => {
  it("list files by GET list_files with path, prefix and subpath [C406] [C407]", async () => {
    const files = [
      { name: "one.mp4", type: "file", size: 3, prefix: "films" },
      { name: "season", type: "directory", prefix: "films" },
    ];
    const { http, calls } = client({ files });
    expect(await listFiles(http, place)).toEqual([
      { name: "one.mp4", type: "file", size: 3 },
      { name: "season", type: "directory" },
    ]);
    const { pathname, searchParams } = new URL(calls[0]?.address ?? "", "http://server");
    expect([calls[0]?.method, pathname]).toEqual(["GET", `${api}/list_files`]);
    expect(Object.fromEntries(searchParams)).toEqual(place);
  });

  it("take a bare list of files too, leave out what is none, and refuse an answer of another kind", async () => {
    expect(await listFiles(client([{ name: "a", type: "file" }, null, { type: "file" }]).http, place)).toEqual([
      { name: "a", type: "file" },
    ]);
    await expect(listFiles(client("no").http, place)).rejects.toMatchObject({ kind: "unexpected-answer" });
  });

  it("remove a file by POST remove_file with dir, prefix and subpath [C408] [C409]", async () => {
    const { http, calls } = client();
    await removeFile(http, place, "one.mp4");
    const body = { prefix: "films", dir: "/storage/é 1", subpath: "season/1/one.mp4" };
    expect(calls).toEqual([{ method: "POST", address: `${api}/remove_file`, body }]);
  });

  it("make a directory by POST make_directory [C170]", async () => {
    const { http, calls } = client();
    await makeDirectory(http, place, "new");
    expect(calls).toEqual([{ method: "POST", address: `${api}/make_directory`, body: { ...place, name: "new" } }]);
  });
});

describe("an upload", () => {
  const files = [new File(["12345"], "été: a|b 100%.mp4"), new File([], "two.mp4")];

  it("is a POST of a form with its files and says in headers where to and how much [C418] [C419] [C420]", async () => {
    const { http } = client();
    http.credentials = { login: "admin", password: "right" };
    const sending = uploadFiles(http, place, files);
    const { method, address, form, headers } = FakeRequest.last;
    expect([method, address]).toEqual(["POST", `${api}/upload`]);
    const sent = form?.getAll("file").map((file) => (file instanceof File ? file.name : file));
    expect(sent).toEqual(files.map(({ name }) => name));
    expect([...headers.keys()].toSorted()).toEqual([
      "authorization",
      "x-file-sizes",
      "x-path",
      "x-prefix",
      "x-requested-with",
      "x-sluice-console",
      "x-subpath",
    ]);
    expect(headers.get("x-file-sizes")).toMatch(/^[^:|]+:5\|two\.mp4:0$/);
    expect(headers.get("x-requested-with")).toBe("XMLHttpRequest");
    FakeRequest.last.answer(200);
    await sending;
  });

  it("has headers that the server reads as they were meant, whatever names hold", async () => {
    const { http } = client();
    const sending = uploadFiles(http, place, files, { mayReplace: true });
    const { headers } = FakeRequest.last;
    const header = (name: string) => headers.get(name) ?? "";
    expect(declaredFiles(header("x-file-sizes"))).toEqual(files.map(({ name, size }) => ({ name, size })));
    expect(["x-prefix", "x-path", "x-subpath"].map((name) => decodedHeader(header(name)))).toEqual(
      Object.values(place),
    );
    expect(header("x-replace")).toBe("true");
    FakeRequest.last.answer(200);
    await sending;
  });

  it("tells how far it has come [C421]", async () => {
    const shares: number[] = [];
    const sending = uploadFiles(client().http, place, files, { onProgress: (share) => shares.push(share) });
    FakeRequest.last.progress(1, 4);
    FakeRequest.last.progress(4, 4);
    FakeRequest.last.answer(200);
    await sending;
    expect(shares).toEqual([0.25, 1]);
  });

  it("fails with the server's words, and a login that is over ends", async () => {
    const { http, onUnauthorised } = client();
    const taken = uploadFiles(http, place, files);
    FakeRequest.last.answer(409, { error: "conflict", message: "There already: two.mp4." });
    await expect(taken).rejects.toMatchObject({ kind: "conflict", message: "There already: two.mp4." });
    const over = uploadFiles(http, place, files);
    FakeRequest.last.answer(401, {});
    await expect(over).rejects.toMatchObject({ kind: "unauthorised" });
    expect(onUnauthorised).toHaveBeenCalledTimes(1);
  });

  it("fails when the line breaks, and when nothing has moved for a minute", async () => {
    const { http } = client();
    const broken = uploadFiles(http, place, files);
    FakeRequest.last.breakOff();
    await expect(broken).rejects.toMatchObject({ kind: "unreachable", message: /cannot be reached/ });
    const stalled = uploadFiles(http, place, files).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(50_000);
    FakeRequest.last.progress(1, 2);
    await vi.advanceTimersByTimeAsync(59_000);
    let isOver = false;
    void stalled.then(() => (isOver = true));
    await vi.advanceTimersByTimeAsync(0);
    expect(isOver).toBe(false);
    await vi.advanceTimersByTimeAsync(1000);
    expect(await stalled).toMatchObject({ kind: "unreachable" });
  });

  it("is cancelled with the reason of its signal", async () => {
    const aborter = new AbortController();
    const sending = uploadFiles(client().http, place, files, { signal: aborter.signal });
    const reason = new Error("enough");
    aborter.abort(reason);
    await expect(sending).rejects.toBe(reason);
  });
});
