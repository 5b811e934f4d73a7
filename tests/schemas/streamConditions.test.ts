import { Ajv } from "ajv";
import { beforeAll, describe, expect, it } from "vitest";
import { readAnnotations, type Condition } from "../../generator/schema/annotations.ts";
import { SchemaShelf } from "./SchemaShelf.ts";
import { uiOf } from "./uiOf.ts";

let shelf: SchemaShelf;
beforeAll(async () => {
  shelf = await SchemaShelf.read();
});

const ajv = new Ajv({ strict: false });

/** Whether a condition of the schemas holds for a stream. */
function holds(condition: Condition | undefined, stream: object): boolean {
  if (!condition) throw new Error("there must be a condition");
  return ajv.validate(condition, { name: "news", ...stream });
}

describe("what shows or is enabled on the pages of a stream", () => {
  it("shows publish settings only while published input is accepted", () => {
    const input = readAnnotations(shelf.node("stream")).entity?.pages?.find(({ name }) => name === "input");
    const condition = input?.sections.find(({ name }) => name === "publish-settings")?.visible;
    expect(holds(condition, {})).toBe(false);
    expect(holds(condition, { publish_enabled: false, urls: ["udp://239.0.0.1:1234"] })).toBe(false);
    expect(holds(condition, { publish_enabled: true })).toBe(true);
    expect(holds(condition, { urls: ["udp://239.0.0.1:1234", "publish://"] })).toBe(true);
    expect(holds(condition, { urls: [{ url: "publish://" }] })).toBe(true);
  });

  it("shows the client timeout for streams of the configuration, not for those a location or mirror brings", () => {
    const { visible } = uiOf(shelf.field("stream", "/clients_timeout"));
    expect(holds(visible, { static: false })).toBe(true);
    expect(holds(visible, { prefix: "talk" })).toBe(false);
  });

  it("enables the hardware options once there is a video track", () => {
    const { enabled } = uiOf(shelf.field("stream", "/transcoder/global/hw"));
    expect(holds(enabled, {})).toBe(false);
    expect(holds(enabled, { transcoder: { audio: { bitrate: 64_000 }, video: {} } })).toBe(false);
    expect(holds(enabled, { transcoder: { video: { "1": { bitrate: 1 } } } })).toBe(true);
  });

  it("shows the external process for Nvidia NVENC only", () => {
    const { visible } = uiOf(shelf.field("stream", "/transcoder/global/external"));
    expect(holds(visible, { transcoder: { global: { hw: "nvenc" } } })).toBe(true);
    expect(holds(visible, { transcoder: { global: { hw: "cpu" } } })).toBe(false);
    expect(holds(visible, {})).toBe(false);
  });

  it("shows the DRM id for every vendor but Widevine, also for one nobody has thought of [S154]", () => {
    const { visible } = uiOf(shelf.field("stream", "/meta/drm_id"));
    expect(holds(visible, {})).toBe(false);
    expect(holds(visible, { drm: { vendor: "widevine" } })).toBe(false);
    for (const vendor of ["aes128", "keyos", "brand-new"])
      expect(holds(visible, { drm: { vendor } }), vendor).toBe(true);
  });

  it("offers a resource id to standalone streams, not to locations [S168]", () => {
    const { visible } = uiOf(shelf.field("drm-keyos", "/resource_id"));
    expect(holds(visible, { drm: { vendor: "keyos" } })).toBe(true);
    expect(visible && ajv.validate(visible, { prefix: "talk" })).toBe(false);
  });

  it("warns of special characters in a name", () => {
    const [warning] = uiOf(shelf.field("stream", "/name")).warnings ?? [];
    expect(warning?.message).toBe("This name contains special characters. Application may not work properly.");
    for (const sign of String.raw`+?%@~#&*/\|^<>`)
      expect(ajv.validate(warning?.when ?? {}, `a${sign}b`), sign).toBe(true);
    for (const name of ["news", "news-2", "новости", "a_b.c"])
      expect(ajv.validate(warning?.when ?? {}, name), name).toBe(false);
  });

  it("warns of a name whose addresses are the console's own", () => {
    const fields = { stream: "/name", location: "/prefix", vod: "/prefix" };
    for (const [schema, field] of Object.entries(fields)) {
      const warning = uiOf(shelf.field(schema, field)).warnings?.find(({ message }) => message.includes("/flussonic"));
      for (const name of ["admin", "flussonic", "admin/news", "flussonic/api/read_config"])
        expect(ajv.validate(warning?.when ?? {}, name), `${schema} ${name}`).toBe(true);
      for (const name of ["administration", "news/admin", "Admin", "flussonic2"])
        expect(ajv.validate(warning?.when ?? {}, name), `${schema} ${name}`).toBe(false);
    }
  });
});
