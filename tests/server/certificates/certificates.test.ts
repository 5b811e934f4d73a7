import { readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { connect } from "node:tls";
import { describe, expect, it } from "vitest";
import { freePort } from "../../e2e/support/freePort.ts";
import { CertificateAuthority } from "../support/certificateAuthority.ts";
import { startAcme } from "../support/startAcme.ts";
import { startTestServer } from "../support/startTestServer.ts";

const path = "/flussonic/api/letsencrypt";
const day = 24 * 3600 * 1000;

/** A server, and an issuer that looks for names at its port. */
async function withIssuer() {
  let port = 0;
  const issuer = await startAcme(() => port);
  const lookAt = (other: number) => {
    port = other;
  };
  const clock = movableClock();
  const started = await startTestServer({ options: { acmeDirectory: issuer.directory }, parts: { now: clock.now } });
  lookAt(started.server.port);
  return { ...started, acme: { ...issuer, lookAt }, clock };
}

function movableClock() {
  let ahead = 0;
  return {
    now: () => Date.now() + ahead,
    move: (ms: number) => {
      ahead += ms;
    },
  };
}

/** The names of the certificate that a port shows to who trusts the issuer; an error in words where none is shown. */
function namesAt(port: number, root: string, name = "tv.example.com"): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect({ host: "127.0.0.1", port, servername: name, ca: root }, () => {
      resolve(socket.getPeerCertificate().subjectaltname ?? "");
      socket.destroy();
    });
    socket.on("error", (error) => resolve(error.message));
  });
}

describe("a certificate of the operator's", () => {
  it("opens the HTTPS ports, and a newer one takes its place while they are open", async () => {
    const { client, server, folder } = await startTestServer();
    const authority = await CertificateAuthority.make();
    const port = await freePort();
    await client.modify({ https: [port] }, 1);
    expect(server.context.notices.errors).toEqual([expect.stringContaining("there is no TLS certificate")]);
    const saved = await client.call("POST", "/flussonic/api/certificate", await authority.pair(["tv.example.com"]));
    expect(saved.json).toMatchObject({ cert: { domains: ["tv.example.com"], issuer_name: "Test Issuer" } });
    await expect.poll(() => namesAt(port, authority.root)).toBe("DNS:tv.example.com");
    expect(server.context.notices.errors).toEqual([]);
    await client.call("POST", "/flussonic/api/certificate", await authority.pair(["tv.example.com", "b.example.com"]));
    expect(await namesAt(port, authority.root)).toBe("DNS:tv.example.com, DNS:b.example.com");
    for (const file of ["server.key", "server.crt"])
      expect(statSync(join(folder, "tls", file)).mode & 0o077, "nobody else may read it").toBe(0);
  });

  it("is told as it is, and its end in seconds [C424] [C423]", async () => {
    const { client } = await startTestServer();
    expect((await client.get(path)).json).toEqual({ files: { "server.crt": false, "server.key": false } });
    const authority = await CertificateAuthority.make();
    await client.call("POST", "/flussonic/api/certificate", await authority.pair(["tv.example.com"], 90));
    const { cert, files } = (await client.get(path)).json as { cert: { valid_till: number }; files: object };
    expect(files).toEqual({ "server.crt": true, "server.key": true });
    expect(Math.abs(cert.valid_till * 1000 - Date.now() - 90 * day)).toBeLessThan(60_000);
  });

  it("is refused in words, and leaves the one that is there", async () => {
    const { client, lines } = await startTestServer();
    const authority = await CertificateAuthority.make();
    const [good, other, old] = await Promise.all([
      authority.pair(["tv.example.com"]),
      authority.pair(["tv.example.com"]),
      authority.pair(["tv.example.com"], -1),
    ]);
    await client.call("POST", "/flussonic/api/certificate", good);
    const refused = async (body: object) => {
      const { status, json } = await client.call("POST", "/flussonic/api/certificate", body);
      return `${status} ${JSON.stringify(json["message"]).slice(1, -1)}`;
    };
    expect(await refused({ ...good, key: other.key })).toBe(
      "422 The key belongs to another certificate. Give the key it was made with.",
    );
    expect(await refused(old)).toMatch(/^422 The certificate expired on \d{4}-/);
    expect(await refused({ ...good, certificate: "nonsense" })).toMatch(/^422 The certificate is no PEM text/);
    expect(await refused({ ...good, key: "nonsense" })).toMatch(/^422 The key is no PEM text/);
    const damaged = good.key.replace(/\n[^\n-]+/, "\nAAAA");
    expect(await refused({ ...good, key: damaged })).toBe("422 The key cannot be read: its text is damaged.");
    const weak = await authority.weakPair(["tv.example.com"]);
    expect(await refused(weak)).toMatch(/^422 The certificate cannot be used for TLS here \(.+\)/);
    expect(await refused({ certificate: good.certificate })).toMatch(/^400 Send both as PEM texts/);
    expect((await client.get(path)).json).toMatchObject({ cert: { domains: ["tv.example.com"] } });
    expect(lines.join("\n"), "no key stands in the log").not.toContain(good.key.split("\n")[1]);
  });

  it("wants a login, and no page of another site may send one", async () => {
    const { server, client } = await startTestServer();
    for (const method of ["GET", "POST"]) {
      const answer = await fetch(server.url + path, { method, ...(method === "POST" ? { body: "{}" } : {}) });
      expect(answer.status).toBe(401);
    }
    const foreign = await client.call(
      "POST",
      "/flussonic/api/certificate",
      {},
      { origin: "https://elsewhere.example" },
    );
    expect(foreign.status).toBe(403);
  });
});

