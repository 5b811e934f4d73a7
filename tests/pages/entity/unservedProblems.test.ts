import { describe, expect, it } from "vitest";
import { entities } from "../../../src/generated/entities.ts";
import { portProblems } from "../../../src/pages/entity/unservedProblems.ts";

const taken = "The HTTP port 0.0.0.0:8081 cannot be opened: another program holds it.";

describe("what the server says of a port", () => {
  it("stands beside the setting that opens it, and beside no other", () => {
    const value = { http: [8081], admin_http: [8082], rtmp: 1935 };
    const notices = { "listen http 0.0.0.0:8081": taken, disk: "The disk is full." };
    expect(portProblems(entities.server, value, notices)).toEqual([
      { pointer: "/http", keyword: "port", level: "warning", message: taken },
    ]);
    expect(portProblems(entities.server, { ...value, http: [80], admin_http: ["0.0.0.0:8081"] }, notices)).toEqual([
      expect.objectContaining({ pointer: "/admin_http" }),
    ]);
  });

  it("stands beside all of a scheme where no port is named", () => {
    const words = "The HTTPS ports are closed.";
    expect(portProblems(entities.server, { https: [443] }, { https: words })).toEqual([
      expect.objectContaining({ pointer: "/https", message: words }),
    ]);
  });

  it("is none of a stream's", () => {
    expect(portProblems(entities.stream, { http: 1 }, { "listen http 0.0.0.0:1": taken })).toEqual([]);
  });
});
