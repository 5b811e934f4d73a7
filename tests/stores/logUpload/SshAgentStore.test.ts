import { autorun } from "mobx";
import { describe, expect, it } from "vitest";
import { SshAgentStore } from "../../../src/stores/logUpload/SshAgentStore.ts";
import { FakeSupport } from "../../pages/support/FakeSupport.ts";

function open() {
  const server = new FakeSupport();
  let told = 0;
  const agent = new SshAgentStore({ support: () => Promise.resolve(server) }, () => (told += 1));
  return { server, agent, told: () => told };
}

/** A server that answers when the test says so. */
function held(server: FakeSupport): () => void {
  let release: () => void = () => undefined;
  server.gate = new Promise((resolve) => (release = resolve));
  return release;
}

/** Lets what is under way come as far as it can. */
const settle = () => new Promise((resolve) => setTimeout(resolve));

describe("SSH access", () => {
  it("is loading until the server answers, and then on or off [S266] [S267]", async () => {
    const { server, agent } = open();
    const release = held(server);
    const asked = agent.refresh();
    expect(agent.status).toBe("LOADING");
    release();
    await asked;
    expect(agent.status).toBe("DISABLED");
    server.isEnabled = true;
    await agent.refresh();
    expect(agent.status).toBe("ENABLED");
  });

  it("that ends without anybody here having switched it is said to have ended", async () => {
    const { server, agent } = open();
    await agent.enable();
    server.isEnabled = false;
    await agent.refresh();
    expect(agent).toMatchObject({ status: "DISABLED", hasEnded: true });
    await agent.enable();
    await agent.disable();
    await agent.refresh();
    expect(agent).toMatchObject({ status: "DISABLED", hasEnded: false });
  });

  it("is as the server answers it, and is told to be on only then", async () => {
    const { server, agent, told } = open();
    server.startsAs = false;
    await agent.enable();
    expect(agent.status).toBe("DISABLED");
    server.failure = new Error("no such program");
    await agent.enable();
    expect(agent).toMatchObject({ isBusy: false, failure: { of: "switching", words: "no such program" } });
    await agent.refresh();
    expect(agent.failure?.words).toBe("no such program");
    expect(told()).toBe(0);
    server.startsAs = true;
    await agent.enable();
    expect(agent).toMatchObject({ status: "ENABLED", failure: undefined });
    expect(told()).toBe(1);
  });

  it("is not said to have ended before it is asked, nor once it is on again", async () => {
    const { server, agent } = open();
    expect(agent).toMatchObject({ status: "LOADING", isBusy: false, hasEnded: false, failure: undefined });
    await agent.enable();
    server.isEnabled = false;
    await agent.refresh();
    server.isEnabled = true;
    await agent.refresh();
    expect(agent).toMatchObject({ status: "ENABLED", hasEnded: false });
  });

  it("says why it cannot be asked, until an answer comes", async () => {
    const { server, agent } = open();
    server.failure = new Error("The line is dead");
    await agent.refresh();
    expect(agent).toMatchObject({ status: "LOADING", failure: { of: "asking", words: "The line is dead" } });
    await agent.refresh();
    expect(agent).toMatchObject({ status: "DISABLED", failure: undefined });
  });

  it("is busy while it is switched, is switched once, and is not asked meanwhile", async () => {
    const { server, agent, told } = open();
    const release = held(server);
    const seen: string[] = [];
    const stop = autorun(() => seen.push(`${agent.status} ${agent.isBusy}`));
    const switched = Promise.all([agent.enable(), agent.enable(), agent.disable(), agent.refresh()]);
    await settle();
    release();
    await switched;
    stop();
    expect(server.asked).toEqual(["enable"]);
    expect([seen, told()]).toEqual([["LOADING false", "LOADING true", "ENABLED false"], 1]);
  });

  it("is as it was switched, whatever an earlier question is answered", async () => {
    const { server, agent } = open();
    await agent.enable();
    const release = held(server);
    const asked = agent.refresh();
    await settle();
    server.gate = undefined;
    await agent.disable();
    server.isEnabled = true;
    release();
    await asked;
    expect(agent.status).toBe("DISABLED");

    const releaseOld = held(server);
    const failing = agent.refresh();
    await settle();
    server.gate = undefined;
    await agent.enable();
    server.failure = new Error("The line is dead");
    releaseOld();
    await failing;
    expect(agent).toMatchObject({ status: "ENABLED", failure: undefined });
  });

  it("says no longer why it could not be switched, or that it has ended, while it is switched again", async () => {
    const { server, agent } = open();
    await agent.enable();
    server.isEnabled = false;
    await agent.refresh();
    server.failure = new Error("no such program");
    await agent.enable();
    const release = held(server);
    const switched = agent.enable();
    expect(agent).toMatchObject({ failure: undefined, hasEnded: false, isBusy: true });
    release();
    await switched;
  });
});
