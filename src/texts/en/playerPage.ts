/** What the player's own page says (`embed.html`). The server puts all languages into it: a frame says which one is wanted. */
export const playerPage = {
  "playerPage.simulated": "This server runs the simulated engine: streams have figures, but no picture.",
  "playerPage.play": "Play",
  "playerPage.sound": "Sound",
  "playerPage.soundOf": "Sound {number}",
  "playerPage.connecting": "Connecting…",
  "playerPage.noBrowser": "This browser cannot play the stream.",
  "playerPage.ended": "The server has ended this session.",
  "playerPage.away": "The server cannot be reached. Trying again…",
  "playerPage.notNow": "The stream cannot be played now.",
  "playerPage.codecs": "This browser cannot play the codecs of this stream.",
  "playerPage.interrupted": "The stream is interrupted. Trying again…",
  "playerPage.stopped": "The stream has stopped. Trying again…",
} as const;
