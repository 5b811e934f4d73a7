/** Of what is taken from the camera, and of the preview, in px. */
export const pictureSize = { width: 640, height: 480 } as const;
