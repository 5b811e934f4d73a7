import { Link } from "react-router-dom";
import { adText } from "../../src/texts/en/adInjector.ts";
import { listOverride } from "../ListOverride.ts";
import { AdChecking } from "./AdChecking.tsx";
import { AdFilesBrowser } from "./AdFilesBrowser.tsx";
import { AdvertedStreams } from "./AdvertedStreams.tsx";

/** The ad schedules, with the files to choose from and what was shown of them. */
export const adScheduleList = listOverride("ad-schedule", {
  AroundPanels: AdChecking,
  BesidePanels: AdFilesBrowser,
  BelowPanels: AdvertedStreams,
  whyNotSaved: ({ config }) =>
    Object.keys(config.readList("vods")).length > 0 ? undefined : (
      <>
        {adText("ads.noVod")} <Link to="/?list=vods">{adText("ads.addVod")}</Link>
      </>
    ),
});
