import { render, screen } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { StoresContext } from "../../../src/context/StoresContext.ts";
import { PlayerFrame } from "../../../overrides/player/PlayerFrame.tsx";
import type { ServerInfo } from "../../../src/generated/types/ServerInfo.ts";
import { fakeStores } from "../../pages/support/fakeStores.ts";
import { renderPage } from "../../pages/support/renderPage.tsx";

async function frame(isStatic: boolean, info: Partial<ServerInfo> = {}, heightPx?: number) {
  const stores = fakeStores({}, info);
  renderPage(
    <PlayerFrame name="tv/news" isStatic={isStatic} {...(heightPx === undefined ? {} : { heightPx })} />,
    stores,
  );
  return screen.findByTitle<HTMLIFrameElement>("Player of tv/news");
}

describe("the embedded player", () => {
  it("is the server's player page of the stream, with the token in the parameter 'token' [S440]", async () => {
    const { src } = await frame(true);
    expect(src).toBe(`${location.origin}/tv/news/embed.html?version=3&autoplay=false&token=view-token`);
  });

  it("names the token as the auth_token setting says [S440]", async () => {
    const { src } = await frame(true, { auth_token: "ticket" });
    expect(new URL(src).searchParams.get("ticket")).toBe("view-token");
    expect(new URL(src).searchParams.has("token")).toBe(false);
  });

  it.each([
    [true, "false"],
    [false, "true"],
  ])("of a stream whose static is %s has autoplay %s [S441]", async (isStatic, autoplay) => {
    expect(new URL((await frame(isStatic)).src).searchParams.get("autoplay")).toBe(autoplay);
  });

  it("is 480 high where nothing else is said, and its frame 40 more at least [S468]", async () => {
    expect((await frame(true)).style.minHeight).toBe("520px");
  });

  it("asks for its picture anew when the stream comes from another source, and at no other time", async () => {
    const stores = fakeStores({});
    const shown = (source: string) => (
      <StoresContext value={stores}>
        <PlayerFrame name="news" isStatic source={source} />
      </StoresContext>
    );
    const { rerender } = render(shown("rtmp://a"));
    const { contentWindow } = await screen.findByTitle<HTMLIFrameElement>("Player of news");
    const told = vi.fn();
    Object.assign(contentWindow ?? {}, { postMessage: told });
    rerender(shown("rtmp://a"));
    expect(told).not.toHaveBeenCalled();
    rerender(shown("rtmp://b"));
    expect(told.mock.calls).toEqual([["renew-picture", location.origin]]);
  });

  it("takes another height", async () => {
    expect((await frame(true, {}, 200)).style.minHeight).toBe("240px");
  });
});
