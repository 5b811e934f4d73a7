import { mkdir, readdir, rm, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { runCaptured } from "../../commands/run/runCaptured.ts";
import { generate } from "../../generator/generate.ts";
import { staleOutputs, writeForeignOutputs, writeOutputs } from "../../generator/writeOutputs.ts";
import { makeProduct } from "./support/makeProduct.ts";
import { smallSchemas } from "./support/smallSchemas.ts";

describe("the generator", () => {
  it("writes the same bytes for the same schemas", async () => {
    const { root } = await makeProduct(smallSchemas());
    expect(await generate(root)).toEqual(await generate(root));
  });

  it("writes nothing when nothing has changed", async () => {
    const { root } = await makeProduct(smallSchemas());
    const outputs = await generate(root);
    expect((await writeOutputs(root, outputs)).length).toBe(outputs.length);
    expect(await writeOutputs(root, outputs)).toEqual([]);
  });

  it("finds a stale, a missing and a left over file with --check", async () => {
    const product = await makeProduct(smallSchemas());
    const outputs = await generate(product.root);
    await writeOutputs(product.root, outputs);
    await writeFile(join(product.root, "src/generated/entities.ts"), "// by hand");
    await writeFile(join(product.root, "src/generated/types/Old.ts"), "// no schema any more");
    expect(await staleOutputs(product.root, outputs)).toEqual([
      "src/generated/entities.ts",
      "src/generated/types/Old.ts",
    ]);
  });

  it("takes away what a deleted schema had made", async () => {
    const product = await makeProduct({
      ...smallSchemas(),
      "runtime/extra.json": { title: "Extra", description: "One.", type: "object" },
    });
    await writeOutputs(product.root, await generate(product.root));
    await rm(join(product.root, "schemas/runtime/extra.json"));
    const changed = await writeOutputs(product.root, await generate(product.root));
    expect(changed).toContain("src/generated/types/Extra.ts");
    await expect(product.read("src/generated/types/Extra.ts")).rejects.toThrow("ENOENT");
  });

  it("takes no folder of another product that somebody else has filled, and knows its own again", async () => {
    const { root } = await makeProduct(smallSchemas());
    const product = "// Written by the generator from schemas/. Edit the schema, then run `npm run generate`.\n";
    const outputs = ["src/generated/product.ts", "src/generated/lists.ts", "docs/reference/README.md"].map((path) => ({
      path: path.replace("docs/", "src/"),
      text: product,
      committed: true,
    }));
    const out = join(root, "out");
    await mkdir(join(out, "generated"), { recursive: true });
    await writeFile(join(out, "generated/lists.ts"), "// by hand");
    await expect(writeForeignOutputs(out, outputs)).rejects.toThrow(
      `${join(out, "generated/lists.ts")} is not the generator's, and would be lost`,
    );
    expect(await readdir(out, { recursive: true })).toEqual(["generated", "generated/lists.ts"]);
    await rm(join(out, "generated"), { recursive: true });
    await writeFile(join(out, "notes.txt"), "mine");
    expect((await writeForeignOutputs(out, outputs)).length).toBe(3);
    expect(await writeForeignOutputs(out, outputs.slice(0, 2))).toEqual(["reference/README.md"]);
    expect(await readdir(out)).toContain("notes.txt");
  });

  it("lets keywords beside a reference win, and annotations merge key by key", async () => {
    const { root } = await makeProduct({
      ...smallSchemas({ size: { $ref: "size.json", title: "Own size", "x-ui": { page: "main", section: "more" } } }),
      "config/size.json": { title: "Size", description: "How big.", type: "integer", "x-ui": { unit: "bytes" } },
    });
    const outputs = await generate(root);
    const entities = outputs.find(({ path }) => path === "src/generated/entities.ts")?.text ?? "";
    expect(entities).toMatch(
      /"\/size": \{\s+"title": "Own size",\s+"type": "integer",\s+"page": "main",\s+"section": "more",\s+"unit": "bytes"/,
    );
  });

  it("writes a form of its own for the items of a list that have a page, and leaves the row in the list's", async () => {
    const field = (title: string) => ({ title, description: "One.", type: "string" });
    const { root } = await makeProduct(
      smallSchemas({
        links: {
          title: "Links",
          description: "Some.",
          type: "array",
          "x-list": { key: "url" },
          "x-ui": {
            page: "main",
            row: ["url"],
            itemPage: {
              title: "Link",
              sections: [
                { name: "link", title: "Link" },
                { name: "more", title: "More", properties: ["port"], visible: { required: ["$item"] } },
              ],
            },
          },
          items: { type: "object", properties: { url: field("URL"), port: field("Port"), note: field("Note") } },
        },
      }),
    );
    const outputs = await generate(root);
    const textOf = (path: string) => outputs.find((output) => output.path === path)?.text.replaceAll(/\s+/g, " ") ?? "";
    const item = textOf("src/generated/forms/channel.links.ts");
    expect(item).toContain("export const channelLinksForm: FormDescriptor");
    expect(item).toContain('"item": "/links/*"');
    expect(item).toContain(
      '"properties": [ "url", "note" ] }, { "name": "more", "title": "More", "properties": [ "port" ], "visible": "c',
    );
    expect(item).toContain('"fields": [ "/links/*/url", "/links/*/port", "/links/*/note" ]');
    expect(textOf("src/generated/conditions/channel.links.js")).toContain("$item");
    const page = textOf("src/generated/forms/channel.main.ts");
    expect(page).toContain('"/links/*/url"');
    expect(page).not.toContain("/links/*/port");
  });

  it("names a field once, though several branches of a union have it", async () => {
    const branch = (kind: string) => ({
      title: kind,
      description: "One.",
      type: "object",
      required: ["kind"],
      properties: { kind: { title: "Kind", description: "Which.", const: kind } },
    });
    const { root } = await makeProduct({
      ...smallSchemas({
        drm: {
          title: "DRM",
          description: "Protection.",
          "x-union": { folder: "drm", tag: "kind" },
          "x-ui": { page: "main" },
        },
      }),
      "config/drm/one.json": branch("one"),
      "config/drm/two.json": branch("two"),
    });
    const form = (await generate(root)).find(({ path }) => path === "src/generated/forms/channel.main.ts")?.text ?? "";
    expect(/"fields": \[([^\]]*)\]/.exec(form)?.[1]?.match(/"\/drm\/kind"/g)).toHaveLength(1);
  });

  it("counts no object among the fields of a page that shares it with another page", async () => {
    const text = (page: string) => ({ title: page, description: "One.", type: "string", "x-ui": { page } });
    const { root } = await makeProduct(
      smallSchemas(
        {
          access: {
            title: "Access",
            description: "Who.",
            type: "object",
            properties: { limit: text("main"), address: text("more") },
          },
          only: { title: "Only", description: "One.", type: "object", properties: { here: text("more") } },
        },
        {},
        [{ name: "more", title: "More", sections: [{ name: "general", title: "General" }] }],
      ),
    );
    const outputs = await generate(root);
    const fieldsOf = (page: string) =>
      /"fields": \[([^\]]*)\]/
        .exec(outputs.find(({ path }) => path === `src/generated/forms/channel.${page}.ts`)?.text ?? "")?.[1]
        ?.match(/"[^"]*"/g)
        ?.filter((field) => /access|only/.test(field));
    expect(fieldsOf("main")).toEqual(['"/access/limit"']);
    expect(fieldsOf("more")).toEqual(['"/access/address"', '"/only"', '"/only/here"']);
  });

  it("writes TypeScript that the strictest settings of this project accept", async () => {
    const product = await makeProduct(
      smallSchemas({
        size: {
          title: "Size",
          description: "How big.",
          type: ["integer", "string"],
          "x-ui": { page: "main", unit: "bytes", visible: { required: ["name"] } },
        },
        urls: {
          title: "URLs",
          description: "Sources.",
          type: "array",
          "x-list": { key: "url", bareKey: true },
          items: {
            anyOf: [
              { type: "string" },
              {
                type: "object",
                required: ["url"],
                properties: { url: { title: "URL", description: "One.", type: "string" } },
              },
            ],
          },
          "x-ui": { page: "main", section: "more" },
        },
      }),
    );
    await writeOutputs(product.root, await generate(product.root));
    const project = join(import.meta.dirname, "..", "..");
    await symlink(join(project, "node_modules"), join(product.root, "node_modules"));
    await writeFile(
      join(product.root, "tsconfig.json"),
      JSON.stringify({ extends: join(project, "tsconfig.json"), include: ["src", "use.ts"] }),
    );
    const use = `import { channelMainForm } from "./src/generated/forms/channel.main.ts";
import type { Channel } from "./src/generated/types/Channel.ts";
import { loadCheck } from "./src/generated/loadCheck.ts";
export const channel: Channel = { name: "news", size: "1G", urls: ["udp://1", { url: "udp://2" }] };
// @ts-expect-error a size is no boolean
export const wrong: Channel = { name: "news", size: true };
// @ts-expect-error the name is required
export const nameless: Channel = {};
export const isFit: boolean = (await loadCheck("channel"))(channel) && channelMainForm.fields.length > 0;
`;
    await mkdir(join(product.root, "src"), { recursive: true });
    await writeFile(join(product.root, "use.ts"), use);
    const { ok, output } = await runCaptured(product.root, process.execPath, [
      join(project, "node_modules/typescript/bin/tsc"),
      "--noEmit",
      "-p",
      ".",
    ]);
    expect(output).toBe("");
    expect(ok).toBe(true);
  }, 60_000);
});
