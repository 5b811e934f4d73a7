import { textsOf } from "../textsOf.ts";

/** The pictures laid over the video, and where they are kept. */
const logo = {
  "logo.open": "Logo manager",
  "logo.title": "Logo manager",
  "logo.list": "Logos",
  "logo.loading": "Loading logos…",
  "logo.none": "No logos are uploaded yet",
  "logo.noneDetail": "Upload a PNG, JPEG, GIF or WebP picture.",
  "logo.notRead": "The logos could not be read",
  "logo.notWritten": "The picture {name} was not uploaded",
  "logo.notDeleted": "The logo {id} was not deleted",
  "logo.pictureNotRead": "The picture of the logo {id} could not be read",
  "logo.gone": "The logo {id} set here is not uploaded.",
  "logo.upload": "Upload",
  "logo.change": "Change",
  "logo.changeAt": "Change the picture of {id}",
  "logo.delete": "Delete",
  "logo.deleteAt": "Delete {id}",
  "logo.deleteTitle": "Delete {id}?",
  "logo.deleteQuestion": "The picture {id} is deleted from the server. This cannot be undone.",
  "logo.unused": "Not in use",
  "logo.usedHere": "Selected here",
  "logo.usedBy": "Used by {names}",
  "logo.usedByMore": "Used by {names} and {count} more",
  "logo.enlarge": "Enlarge {id}",
  "logo.noPicture": "No picture of {id}",
  "logo.picture": "Picture of {id}",
  "logo.ok": "OK",
  "logo.cancel": "Cancel",
} as const;

/** Its texts, which come with what uses them. */
export const logoText = textsOf(logo);
