import { screen, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { configRoutes } from "../../../src/pages/config/configRoutes.tsx";
import { openItem } from "../../pages/entity/support/openItem.tsx";

const day = 24 * 3600;
const inDays = (days: number) => Math.floor(Date.now() / 1000) + days * day - 60;
const cert = (days: number) => ({
  cert: { domains: ["tv.example.com", "b.example.com"], issuer_name: "Test Issuer", valid_till: inDays(days) },
  files: { "server.crt": true, "server.key": true },
});

/** The settings, reached under a name. */
async function openSettings(hostname = "tv.example.com") {
  const reload = vi.fn();
  const { href, origin, protocol, host, pathname, search, hash } = location;
  vi.stubGlobal("location", { href, origin, protocol, host, pathname, search, hash, hostname, reload });
  const page = await openItem({ http: [80] }, "/config", [configRoutes()]);
  const { calls } = page.stores;
  const group = await screen.findByRole("group", { name: "TLS certificate" });
  const lines = () => screen.getAllByRole("listitem").map((item) => item.textContent);
  return { ...page, calls, group, lines, reload };
}

afterEach(() => vi.unstubAllGlobals());

describe("the TLS certificate of the server", () => {
  it("is told with its names, issuer and end, and what is missing [C210] [C211]", async () => {
    const { certificateWords } = await import("../../../overrides/certificate/certificateWords.ts");
    const now = Date.UTC(2026, 0, 1);
    const till = (days: number) => ({ cert: { ...cert(1).cert, valid_till: now / 1000 + days * day } });
    expect(certificateWords(till(71), now)).toEqual({
      level: "good",
      lines: ["For tv.example.com, b.example.com", "Issued by Test Issuer", "Valid till 2026-03-13, 71 days from now"],
    });
    expect(certificateWords(till(30), now).level).toBe("soon");
    expect(certificateWords(till(1), now).lines.at(-1)).toBe("Valid till 2026-01-02, 1 day from now");
    expect(certificateWords(till(-1), now)).toMatchObject({ level: "bad", lines: { 2: "Ended on 2025-12-31" } });
    const half = { files: { "server.crt": true, "server.key": false } };
    expect(certificateWords(half, now).lines).toEqual(["Missing in the data folder: server.key"]);
    const { lines } = await openSettings();
    expect(lines().join()).toContain("There is no TLS certificate");
  });

  it("is asked for under the name in the address, and the page is loaded again after 1.5 s [C212] [C330] [C331]", async () => {
    const { press, calls, reload } = await openSettings();
    let finish: (pem: object) => void = () => undefined;
    const asked: (readonly string[])[] = [];
    calls.issueCertificate = (domains) => {
      asked.push(domains);
      return new Promise((resolve) => {
        finish = resolve;
      });
    };
    await press("issue by LetsEncrypt");
    const busy = await screen.findByRole<HTMLButtonElement>("button", { name: "Requesting a certificate..." });
    expect(busy.getAttribute("aria-busy") ?? String(busy.disabled)).toBe("true");
    expect(asked).toEqual([["tv.example.com"]]);
    const from = Date.now();
    finish(cert(90));
    await screen.findByText("Issued by Test Issuer");
    expect(reload).not.toHaveBeenCalled();
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1), { timeout: 3000 });
    expect(Date.now() - from).toBeGreaterThanOrEqual(1400);
  });

  it("could not be obtained: that is said with the reason, and nothing is loaded again [C332] [C455]", async () => {
    const { press, calls, reload } = await openSettings();
    calls.issueCertificate = () => Promise.reject(new Error("The name leads elsewhere."));
    await press("issue by LetsEncrypt");
    expect((await screen.findByText("Could not obtain certificate")).closest("[role=alert]")).not.toBeNull();
    expect(screen.getByText("The name leads elsewhere.")).toBeTruthy();
    await new Promise((resolve) => setTimeout(resolve, 1700));
    expect(reload).not.toHaveBeenCalled();
  });

  it.each(["192.168.1.10", "[::1]"])("is not asked for where the browser came by %s [C372]", async (hostname) => {
    const { press, calls } = await openSettings(hostname);
    await press("issue by LetsEncrypt");
    const words = "Can't issue a certificate for IP address. Switch to domain name and reload page";
    expect((await screen.findByText(words)).closest("[role=alert]")).not.toBeNull();
    expect("made" in calls && calls.made).not.toContain(`issue ${hostname}`);
  });

  it("is taken from the operator, and what is wrong with it is said where it was typed", async () => {
    const { press, calls, user } = await openSettings();
    const sent: string[] = [];
    calls.saveCertificate = (certificate, key) => {
      sent.push(`${certificate} ${key}`);
      if (sent.length === 1) return Promise.reject(new Error("The key belongs to another certificate."));
      return Promise.resolve(cert(90));
    };
    await press("Upload a certificate");
    await user.type(await screen.findByRole("textbox", { name: "Certificate" }), "PEM");
    await user.type(screen.getByRole("textbox", { name: "Private key" }), "KEY");
    await press("Use it");
    expect(await screen.findByText("The key belongs to another certificate.")).toBeTruthy();
    expect(screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Private key" }).value).toBe("KEY");
    await press("Use it");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(await screen.findByText("Issued by Test Issuer")).toBeTruthy();
    expect(sent).toEqual(["PEM KEY", "PEM KEY"]);
  });
});