describe("a certificate that is issued", () => {
  it("is asked for by its names, proved over HTTP, and taken [C422] [C425]", async () => {
    const { client, acme, folder, server } = await withIssuer();
    const port = await freePort();
    await client.modify({ https: [port] }, 1);
    const { status, json } = await client.call("POST", path, { domains: ["tv.example.com"] });
    expect([status, json]).toMatchObject([200, { cert: { domains: ["tv.example.com"], issuer_name: "Test Issuer" } }]);
    expect(acme.asked).toContain("challenge");
    expect(await namesAt(port, acme.authority.root)).toBe("DNS:tv.example.com");
    expect(statSync(join(folder, "tls", "account.key")).mode & 0o077).toBe(0);
    const byName = await fetch(`http://127.0.0.1:${server.port}/.well-known/acme-challenge/guessed`);
    expect(byName.status, "and nothing is answered when nobody asks").toBe(404);
  }, 30_000);

  it("goes on after a bad nonce, as issuers hand them out", async () => {
    const { client, acme } = await withIssuer();
    acme.mood.badNonces = 2;
    expect((await client.call("POST", path, { domains: ["tv.example.com"] })).status).toBe(200);
  }, 30_000);

  it.each([
    ["an address", ["127.0.0.1"], "not for an IP address"],
    ["an address in brackets", ["[::1]"], "not for an IP address"],
    ["a bare word", ["localhost"], "full name of a host"],
    ["markup", ["<b>.example.com"], "full name of a host"],
    ["none", [], "1 to 20"],
  ])("is not asked for with %s", async (_, domains, words) => {
    const { client, acme } = await withIssuer();
    const { status, json } = await client.call("POST", path, { domains });
    expect([status, json["message"]]).toEqual([400, expect.stringContaining(words)]);
    expect(acme.asked).toEqual([]);
  });

  it("says what the issuer says, where it refuses or finds another server under the name", async () => {
    const { client, acme } = await withIssuer();
    acme.mood.refuses = "This name is forbidden by policy.";
    const refused = await client.call("POST", path, { domains: ["tv.example.com"] });
    expect([refused.status, refused.json["message"]]).toEqual([
      503,
      expect.stringContaining("This name is forbidden by policy."),
    ]);
    expect((await client.get(path)).json).toEqual({ files: { "server.crt": false, "server.key": false } });
  }, 30_000);

  it("says that the issuer cannot be reached", async () => {
    const { client } = await startTestServer({ options: { acmeDirectory: "http://127.0.0.1:9/directory" } });
    const { status, json } = await client.call("POST", path, { domains: ["tv.example.com"] });
    expect([status, json["message"]]).toEqual([503, expect.stringMatching(/was not issued: .+/)]);
  }, 30_000);

  it("is asked for once at a time", async () => {
    const { client } = await withIssuer();
    const both = await Promise.all([1, 2].map(() => client.call("POST", path, { domains: ["tv.example.com"] })));
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 409]));
  }, 30_000);

  it("is renewed in its last days, is asked for once an hour, and everybody is told where that fails", async () => {
    const { client, acme, server, clock } = await withIssuer();
    const { certificates, notices } = server.context;
    const orders = () => acme.asked.filter((one) => one === "order").length;
    await client.call("POST", path, { domains: ["tv.example.com"] });
    clock.move(59 * day);
    await certificates.look();
    expect(orders(), "31 days are left").toBe(1);
    acme.mood.refuses = "Try again later.";
    clock.move(2 * day);
    await certificates.look();
    expect(notices.errors).toEqual([
      expect.stringMatching(/^The TLS certificate ends in 29 days and could not be renewed\. .*Try again later\./),
    ]);
    for (let minute = 0; minute < 59; minute++) {
      clock.move(60_000);
      await certificates.look();
    }
    expect(orders(), "an issuer bans who asks too often").toBe(2);
    delete acme.mood.refuses;
    acme.mood.days = 150;
    clock.move(120_000);
    await certificates.look();
    expect(orders()).toBe(3);
    expect(notices.errors).toEqual([]);
    expect(certificates.status.cert?.valid_till).toBeGreaterThan((Date.now() + 149 * day) / 1000);
  }, 30_000);

  it("is not asked for without end where the issuer gives it a few days only", async () => {
    const { client, acme, server } = await withIssuer();
    acme.mood.days = 6;
    acme.mood.ageDays = 0;
    await client.call("POST", path, { domains: ["tv.example.com"] });
    await server.context.certificates.look();
    expect(acme.asked.filter((one) => one === "order")).toHaveLength(1);
    expect(server.context.notices.errors).toEqual([]);
  }, 30_000);

  it("is renewed at the next start where it expired meanwhile, and a damaged note of it stops nothing", async () => {
    const { client, acme, server, folder, clock } = await withIssuer();
    acme.mood.days = 40;
    await client.call("POST", path, { domains: ["tv.example.com"] });
    await server.stop();
    clock.move(41 * day);
    acme.mood.days = 150;
    const again = await startTestServer({
      options: { folder, acmeDirectory: acme.directory },
      parts: { now: clock.now },
    });
    acme.lookAt(again.server.port);
    await expect.poll(() => again.server.context.certificates.current === undefined, { timeout: 10_000 }).toBe(false);
    expect(again.server.context.notices.errors).toEqual([]);
    await again.server.stop();
    writeFileSync(join(folder, "tls", "issued.json"), "{");
    const damaged = await startTestServer({ options: { folder }, parts: { now: clock.now } });
    expect(damaged.server.context.certificates.current).toBeDefined();
    expect((await damaged.client.get(path)).status).toBe(200);
  }, 30_000);
});

describe("a certificate that ends soon", () => {
  it("is told of where it is the operator's own, and one that cannot be used", async () => {
    const { client, server, folder } = await startTestServer();
    const authority = await CertificateAuthority.make();
    await client.call("POST", "/flussonic/api/certificate", await authority.pair(["tv.example.com"], 12));
    await expect
      .poll(() => server.context.notices.errors)
      .toEqual(["The TLS certificate ends in 12 days. Upload another one on the Config page."]);
    const key = readFileSync(join(folder, "tls", "server.key"), "utf8");
    await server.stop();
    writeFileSync(join(folder, "tls", "server.key"), key.replace(/\n[^\n-]+/, "\nAAAA"));
    const again = await startTestServer({ options: { folder } });
    expect(again.server.context.notices.errors).toEqual([
      "The TLS certificate in the data folder cannot be used. The key cannot be read: its text is damaged.",
      "The TLS certificate ends in 12 days. Upload another one on the Config page.",
    ]);
  });
});
