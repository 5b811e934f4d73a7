import { readFileSync } from "node:fs";
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it } from "vitest";
import { mirrorList } from "../../../overrides/mediaLists/mirrorList.tsx";
import type { JsonObject } from "../../../src/model/Json.ts";
import { giveLayout } from "../../support/giveLayout.ts";
import { fakeStores } from "../support/fakeStores.ts";
import { showList } from "./support/showList.tsx";

beforeEach(() => giveLayout());

const on = { stats: { alive: true, running: true, client_count: 1, bitrate: 1000, lifetime: 1000 } };
const origin: JsonObject = {
  urls: ["http://one", "http://two:8080", "http://three"],
  only: ["news"],
  except: ["radio", "adult*"],
  streams: { news: { ...on, name: "news", static: true }, film: { ...on, name: "film", static: false } },
};
const servers = { "http://one:80": { stream_names: ["news", "film"] }, "http://two:8080": { error: "timeout" } };

function show(mirror: JsonObject = {}, address = "/?list=mirrors") {
  const stores = fakeStores(structuredClone({ sources: { "4": { ...origin, ...mirror } }, servers }));
  const router = showList("mirror", mirrorList, stores, address);
  const rowOf = (words: string) => {
    const found = screen.getAllByRole("row").find((each) => each.textContent.includes(words));
    if (!found) throw new Error(`there is no row of ${words}`);
    return within(found);
  };
  const names = () =>
    screen
      .getAllByRole("row")
      .slice(1)
      .map((each) => within(each).getAllByRole("gridcell")[1]?.textContent);
  const press = (words: string, name: string) => userEvent.click(rowOf(words).getByRole("button", { name }));
  const refuse = () =>
    stores.save.approveWith(() => Promise.resolve({ kind: "invalid", message: "not now", problems: [] }));
  return { stores, router, rowOf, names, press, refuse };
}

it("has two of a mirror's servers one below the other, so that they are told apart", () => {
  const css = readFileSync("overrides/mediaLists/mediaLists.module.css", "utf8");
  expect(css).toMatch(/\.servers \{[^}]*grid-template-rows: auto auto;[^}]*grid-auto-flow: column;/);
});

const openForm = () => userEvent.click(screen.getByRole("button", { name: "Add origin" }));
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const create = () => screen.getByRole("button", { name: "Create" });

describe("the mirror list", () => {
  it("is a table of groups whose header sorts [C106]", async () => {
    const { router } = show();
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Mirrors");
    const heads = screen.getAllByRole("columnheader").map(({ textContent }) => textContent);
    expect(heads).toEqual(["Selected", "Name", "Status", "Clients", "Bitrate", "Runtime", "Mode"]);
    await userEvent.click(screen.getByRole("button", { name: "Clients" }));
    expect(router.state.location.search).toBe("?list=mirrors&sort=clients");
  });

  it("shows each mirror, its static streams, the row for the others, and the ignored names [C107]", () => {
    const { names } = show();
    expect(names().slice(1)).toEqual(["news", "show 1 on demand streams", "radio", "adult*"]);
  });

  it("shows on-demand streams when asked for, and hides them again [C108] [C109] [C110]", async () => {
    const { names } = show();
    expect(names()).not.toContain("film");
    await userEvent.click(screen.getByRole("button", { name: "show 1 on demand streams" }));
    expect(names().slice(1, 4)).toEqual(["news", "hide 1 on demand streams", "film"]);
    await userEvent.click(screen.getByRole("button", { name: "hide 1 on demand streams" }));
    expect(names()).not.toContain("film");
  });

  it("has no such row where no stream is on demand [C110]", () => {
    show({ streams: { news: { ...on, name: "news" } } });
    expect(screen.queryByRole("button", { name: /on demand streams/ })).toBeNull();
  });

  it("keeps in the address what is shown, so that Back shows it again; Enter shows and hides too", async () => {
    const { router } = show();
    const toggle = screen.getAllByRole("row")[3];
    await act(async () => toggle?.focus());
    await userEvent.keyboard("{Enter}");
    expect(router.state.location.search).toBe("?list=mirrors&open=4");
    expect(screen.getByRole("link", { name: "film" }).getAttribute("href")).toBe("/mirrored/film?list=mirrors&open=4");
    await userEvent.keyboard("{Enter}");
    expect(router.state.location.search).toBe("?list=mirrors");
  });

  it("finds mirrors by their servers, and says when none fits", () => {
    show({}, "/?list=mirrors&query=nobody");
    expect(screen.getByText("No matching mirrors found")).toBeDefined();
  });
});

