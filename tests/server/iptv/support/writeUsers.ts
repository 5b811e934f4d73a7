import { Iptv } from "../../../../server/iptv/Iptv.ts";
import { IptvDatabase } from "../../../../server/iptv/IptvDatabase.ts";
import { draftOf } from "./startIptv.ts";

/** Writes users one after the other, and a line for each that is there; until it is killed. */
const config = { plugins: { iptv: { database: `sqlite://${process.argv[2] ?? ""}` } } };
const parts = { folder: "/nowhere", config: () => config, tellNotice: () => undefined, now: Date.now };
const iptv = new Iptv(new IptvDatabase(parts), Date.now);
for (let at = 0; at < 5000; at++) {
  await iptv.create(draftOf(`user ${at}`));
  console.log(at);
}
