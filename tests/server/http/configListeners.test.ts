import { createServer } from "node:net";
import { describe, expect, it, onTestFinished } from "vitest";
import { ConfigListeners } from "../../../server/http/ConfigListeners.ts";
import { Notices } from "../../../server/log/Notices.ts";
import { freePort } from "../../e2e/support/freePort.ts";

/** Listeners whose ports answer with one word, and what is told of them. */
function openListeners() {
  const notices = new Notices();
  const listeners = new ConfigListeners({
    host: "127.0.0.1",
    ownPort: 1,
    prepare: (server) => void server.on("request", (_request, response) => response.end("open")),
    notices,
    certificates: { current: undefined, onChange: () => () => undefined },
    retryMs: 50,
  });
  onTestFinished(() => listeners.close());
  return { listeners, notices };
}

/** Another program that holds a port. */
async function hold(port: number): Promise<() => void> {
  const other = createServer().listen(port, "127.0.0.1");
  await new Promise((resolve) => other.once("listening", resolve));
  onTestFinished(() => void other.close());
  return () => other.close();
}

const answerOf = (port: number) =>
  fetch(`http://127.0.0.1:${port}/`).then(
    (answer) => answer.text(),
    () => "closed",
  );

describe("A port of the config", () => {
  it("that another program holds is told, and opened once it is free", async () => {
    const { listeners, notices } = openListeners();
    const [port, free] = [await freePort(), await freePort()];
    const release = await hold(port);
    listeners.follow({ http: [port, free] });
    await expect
      .poll(() => notices.errors)
      .toEqual([expect.stringContaining(`The HTTP port 127.0.0.1:${port} cannot`)]);
    await expect.poll(() => answerOf(free)).toBe("open");
    release();
    await expect.poll(() => answerOf(port)).toBe("open");
    expect(notices.errors).toEqual([]);
  });

  it("is no longer told of when nobody wants it any more", async () => {
    const { listeners, notices } = openListeners();
    const port = await freePort();
    await hold(port);
    listeners.follow({ http: [port] });
    await expect.poll(() => notices.errors).toHaveLength(1);
    listeners.follow({ http: [] });
    expect(notices.errors).toEqual([]);
  });
});
