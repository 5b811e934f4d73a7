import { playerPage } from "../../../../src/texts/en/playerPage.ts";
import { languages } from "../../../../src/texts/languages.ts";

/** What a player page says, by language and word: of each language no more than that. What one lacks is said in English. */
async function readPlayerWords(): Promise<Readonly<Record<string, Readonly<Record<string, string>>>>> {
  const rows = Object.entries(languages).map(async ([name, { load }]) => {
    const texts: Readonly<Record<string, string>> = (await load())?.texts ?? {};
    const said = Object.entries(playerPage).map(([key, english]) => [
      key.slice("playerPage.".length),
      texts[key] ?? english,
    ]);
    return [name, Object.fromEntries(said)] as const;
  });
  return Object.fromEntries(await Promise.all(rows));
}

let choice: Promise<string> | undefined;

/**
 * For the script of a player page: `language`, which the frame is in (the console says it as its `lang`), else the browser;
 * and `words` in it. A page of another host may not be asked. Languages are read as the first page is asked for.
 */
export function readChoiceOfWords(): Promise<string> {
  choice ??= readPlayerWords().then(choiceOf);
  return choice;
}

function choiceOf(playerWords: object): string {
  return `const all = ${JSON.stringify(playerWords)};
  const wanted = (() => {
    try {
      return frameElement.lang || navigator.language;
    } catch {
      return globalThis.navigator ? navigator.language : "en";
    }
  })();
  const [tongue] = wanted.toLowerCase().split("-");
  const language = Object.hasOwn(all, tongue) ? tongue : "en";
  const words = all[language];`;
}

/** The script of the player page. It is served as a file of its own, as the page's rules allow no script inside it. */
export async function readPlayerScript(): Promise<string> {
  return `"use strict";
(() => {
  ${await readChoiceOfWords()}
${pageScript}`;
}

