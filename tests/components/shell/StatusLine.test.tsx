import { render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { StatusLine } from "../../../src/components/shell/StatusLine.tsx";

const totals = {
  version: "26.11",
  build: "4812",
  streams: 10240,
  onlineStreams: 9987,
  files: 312,
  clients: 48210,
  input: "9.512 Mbps",
  output: "1.200 Gbps",
  uptime: "41 days",
};

function valueOf(name: string): string {
  return screen.getByText(name).nextElementSibling?.textContent ?? "";
}

describe("StatusLine", () => {
  it("shows version and build, streams, files, clients, bandwidth in and out, and uptime [C064]", () => {
    render(<StatusLine {...totals} />);
    expect(valueOf("Version")).toBe("26.11 build 4812");
    expect(valueOf("Streams")).toContain("10\u202f240");
    expect(valueOf("Files")).toBe("312");
    expect(valueOf("Clients")).toBe("48\u202f210");
    expect(valueOf("In")).toBe("9.512 Mbps");
    expect(valueOf("Out")).toBe("1.200 Gbps");
    expect(valueOf("Uptime")).toBe("41 days");
  });

  it("shows the streams together with how many are online [C065]", () => {
    render(<StatusLine {...totals} streams={7} onlineStreams={3} />);
    expect(valueOf("Streams")).toBe("7 · 3 online");
  });

  it("leaves the build out where the server tells none", () => {
    render(<StatusLine {...totals} build={undefined} />);
    expect(valueOf("Version")).toBe("26.11");
  });
});
