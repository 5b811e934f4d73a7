import { playerFolder } from "./playerFolder.ts";

/** The player page of any stream: which one it is stands in the page's own address, so that nothing is put in here. */
export function embedPage(hasThumbnails: boolean): string {
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
<body${hasThumbnails ? ' data-poster="preview.jpg"' : ""}>
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
