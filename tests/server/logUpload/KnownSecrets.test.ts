import { describe, expect, it } from "vitest";
import { KnownSecrets } from "../../../server/logUpload/KnownSecrets.ts";

function known(...values: Parameters<KnownSecrets["add"]>[0][]): KnownSecrets {
  const secrets = new KnownSecrets();
  secrets.add(values);
  return secrets;
}

describe("the secrets of a config", () => {
  it("are taken out of a text wherever they stand, also as an address or JSON spells them", () => {
    const secrets = known("pa ss/word", 'with "quotes"', { deep: ["a-token-of-30"] });
    expect(secrets.takeOut("x pa ss/word, pa%20ss%2Fword y")).toBe("x ***, *** y");
    expect(secrets.takeOut('{"said":"with \\"quotes\\""}')).toBe('{"said":"***"}');
    expect(secrets.takeOut("xa-token-of-30x a-token-of-30")).toBe("x***x ***");
  });

  it("are found whole where one begins with another", () => {
    expect(known("secret-one", "secret-one-and-more").takeOut("secret-one-and-more secret-one")).toBe("*** ***");
  });

  it("take no part of a word where they are short, and no plain word", () => {
    expect(known("live").takeOut("live: delivery of live_1 to (live)")).toBe("***: delivery of live_1 to (***)");
    expect(known("true", "8080", "abc").takeOut("true 8080 abc")).toBe("true 8080 abc");
  });

  it("are each part of a login, of words with a key, and each line of a key", () => {
    const secrets = known("user:pass-word", "Bearer abcdefgh12", "-----BEGIN\nMIIEvQIBADAN\n");
    expect(secrets.takeOut("pass-word")).toBe("***");
    expect(secrets.takeOut("abcdefgh12")).toBe("***");
    expect(secrets.takeOut("MIIEvQIBADAN")).toBe("***");
  });

  it("are taken out where there are thirty thousand of them", () => {
    const many = known(...Array.from({ length: 30_000 }, (_, number) => `live-secret-${number}`));
    const log = `${"a line of the log with live-secret-17 in it. ".repeat(20)}\n`.repeat(200);
    expect(many.takeOut(log)).not.toContain("secret");
  });
});
