import { describe, expect, it } from "vitest";
import { agentStatus } from "../../../src/model/status/agentStatus.ts";

function agent(agent_status: unknown, current_agent_id: unknown = "cam-7") {
  const unknown: string[] = [];
  const status = agentStatus({ stats: { agent_status, current_agent_id } }, (word) => unknown.push(word));
  return { status, unknown };
}

describe("the status of a stream's agent", () => {
  it("hands an unknown status on to be logged, and shows nothing [C459]", () => {
    expect(agent("on_holiday")).toEqual({ status: undefined, unknown: ["on_holiday"] });
  });

  it("says unconf where the proxy is not configured [C460]", () => {
    expect(agent("rproxy_not_configured")).toEqual({ status: { text: "unconf", tone: "plain" }, unknown: [] });
  });

  it("shows the agent's id as an error while it is not connected [C461]", () => {
    expect(agent("not_connected").status).toEqual({ text: "cam-7", tone: "error" });
  });

  it("shows the agent's id as success while it is connected [C462]", () => {
    expect(agent("connected", 12).status).toEqual({ text: "12", tone: "success" });
  });

  it("shows nothing for a stream without an agent", () => {
    expect(agent(undefined)).toEqual({ status: undefined, unknown: [] });
    expect(agentStatus({}, () => expect.fail("nothing to log"))).toBeUndefined();
  });
});