const pageScript = String.raw`  const video = document.querySelector("video");
  const button = document.querySelector("button");
  const status = document.querySelector("[role=status]");
  const sounds = document.querySelector("select");
  const asked = new URLSearchParams(location.search);
  const token = asked.get("token");
  const query = token ? "?" + new URLSearchParams({ token }) : "";
  // From a point of the archive on: up to now, or the day that an address may ask for.
  const from = /^\d{1,11}$/.test(asked.get("from") || "") ? Number(asked.get("from")) : undefined;
  const isLongAgo = from !== undefined && Date.now() / 1000 - from > 86000;
  const list = from === undefined ? "index.m3u8" : "archive-" + from + "-" + (isLongAgo ? 86400 : "now") + ".m3u8";
  // Whom the server took this player for: should it begin anew by itself, it is nobody else.
  let session;
  function address() {
    const url = new URL(list + query, location.href);
    if (session) url.searchParams.set("session", session);
    return url.href;
  }
  const isNative = !Hls.isSupported() && video.canPlayType("application/vnd.apple.mpegurl") !== "";
  let hls, timer, attempt = 0, failures = 0, hasRecovered = false, isWanted = false, lastTime = 0, stillFor = 0;

  const name = decodeURIComponent(location.pathname).replace(/^\/|\/embed\.html$/g, "");
  document.title = name;
  document.documentElement.lang = language;
  button.setAttribute("aria-label", words.play);
  sounds.parentElement.firstChild.textContent = words.sound + " ";
  const { poster, renewed } = document.body.dataset;
  const picture = poster && poster + (query ? query + "&" : "?") + "width=640";
  let round = 0;
  // A stream that begins has none yet.
  if (picture && renewed !== "later") video.poster = picture;

  // While nothing plays: the source may have become another one.
  function renewPicture() {
    if (renewed === undefined || !picture || button.hidden || document.hidden) return;
    const next = new Image();
    next.onload = () => {
      if (!button.hidden) video.poster = next.src;
    };
    next.src = picture + "&round=" + ++round;
  }

  function say(text) {
    status.textContent = text;
    status.hidden = text === "";
  }

  function stop() {
    attempt++;
    clearTimeout(timer);
    if (hls) hls.destroy();
    hls = undefined;
    sounds.parentElement.hidden = true;
    if (isNative) video.removeAttribute("src");
  }

  function again(text, seconds) {
    stop();
    say(text);
    video.controls = false;
    failures++;
    timer = setTimeout(start, 1000 * Math.min(15, seconds * 1.3 ** (failures - 1)));
  }

  function askForPress(text) {
    stop();
    say(text);
    video.controls = false;
    button.hidden = false;
  }

  function start() {
    stop();
    button.hidden = true;
    if (failures === 0) say(words.connecting);
    open();
  }

  function wordsOf(details) {
    try {
      return JSON.parse(details.responseText).message;
    } catch {
      return undefined;
    }
  }

  function open() {
    if (isNative) video.src = address();
    else if (Hls.isSupported()) openHls();
    else return askForPress(words.noBrowser);
    stillFor = 0;
    video.play().catch((error) => {
      if (error.name !== "NotAllowedError") return;
      // With sound it may begin only after a press.
      video.muted = true;
      video.play().catch(() => askForPress(""));
    });
  }

  function openHls() {
    hls = new Hls({ liveSyncDurationCount: 2, backBufferLength: 30 });
    hls.on(Hls.Events.ERROR, (_event, data) => {
      if (!data.fatal) return;
      const code = data.response ? data.response.code : 0;
      const isAtTheDoor = data.details === Hls.ErrorDetails.MANIFEST_LOAD_ERROR;
      if (code === 403) session = undefined;
      if (code === 403 && !isAtTheDoor) return askForPress(words.ended);
      if (isAtTheDoor && code === 0) return again(words.away, 2);
      if (isAtTheDoor) return again(wordsOf(data.networkDetails) || words.notNow, code === 403 ? 10 : 2);
      if (data.details === Hls.ErrorDetails.MANIFEST_INCOMPATIBLE_CODECS_ERROR) {
        return again(words.codecs, 10);
      }
      if (data.type === Hls.ErrorTypes.MEDIA_ERROR && !hasRecovered) {
        hasRecovered = true;
        hls.recoverMediaError();
        return;
      }
      again(words.interrupted, 2);
    });
    // After a picture that cannot be decoded the library begins anew, as if nobody had pressed play.
    hls.on(Hls.Events.MEDIA_ATTACHED, () => {
      if (isWanted && video.paused) video.play().catch(() => undefined);
    });
    hls.on(Hls.Events.LEVEL_LOADED, (_event, { details }) => {
      const [fragment] = details.fragments;
      if (fragment) session = new URL(fragment.url).searchParams.get("session");
    });
    hls.on(Hls.Events.AUDIO_TRACKS_UPDATED, (_event, { audioTracks }) => offerSounds(audioTracks));
    hls.on(Hls.Events.AUDIO_TRACK_SWITCHING, (_event, { id }) => (sounds.value = String(id)));
    hls.loadSource(address());
    hls.attachMedia(video);
  }

  function offerSounds(tracks) {
    sounds.replaceChildren(...tracks.map(({ id, name, lang }) => new Option(name || lang || words.soundOf.replace("{number}", id + 1), String(id))));
    sounds.parentElement.hidden = tracks.length < 2;
  }

  sounds.addEventListener("change", () => {
    if (hls) hls.audioTrack = Number(sounds.value);
  });
  video.addEventListener("playing", () => {
    video.controls = true;
    failures = 0;
    say("");
  });
  video.addEventListener("play", () => (isWanted = true));
  video.addEventListener("pause", () => (isWanted &&= video.error !== null));
  video.addEventListener("error", () => {
    if (isNative && video.hasAttribute("src")) again(words.interrupted, 2);
  });
  button.addEventListener("click", () => {
    failures = 0;
    video.focus();
    start();
  });

  setInterval(() => {
    const isStill = video.currentTime === lastTime && !video.paused && (hls || video.hasAttribute("src"));
    if (!isStill) hasRecovered = hasRecovered && failures > 0;
    lastTime = video.currentTime;
    stillFor = isStill ? stillFor + 1 : 0;
    if (stillFor >= 10) again(words.stopped, 1);
  }, 1000);

  setInterval(renewPicture, 15000);
  // The console knows of another source at once; its first pictures come some seconds later.
  window.addEventListener("message", ({ origin, data }) => {
    if (origin !== location.origin || data !== "renew-picture") return;
    if (video.poster) renewPicture();
    setTimeout(renewPicture, 5000);
  });

  const keys = {
    " ": toggle,
    k: toggle,
    m: () => (video.muted = !video.muted),
    f: () => (document.fullscreenElement ? document.exitFullscreen() : document.documentElement.requestFullscreen()),
    ArrowUp: () => (video.volume = Math.min(1, video.volume + 0.1)),
    ArrowDown: () => (video.volume = Math.max(0, video.volume - 0.1)),
  };

  function toggle() {
    if (!button.hidden) button.click();
    else if (video.paused) video.play().catch(() => undefined);
    else video.pause();
  }

  document.addEventListener("keydown", (event) => {
    const act = keys[event.key.length === 1 ? event.key.toLowerCase() : event.key];
    if (!act || event.ctrlKey || event.altKey || event.metaKey || [button, sounds].includes(event.target)) return;
    event.preventDefault();
    event.stopPropagation();
    Promise.resolve(act()).catch(() => undefined);
  }, true);

  if (asked.get("autoplay") === "true") {
    video.muted = true;
    start();
  } else {
    askForPress("");
  }
})();
`;