describe("a mirror in the list", () => {
  it("shows the URLs of its servers, each with a dot for its health [C111] [C112]", () => {
    const { rowOf } = show();
    const urls = rowOf("http://one")
      .getAllByRole("link")
      .map(({ textContent }) => textContent);
    expect(urls).toEqual(["http://one", "http://two:8080", "http://three"]);
    expect(rowOf("http://one").getByTitle("http://one: online, 2 streams")).toBeDefined();
    expect(rowOf("http://one").getByTitle("http://two:8080: timeout")).toBeDefined();
    expect(rowOf("http://one").getByTitle("http://three: no status yet")).toBeDefined();
  });

  it("says what keeps it from bringing streams, in the status", () => {
    const { rowOf } = show({ urls: ["http://two:8080"], streams: {}, except: [] });
    expect(rowOf("http://two:8080").getAllByRole("gridcell")[2]?.textContent).toBe("timeout");
  });

  it("follows the health of its servers", () => {
    const { stores, rowOf } = show();
    act(() => stores.config.merge({ servers: { "http://three:80": { stream_names: [] } } }, undefined));
    expect(rowOf("http://one").getByTitle("http://three: online, 0 streams")).toBeDefined();
  });

  it("is called by its servers without what is secret in their addresses", () => {
    show({ urls: ["admin:S3cret@one", "http://two?token=S3cret"] });
    expect(screen.getByRole("button", { name: "Remove ••••••@one, http://two?token=••••••" })).toBeDefined();
    expect(document.body.outerHTML).not.toContain("S3cret");
  });

  it("is removed once one has said yes [C113] [C378]", async () => {
    const { stores } = show({ urls: ["http://one"], dvr: { root: "/a" } });
    await userEvent.click(screen.getByRole("button", { name: "Remove http://one" }));
    const question = await screen.findByRole("alertdialog");
    expect(question.textContent).toContain("Really delete http://one from config?");
    expect(question.textContent).toContain("DVR archive would remain.");
    await userEvent.click(screen.getByRole("button", { name: "Delete" }));
    await waitFor(() => expect(stores.saved).toEqual([{ sources: { "4": null } }]));
  });

  it("has a radio for its default mode: static without a list, on demand with an empty one [C114] [C291] [C292]", async () => {
    const { stores } = show({ only: [] });
    const radio = (name: string) => screen.getByRole("radio", { name });
    expect([radio("static"), radio("on demand")].map((each) => each.matches(":checked"))).toEqual([false, true]);
    await userEvent.click(radio("static"));
    expect(stores.saved).toEqual([{ sources: { "4": { only: null } } }]);
    await waitFor(() => expect(radio("static").matches(":checked")).toBe(true));
    await userEvent.click(radio("on demand"));
    expect(stores.saved[1]).toEqual({ sources: { "4": { only: [] } } });
  });

  it("is on demand with names in its list; these are not dropped unasked [C293]", async () => {
    const { stores } = show();
    expect(screen.getByRole("radio", { name: "on demand" }).matches(":checked")).toBe(true);
    await userEvent.click(screen.getByRole("radio", { name: "static" }));
    expect(stores.questions.asked?.words).toContain("All streams of this mirror will become static");
    expect(stores.questions.asked?.title).toMatch(/^Switch all streams of .+ to static\?$/);
    await act(async () => stores.questions.answer(false));
    expect(stores.saved).toEqual([]);
    expect(screen.getByRole("radio", { name: "static" }).matches(":enabled")).toBe(true);
  });
});

