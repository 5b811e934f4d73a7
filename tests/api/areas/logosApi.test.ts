import { describe, expect, it } from "vitest";
import { HttpClient } from "../../../src/api/HttpClient.ts";
import { deleteLogo, readLogos, writeLogo } from "../../../src/api/areas/logosApi.ts";

const bytes = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 255]);

/** A client whose calls are kept, each with what it carried; `answer` is what they get. */
function client(answer: () => Response) {
  const calls: { readonly what: string; readonly body: readonly number[] }[] = [];
  const http = new HttpClient({
    fetch: async (input, init) => {
      const request = new Request(new URL(String(input), "http://media.example.com"), init);
      calls.push({
        what: `${request.method} ${new URL(request.url).pathname}`,
        body: [...new Uint8Array(await request.arrayBuffer())],
      });
      return answer();
    },
  });
  return { calls, http };
}

describe("the calls of the logo manager", () => {
  it("upload or change a logo with PUT logo/{id}, the raw bytes as body [S395]", async () => {
    const { calls, http } = client(() => Response.json({}));
    await writeLogo(http, "our logo", new Blob([bytes], { type: "image/png" }));
    expect(calls).toMatchObject([{ what: "PUT /flussonic/api/logo/our%20logo", body: [...bytes] }]);
  });

  it("delete a logo with DELETE logo/{id}, without a body [S396]", async () => {
    const { calls, http } = client(() => Response.json({}));
    await deleteLogo(http, "a/b");
    expect(calls).toMatchObject([{ what: "DELETE /flussonic/api/logo/a%2Fb", body: [] }]);
  });

  it("read the list with GET logo, a map of ids to what is known of each [S397]", async () => {
    const files = { corner: { type: "image/png", size: 12, streams: ["news"] } };
    const { calls, http } = client(() => Response.json(files));
    expect(await readLogos(http)).toEqual(files);
    expect(calls).toMatchObject([{ what: "GET /flussonic/api/logo", body: [] }]);
  });
});
