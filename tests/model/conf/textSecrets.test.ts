import { describe, expect, it } from "vitest";
import { hiderInComments, secretWords } from "../../../src/model/conf/textSecrets.ts";
import { productLanguage } from "./support/productLanguage.ts";

const { table } = await productLanguage();

describe("the words that secrets stand behind", () => {
  it("are those of secret settings, and of a statement that holds one bare; each once", () => {
    const words = secretWords(table);
    expect(words).toEqual(expect.arrayContaining(["password", "cluster_key", "aes_key", "edit_auth", "view_auth"]));
    expect(words).not.toContain("title");
    expect(new Set(words).size).toBe(words.length);
  });
});

describe("what is commented out", () => {
  const hide = (comment: string) => hiderInComments(["edit_auth", "pin"], "•")(comment);

  it.each([
    ["# pin 1234;", "# pin •;"],
    ["# pin 1234", "# pin •"],
    ["#pin=1234", "#pin=•"],
    ["# pin: 1234", "# pin: •"],
    ["#  pin   1234  # as it was", "#  pin   •  # as it was"],
    ["# edit_auth ann secret", "# edit_auth •"],
    ["# edit_auth ann secret and more;", "# edit_auth •;"],
    ["# edit_auth ann secret and more;  ", "# edit_auth •;  "],
    ["# stream news { pin 1234 5 6; title x; }", "# stream news { pin •; title x; }"],
    ["## pin 1234;", "## pin •;"],
    ["# PIN 1234;", "# PIN •;"],
  ])("shows nothing behind the word where it reads as a statement: %s", (comment, shown) => {
    expect(hide(comment)).toBe(shown);
  });

  it.each([
    ["# the pin of the gate is on the wall", "# the pin of the gate is on the wall"],
    ["# we had pin 12; nobody knew it", "# we had pin 12; nobody knew it"],
    ["# we had pin=1234 on the gate", "# we had pin=• on the gate"],
    ["# we had pin = 1234, then another", "# we had pin = •, then another"],
    ['# we had "pin": "12 34" on the gate', '# we had "pin": • on the gate'],
    ["# we had pin=12;34 on the gate", "# we had pin=•;34 on the gate"],
  ])("hides only what is set equal to it in a sentence: %s", (comment, shown) => {
    expect(hide(comment)).toBe(shown);
  });

  it.each([
    "my_token abc",
    "password abc",
    "passwort abc",
    "kennwort abc",
    "passphrase abc",
    "secrets abc",
    "credential abc",
    "api_key abc",
  ])("knows what any program calls a secret: %s", (statement) => {
    expect(hide(`# ${statement};`)).toBe(`# ${statement.replace("abc", "•")};`);
  });

  it.each(["# pins 1234;", "# x-pin 1234;", "# pinned 1234;", "# pin://1234/x;", "# keyboard abc;"])(
    "takes no other word for one: %s",
    (comment) => {
      expect(hide(comment)).toBe(comment);
    },
  );

  it("hides the key behind the scheme of a token, wherever it stands", () => {
    expect(hide("# we had securetoken://ab-c once, and another")).toBe("# we had securetoken://• once, and another");
    expect(hide("# auth securetoken://abc;")).toBe("# auth securetoken://•;");
  });

  it("looks at each of several comments in a line by itself", () => {
    expect(hide("# pin 1234; # a sentence about a pin that nobody knows # pin 5678")).toBe(
      "# pin •; # a sentence about a pin that nobody knows # pin •",
    );
    expect(hide("# colour#pin 77")).toBe("# colour#pin •");
  });
});