describe("a mirrored stream in the list", () => {
  it("is toggled between static and on demand [C115]", async () => {
    const { stores, rowOf, press } = show({}, "/?open=4");
    const pressed = (words: string, name: string) =>
      rowOf(words).getByRole("button", { name }).getAttribute("aria-pressed");
    expect([pressed("news", "static"), pressed("news", "on demand")]).toEqual(["true", "false"]);
    expect([pressed("film", "static"), pressed("film", "on demand")]).toEqual(["false", "true"]);
    // The rows of the mirror and of its streams say when what is chosen there is saved.
    for (const words of ["http://one", "news"]) expect(rowOf(words).getAllByText("at once").length).toBeGreaterThan(0);
    await press("film", "static");
    expect(stores.saved).toEqual([{ sources: { "4": { only: ["news", "film"] } } }]);
    await waitFor(() => expect(pressed("film", "static")).toBe("true"));
    await press("news", "on demand");
    await waitFor(() => expect(stores.saved[1]).toEqual({ sources: { "4": { only: ["film"] } } }));
  });

  it("is ignored [C116]", async () => {
    const { stores, names, press } = show();
    await press("news", "ignore");
    expect(stores.saved).toEqual([{ sources: { "4": { only: [], except: ["radio", "adult*", "news"] } } }]);
    await waitFor(() => expect(names().slice(1)).toEqual(["show 1 on demand streams", "radio", "adult*", "news"]));
  });

  it("goes on demand from an absent list after a question, which a no leaves alone [C289]", async () => {
    const { stores, press } = show({ only: null });
    await press("news", "on demand");
    expect(stores.questions.asked?.words).toBe("New streams of this mirror will be on demand");
    expect(stores.questions.asked?.title).toMatch(/^Switch \w+ to on demand\?$/);
    await act(async () => stores.questions.answer(false));
    expect(stores.saved).toEqual([]);
    await press("news", "on demand");
    await act(async () => stores.questions.answer(true));
    await waitFor(() => expect(stores.saved).toEqual([{ sources: { "4": { only: ["film"] } } }]));
  });

  it("is refused to go on demand while no other stream is known, with the reason [C289]", async () => {
    const { stores, press } = show({ only: null, urls: ["http://three"], streams: { news: { ...on, name: "news" } } });
    await press("news", "on demand");
    await waitFor(() =>
      expect(stores.failures.failures[0]?.words).toContain("The other streams of this mirror are not known yet"),
    );
    expect(stores.saved).toEqual([]);
  });

  it("disables the button that was pressed while it saves, and enables it again when that fails [C297]", async () => {
    const { stores, rowOf } = show({}, "/?open=4");
    let refuse = () => {};
    stores.save.approveWith(
      () =>
        new Promise((answer) => {
          refuse = () => answer({ kind: "invalid", message: "not now", problems: [] });
        }),
    );
    const button = rowOf("film").getByRole("button", { name: "static" });
    await userEvent.click(button);
    expect(button.getAttribute("aria-disabled")).toBe("true");
    await act(async () => refuse());
    await waitFor(() => expect(button.getAttribute("aria-disabled")).toBeNull());
    expect(stores.save.failure?.message).toBe("not now");
    expect(button.getAttribute("aria-pressed")).toBe("false");
  });

  it("is restarted or stopped while it runs [C294] [C295]", async () => {
    const { stores, rowOf, press } = show({}, "/?open=4");
    expect(rowOf("film").getByRole("button", { name: "stop" })).toBeDefined();
    await press("news", "restart");
    act(() => stores.questions.answer(true));
    await waitFor(() => expect(stores.calls.made).toEqual(["restart news"]));
  });

  it("keeps unsaved edits of the same lists when it is moved", async () => {
    const { stores, press } = show();
    act(() => stores.draft.edit(["sources", "4", "except"], ["radio", "adult*", "shop"]));
    await press("news", "ignore");
    await waitFor(() => expect(stores.saved).toHaveLength(1));
    expect(stores.draft.effective(["sources", "4", "except"])).toEqual(["radio", "adult*", "news", "shop"]);
  });

  it("cannot be moved while the server cannot be reached", () => {
    const { stores, rowOf } = show();
    act(() => stores.connection.move({ kind: "offline", since: 0, nextAttemptAt: 0 }));
    for (const button of rowOf("news").getAllByRole("button")) expect(button).toHaveProperty("disabled", true);
    expect(screen.getByRole("radio", { name: "static" }).matches(":disabled")).toBe(true);
  });
});

