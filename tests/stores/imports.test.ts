import { describe, expect, it, vi } from "vitest";
import { FileImport } from "../../src/stores/importing/FileImport.ts";
import { openConsole, startReferenceServer } from "./support/openConsole.ts";

const before = "loglevel notice; # as it was\nstream news {\n  input udp://239.0.0.1:1234;\n}\n";

function fileOf(name: string, text: string): File {
  return new File([text], name);
}

/** A console, and a file that is on its way into the config of its server. */
async function importing(name: string, text: string) {
  const { server } = await startReferenceServer(before);
  const console = await openConsole(server.url);
  const file = new FileImport(console, fileOf(name, text));
  await file.open();
  return { console, file, read: () => console.rawText.read() };
}

describe("a file that replaces the config", () => {
  it("asks what any save asks where it may lock the operator out, and is left out on a no", async () => {
    const { console, file, read } = await importing("sluice.conf", "http 8999;\n");
    const applying = file.apply();
    await vi.waitFor(() => expect(console.questions.asked?.words).toMatch(/HTTP ports/));
    console.questions.answer(false);
    expect([await applying, file.refusal, await read()]).toEqual([false, undefined, before]);
  });

  it("stands as it is written after a yes, and every console has it", async () => {
    const text = "# another\nloglevel debug;\nstream sport {\n  input udp://239.0.0.9:1;\n}\n";
    const { console, file, read } = await importing("sluice.conf", text);
    expect(await file.apply()).toBe(true);
    expect(await read()).toBe(text);
    await vi.waitFor(() => expect(Object.keys(console.config.readList("streams"))).toEqual(["sport"]), 3000);
  });

  it("is refused in the server's words where another has saved since, and writes nothing", async () => {
    const { console, file, read } = await importing("sluice.conf", "loglevel debug;\n");
    console.config.rev = 0;
    expect(await file.apply()).toBe(false);
    expect(file.refusal?.kind).toBe("conflict");
    expect(await read()).toBe(before);
  });
});

describe("a list of channels", () => {
  it("is judged anew when others save: a name that was free is taken", async () => {
    const { console, file } = await importing("list.m3u", "#EXTM3U\n#EXTINF:-1,sport\nudp://239.0.0.5:1\n");
    const { content } = file;
    if (content === undefined || !("rows" in content)) throw new Error("The list must be read.");
    expect(content.rows[0]?.becomes).toBe("stream");
    console.draft.edit(["streams", "sport"], { name: "sport", urls: [{ url: "udp://239.0.0.6:1" }] });
    expect(await console.saveAll()).toBe(true);
    expect(content.rows[0]?.becomes).toBe("taken");
    expect(content.edits.size).toBe(0);
  });

  it("knows the line of what the server refuses of a stream", async () => {
    const { file } = await importing(
      "list.m3u",
      "#EXTM3U\n#EXTINF:-1,sport\nudp://239.0.0.5:1\nudp://239.0.0.6:1/gate\n",
    );
    expect(file.content?.linesOf(["/streams/sport/urls/0", "/streams/gate", "/streams/other"])).toEqual([
      2,
      4,
      undefined,
    ]);
  });
});
