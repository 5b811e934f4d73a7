import { join } from "node:path";
import { watch } from "rolldown";

/** Where the server stands while it is developed, so that a finished build is left alone. */
export const devServerFolder = "dist/dev-server";

interface BuildEvents {
  /** Something it is made of has changed. */
  readonly onBegun: () => void;
  /** After each build that went well, the first one too. */
  readonly onBuilt: () => void;
  readonly onFailed: () => void;
}

interface ServerWatch {
  readonly close: () => Promise<void>;
}

/** The generator writes many files for one edit, and the open page, which is looked at, has the processor first. */
const settleMs = 250;

/**
 * Builds the server into few files, and anew at each change of what it is made of: that starts in a fraction of the time
 * that its sources take, which are hundreds. Without Vite, which would take as long again.
 */
export function watchServer(root: string, { onBegun, onBuilt, onFailed }: BuildEvents): ServerWatch {
  const watcher = watch({
    cwd: root,
    platform: "node",
    // A thread begins with a file of its own, and so does a process.
    input: {
      main: "server/main.ts",
      sqlWorker: "server/records/database/sqlWorker.mjs",
      configWorker: "server/config/thread/configWorker.ts",
      peersProcess: "server/media/webrtc/peers/peersProcess.ts",
    },
    // What npm has put there stays there.
    external: (module) => !/^[./]/.test(module),
    watch: { buildDelay: settleMs },
    output: {
      dir: join(root, devServerFolder),
      entryFileNames: ({ name }) => (name === "sqlWorker" ? "sqlWorker.mjs" : `${name}.js`),
      chunkFileNames: "[name].js",
    },
  });
  watcher.on("event", async (event) => {
    if (event.code === "BUNDLE_START") onBegun();
    if (event.code === "ERROR") {
      console.error(event.error.message);
      onFailed();
    }
    if (event.code === "BUNDLE_END") {
      await event.result.close();
      onBuilt();
    }
  });
  return watcher;
}