describe("an ignored stream in the list", () => {
  it("offers to start its use as static or as on demand [C117]", async () => {
    const { stores, press } = show();
    await press("radio", "start use as static");
    expect(stores.saved).toEqual([{ sources: { "4": { only: ["news", "radio"], except: ["adult*"] } } }]);
    await press("adult*", "start use as on demand");
    await waitFor(() => expect(stores.saved[1]).toEqual({ sources: { "4": { except: null } } }));
  });
});

describe("a new origin", () => {
  it("is added by a form, under the key -1; the cluster key is optional [C105] [C430] [C355]", async () => {
    const { stores } = show();
    await openForm();
    await userEvent.type(field("URL"), "http://four");
    await userEvent.click(create());
    await waitFor(() => expect(stores.saved).toEqual([{ sources: { "-1": { urls: ["http://four"] } } }]));
    await waitFor(() => expect(screen.queryByRole("form")).toBeNull());
    expect(stores.draft.count).toBe(0);
  });

  it("has its cluster key hidden; white space is stripped from both [C356] [C430]", async () => {
    const { stores } = show();
    await openForm();
    await userEvent.type(field("URL"), " http://fo ur ");
    await userEvent.type(field("Cluster key"), "s3 cret");
    expect([field("URL").value, field("Cluster key").value]).toEqual(["http://four", "s3cret"]);
    expect(field("Cluster key").type).toBe("password");
    await userEvent.click(create());
    await waitFor(() =>
      expect(stores.saved).toEqual([{ sources: { "-1": { urls: ["http://four"], cluster_key: "s3cret" } } }]),
    );
  });

  it("needs a URL: without one it cannot be created [C354] [C357]", async () => {
    show();
    await openForm();
    expect(create()).toHaveProperty("disabled", true);
    await userEvent.type(field("URL"), "a");
    expect(create()).toHaveProperty("disabled", false);
    await userEvent.clear(field("URL"));
    expect(screen.getByRole("alert").textContent).toBe("URL is required");
    expect(create()).toHaveProperty("disabled", true);
  });

  it("is still typed when one comes back, until it is discarded", async () => {
    const { stores, router } = show();
    await openForm();
    await userEvent.type(field("URL"), "http://four");
    await userEvent.type(field("Cluster key"), "s3cret");
    await act(() => router.navigate("/standalone/news"));
    await act(() => router.navigate("/?list=mirrors"));
    await screen.findByRole("form");
    expect([field("URL").value, field("Cluster key").value]).toEqual(["http://four", "s3cret"]);
    await userEvent.click(screen.getByRole("button", { name: "Discard" }));
    expect(stores.halfTyped.isAny).toBe(false);
    await openForm();
    expect(field("URL").value).toBe("");
  });

  it("stays typed when the server refuses it, with its words", async () => {
    const { refuse } = show();
    refuse();
    await openForm();
    await userEvent.type(field("URL"), "http://four");
    await userEvent.click(create());
    expect((await screen.findByRole("alert")).textContent).toBe("not now");
    expect(field("URL").value).toBe("http://four");
  });
});
