import type { Page } from "playwright";

type Tree = Readonly<Record<string, unknown>>;

/**
 * Changes what the live socket brings before the page sees it: each whole config is what `change` makes of it, and the
 * deltas after it lose the keys that were changed, so that they stand.
 */
export async function patchFrames(page: Page, change: (tree: Tree) => Tree | Promise<Tree>): Promise<void> {
  await page.routeWebSocket(/\/flussonic\/api\/events/, (socket) => {
    const server = socket.connectToServer();
    let changed: readonly string[] = [];
    let before: Promise<unknown> = Promise.resolve();
    server.onMessage((message) => {
      before = before.then(async () => {
        const frame: unknown = JSON.parse(message.toString());
        if (!isTree(frame) || !isTree(frame["data"])) return socket.send(message);
        const data = frame["data"];
        if (frame["event"] === "current_config") {
          const made = await change(data);
          changed = Object.keys(made).filter((key) => made[key] !== data[key]);
          return socket.send(JSON.stringify({ ...frame, data: made }));
        }
        const kept = Object.fromEntries(Object.entries(data).filter(([key]) => !changed.includes(key)));
        return socket.send(JSON.stringify({ ...frame, data: kept }));
      });
    });
  });
}

function isTree(value: unknown): value is Tree {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
