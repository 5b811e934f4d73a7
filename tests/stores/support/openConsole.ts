import { onTestFinished, vi } from "vitest";
import { WebSocket as NodeSocket } from "ws";
import { configEntities } from "../../../src/model/config/configEntities.ts";
import { rawLanguage } from "../../../server/config/configLanguage.ts";
import { schemaCheck } from "../../../src/model/config/configCheck.ts";
import { createServices } from "../../../src/services.ts";
import { FakePage } from "../../api/support/FakePage.ts";
import { FakeEngine } from "../../server/support/FakeEngine.ts";
import { startTestServer } from "../../server/support/startTestServer.ts";

/** The reference server with its own language and checks, over a config text. */
export function startReferenceServer(initialText: string) {
  const engine = Object.assign(new FakeEngine(), { serverInfo: () => ({ version: "1" }) });
  return startTestServer({
    parts: { language: rawLanguage, check: schemaCheck, entities: configEntities, initialText, engine },
  });
}

/** A console without a screen at a real server: real calls, a real socket, a cookie jar; signed in, config loaded. */
export async function openConsole(url: string) {
  const wire = {
    /** The next save is applied, and its answer lost. */
    losesAnswer: false,
    /** How many saves reached the server. */
    saves: 0,
  };
  let cookie = "";
  const page = new FakePage({ host: new URL(url).host });
  const services = createServices(page, {
    fetch: async (path, init) => {
      const headers = new Headers(init.headers);
      if (cookie !== "") headers.set("cookie", cookie);
      const response = await fetch(url + path, { ...init, headers });
      cookie = response.headers.get("set-cookie")?.split(";")[0] ?? cookie;
      if (!path.endsWith("/modify_config")) return response;
      wire.saves += 1;
      if (!wire.losesAnswer) return response;
      wire.losesAnswer = false;
      throw new TypeError("fetch failed");
    },
    // The socket of the server's library has all of a browser's that the console uses.
    open: (address) => new NodeSocket(address) as unknown as WebSocket,
  });
  const { stores } = services;
  onTestFinished(() => stores.session.logout());
  await stores.session.signIn({ login: "admin", password: "correct horse" }, false);
  await vi.waitFor(() => {
    if (!stores.config.hasConfig)
      throw new Error(
        `The config has not come yet: ${stores.session.view} ${stores.session.login} ${stores.connection.state.kind}.`,
      );
  }, 5000);
  return { wire, page, services, ...stores, saveAll: () => stores.save.commit(stores.draft.edits) };
}
