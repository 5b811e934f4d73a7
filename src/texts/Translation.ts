import type { ServerPhrases } from "./serverWords.ts";
import type { OfOne, TextKey } from "./textKeys.ts";
import type { adText } from "./en/adInjector.ts";
import type { auditText } from "./en/audit.ts";
import type { authTrialText } from "./en/authTrial.ts";
import type { changeText } from "./en/changeWords.ts";
import type { camerasText } from "./en/cameras.ts";
import type { certificateText } from "./en/certificate.ts";
import type { chassisText } from "./en/chassis.ts";
import type { clientsText } from "./en/clients.ts";
import type { clusterText } from "./en/cluster.ts";
import type { compareText } from "./en/compare.ts";
import type { configWords } from "./en/configPages.ts";
import type { deedText } from "./en/deeds.ts";
import type { dvrText } from "./en/dvr.ts";
import type { dvrStorageText } from "./en/dvrStorage.ts";
import type { formsText } from "./en/formFields.ts";
import type { importText } from "./en/imports.ts";
import type { impactText } from "./en/impact.ts";
import type { iptvText } from "./en/iptv.ts";
import type { logUploadText } from "./en/logUpload.ts";
import type { logoText } from "./en/logo.ts";
import type { mirrorText } from "./en/mirrors.ts";
import type { paletteText } from "./en/palette.ts";
import type { outputText } from "./en/output.ts";
import type { panelText } from "./en/panels.ts";
import type { polledText } from "./en/polled.ts";
import type { pulseText } from "./en/pulse.ts";
import type { relayedText } from "./en/relayed.ts";
import type { revisionText } from "./en/revisions.ts";
import type { itemText } from "./en/itemPages.ts";
import type { loginText } from "./en/loginPage.ts";
import type { savingText } from "./en/saving.ts";
import type { publishText } from "./en/publish.ts";
import type { sourceTestText } from "./en/sourceTest.ts";
import type { listText } from "./en/streamList.ts";
import type { healthText } from "./en/streamHealth.ts";
import type { logText } from "./en/streamLog.ts";
import type { noticeText } from "./en/notices.ts";
import type { overviewText } from "./en/streamOverview.ts";
import type { tagText } from "./en/tags.ts";
import type { transcoderText } from "./en/transcoder.ts";
import type { userMenuText } from "./en/userMenu.ts";
import type { playerPage } from "./en/playerPage.ts";
import type { sayings } from "./en/sayings.ts";
import type { fileText } from "./en/vodFiles.ts";
import type { vodListText } from "./en/vodList.ts";
import type { replaceText } from "./en/replaceSources.ts";

/** The areas whose texts come with their pages. A new one is one row; only its type is looked at, nothing is loaded. */
type LazyAreas = [
  typeof adText,
  typeof auditText,
  typeof authTrialText,
  typeof camerasText,
  typeof changeText,
  typeof certificateText,
  typeof chassisText,
  typeof clientsText,
  typeof clusterText,
  typeof compareText,
  typeof configWords,
  typeof deedText,
  typeof dvrText,
  typeof dvrStorageText,
  typeof formsText,
  typeof importText,
  typeof impactText,
  typeof iptvText,
  typeof logUploadText,
  typeof logoText,
  typeof mirrorText,
  typeof paletteText,
  typeof outputText,
  typeof panelText,
  typeof polledText,
  typeof pulseText,
  typeof relayedText,
  typeof revisionText,
  typeof itemText,
  typeof loginText,
  typeof savingText,
  typeof publishText,
  typeof sourceTestText,
  typeof listText,
  typeof healthText,
  typeof logText,
  typeof noticeText,
  typeof overviewText,
  typeof tagText,
  typeof transcoderText,
  typeof userMenuText,
  typeof fileText,
  typeof vodListText,
  typeof replaceText,
];

/** The key of any text of the console. */
type AnyTextKey = Exclude<
  TextKey | Parameters<LazyAreas[number]>[0] | keyof typeof playerPage | keyof typeof sayings,
  OfOne
>;

/** All that a language says. English is the code's own: its texts are `en.ts`, its schemas are as they are written. */
export interface Translation extends ServerPhrases {
  /** As `Intl` names the language: for numbers, dates and plurals. */
  readonly locale: string;
  /** What the console says, by key. Where words depend on `{count}`, `KEY|one`, `KEY|few` ... may stand beside `KEY`. */
  readonly texts: Readonly<Record<AnyTextKey, string>> & Readonly<Partial<Record<`${AnyTextKey}|${Plural}`, string>>>;
  /** What schemas say, by their English; what is missing is said in English. */
  readonly schemas: Readonly<Record<string, string>>;
}

type Plural = Exclude<Intl.LDMLPluralRule, "other">;
