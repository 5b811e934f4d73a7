import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { refusalByPassword } from "../../../../server/media/viewers/admission/PublisherGuard.ts";
import { refusalByCountry, refusalByDomain } from "../../../../server/media/viewers/admission/playRefusals.ts";

describe("domains", () => {
  const isLetIn = (domains: readonly string[] | undefined, referer?: string) =>
    refusalByDomain(domains, { referer, ownHost: "media.example:8080" }) === undefined;

  it("let any page in without a list, with an empty one and with *", () => {
    for (const domains of [undefined, [], ["*"]]) expect(isLetIn(domains)).toBe(true);
  });

  it("let in the page of the domain itself, in any letters, with any port and path", () => {
    expect(isLetIn(["TV.example"], "https://tv.EXAMPLE:8443/a?b=c")).toBe(true);
    expect(isLetIn(["bücher.example"], "https://xn--bcher-kva.example/")).toBe(true);
    expect(isLetIn(["tv.example"], "https://www.tv.example/")).toBe(false);
  });

  it("let in all below *.example.com, not example.com itself and not what only ends like it", () => {
    expect(isLetIn(["*.example.com"], "http://a.b.example.com/")).toBe(true);
    expect(isLetIn(["*.example.com"], "http://example.com/")).toBe(false);
    expect(isLetIn(["*.example.com"], "http://evil-example.com/")).toBe(false);
    expect(isLetIn(["example.com"], "http://example.com.evil.net/")).toBe(false);
    expect(isLetIn(["example.com"], "http://example.com@evil.net/")).toBe(false);
  });

  it("let in this server's own pages, under the name it was asked under", () => {
    expect(isLetIn(["tv.example"], "http://media.example:8080/news/embed.html")).toBe(true);
    expect(isLetIn(["tv.example"], "http://other.example:8080/news/embed.html")).toBe(false);
    expect(refusalByDomain(["tv.example"], { referer: undefined })).toMatch(/names no page/);
  });

  it("keep out a player that names no page", () => {
    for (const referer of [undefined, "", "about:blank", "no address"])
      expect(isLetIn(["a.example"], referer)).toBe(false);
  });
});

describe("lists of countries", () => {
  const code = fc.constantFrom("AL", "DE", "US", "GB");

  it("let in exactly the allowed, without the disallowed", () => {
    fc.assert(
      fc.property(
        fc.option(fc.uniqueArray(code), { nil: undefined }),
        fc.option(fc.uniqueArray(code), { nil: undefined }),
        fc.option(code, { nil: undefined }),
        (allowed, disallowed, country) => {
          const auth = {
            ...(allowed && { allowed_countries: allowed }),
            ...(disallowed && { disallowed_countries: disallowed }),
          };
          const isOn = (list: readonly string[] | undefined) =>
            country !== undefined && list?.includes(country) === true;
          const isLetIn = (allowed === undefined || isOn(allowed)) && !isOn(disallowed);
          return (refusalByCountry(auth, country) === undefined) === isLetIn;
        },
      ),
    );
  });
});

describe("the password of a publisher", () => {
  it("must be the one of the stream, letter by letter", () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), fc.string(), (password, given) => {
        const query = new URLSearchParams({ password: given }).toString();
        return (refusalByPassword(password, query) === undefined) === (password === given);
      }),
    );
    expect(refusalByPassword("secret", new URLSearchParams({ password: "secret" }).toString())).toBe(undefined);
  });

  it("is asked of nobody where none is set", () => {
    expect(refusalByPassword(undefined, "")).toBe(undefined);
  });
});
