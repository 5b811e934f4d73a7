import { Button, IconButton } from "../../../src/components/controls/Button.tsx";
import { Tabs } from "../../../src/components/controls/Tabs.tsx";
import { AppShell } from "../../../src/components/shell/AppShell.tsx";
import { Header } from "../../../src/components/shell/Header.tsx";
import { Notifications } from "../../../src/components/shell/Notifications.tsx";
import { OfflineBanner } from "../../../src/components/shell/OfflineBanner.tsx";
import { PageHeader } from "../../../src/components/shell/PageHeader.tsx";
import { SavingIndicator } from "../../../src/components/shell/SavingIndicator.tsx";
import { SearchTrigger } from "../../../src/components/shell/SearchTrigger.tsx";
import { StatusLine } from "../../../src/components/shell/StatusLine.tsx";
import { StatusDot } from "../../../src/components/states/StatusDot.tsx";
import { Controls } from "./Controls.tsx";
import { Lists } from "./Lists.tsx";
import { Overlays } from "./Overlays.tsx";
import { States } from "./States.tsx";

const sections = [
  { to: "/", label: "Media" },
  { to: "/pulse", label: "Pulse" },
  { to: "/config", label: "Config" },
  { to: "/cluster", label: "Cluster" },
  { to: "/iptv", label: "IPTV" },
  { to: "/watcher", label: "IP Cameras" },
  { to: "/logupload", label: "Upload debug" },
];

/** The whole frame with one page that holds every component. */
export function Console({ page }: { readonly page: string }) {
  return (
    <AppShell
      header={
        <Header
          title="Sluice"
          home="/"
          tabs={sections}
          tools={<SavingIndicator state={{ kind: "running", elapsedS: 4, timeoutS: 10 }} />}
          search={<SearchTrigger keys="Ctrl K" onPress={() => {}} />}
          menu={<IconButton icon="user" label="User menu" />}
        />
      }
      statusLine={
        <StatusLine
          version="26.11"
          build="4812"
          streams={10240}
          onlineStreams={9987}
          files={312}
          clients={48210}
          input="9.512 Mbps"
          output="38.4 Gbps"
          uptime="41 days"
        />
      }
      notices={
        page === "list" ? null : (
          <>
            <OfflineBanner age="12 s" nextAttemptInS={2} onReconnect={() => {}} />
            <Notifications
              nextVersion="26.12"
              onPutAway={() => {}}
              errors={[
                "Port 1935 is taken by another program: rtmp is not served",
                "Disk /storage is 97 % full\nOld recordings are removed early",
              ]}
            />
          </>
        )
      }
    >
      <PageHeader
        title="news"
        back={{ to: "/", label: "Media" }}
        mark={<StatusDot status="warn" text="delay 7s" />}
        actions={
          <>
            <Button icon="play">Play</Button>
            <Button icon="save" variant="primary">
              Save
            </Button>
            <IconButton icon="more" label="More actions" />
          </>
        }
        tabs={
          <Tabs
            label="Pages of the stream"
            tabs={["Overview", "Input", "Transcoder", "DVR", "Output", "Auth", "Clients"].map((label) => ({
              to: label === "Overview" ? "/" : `/${label.toLowerCase()}`,
              label,
            }))}
          />
        }
      />
      {page !== "controls" && <Lists />}
      {page !== "list" && (
        <>
          <Controls />
          <States />
          <Overlays />
        </>
      )}
    </AppShell>
  );
}
