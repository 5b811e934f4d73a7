/** Where the player page's own files are: no stream's address ends so, whatever the stream is called. */
export const playerFolder = "/-/player";

/**
 * The picture of what does not play yet: one that is asked for anew as time passes, the same where there is none at first,
 * one that stays, or none.
 */
type StillPicture = "renewed" | "later" | "once" | "none";

const marks = { renewed: " data-renewed", later: ' data-renewed="later"', once: "", none: "" } as const;

/** The player page of any stream: which one it is stands in the page's own address, so that nothing is put in here. */
export function embedPage(picture: StillPicture): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Player</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${playerFolder}/player.css">
<script src="${playerFolder}/hls.js" defer></script>
<script src="${playerFolder}/player.js" defer></script>
</head>
<body${picture === "none" ? "" : ' data-poster="preview.jpg"'}${marks[picture]}>
<main>
<video playsinline preload="none" aria-label="Video"></video>
<button type="button" hidden aria-label="Play">
<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M8 5v14l11-7z" fill="currentColor"/></svg>
</button>
<p role="status" hidden></p>
<label hidden>Sound <select></select></label>
</main>
<noscript><p>The player needs JavaScript.</p></noscript>
</body>
</html>
`;
}

/** The look of the player page, in light and dark. */
export const playerStyle = `
html, body { height: 100%; margin: 0 }
body { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif;
  color: #ededf0; background: #000 }
main { position: relative; display: grid; height: 100%; overflow: hidden }
video { grid-area: 1 / 1; width: 100%; height: 100%; min-height: 0; object-fit: contain; background: transparent }
button { grid-area: 1 / 1; place-self: center; z-index: 1; display: grid; place-items: center; width: 88px; height: 88px;
  padding: 0; border: 0; border-radius: 50%; color: #fff; background: rgb(0 0 0 / .65); cursor: pointer }
button svg { width: 48px; height: 48px }
button:hover { background: rgb(0 0 0 / .85) }
:focus-visible { outline: 3px solid #3b82f6; outline-offset: 2px }
[role=status] { grid-area: 1 / 1; align-self: end; justify-self: center; z-index: 1; max-width: min(36rem, 92%);
  margin: 0 0 64px; padding: 6px 14px; border-radius: 8px; text-align: center; overflow-wrap: anywhere;
  color: #fff; background: rgb(0 0 0 / .75) }
label { grid-area: 1 / 1; place-self: start end; z-index: 1; margin: 12px; padding: 4px 4px 4px 12px; border-radius: 8px;
  color: #fff; background: rgb(0 0 0 / .65) }
select { max-width: 12rem; margin-left: 6px; padding: 4px 6px; font: inherit; text-overflow: ellipsis }
[hidden] { display: none }
@media (forced-colors: active) { button, label, [role=status] { border: 1px solid } }
`;
