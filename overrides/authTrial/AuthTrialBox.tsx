import { observer } from "mobx-react-lite";
import { type FormEvent, useState } from "react";
import { Button } from "../../src/components/controls/Button.tsx";
import { Select } from "../../src/components/controls/Choices.tsx";
import { Field, TextField } from "../../src/components/controls/TextField.tsx";
import { Panel } from "../../src/components/data/Panel.tsx";
import { useStores } from "../../src/context/StoresContext.ts";
import { countryCodes, countryName, parseCountry } from "../../src/model/countries.ts";
import { protocolInFull, servedProtocols } from "../../src/model/stream/protocols.ts";
import type { CollectionEditor } from "../../src/stores/editing/CollectionEditor.ts";
import { authTrialText } from "../../src/texts/en/authTrial.ts";
import { listOverride } from "../ListOverride.ts";
import styles from "./AuthTrial.module.css";
import { TrialAnswer } from "./TrialAnswer.tsx";
import { type Tried, useTrial } from "./useTrial.ts";

const nobody: Tried = {
  backend: "",
  stream: "",
  token: "",
  ip: "",
  country: "",
  proto: "hls",
  agent: "",
  referer: "",
};
const mostOffered = 50;

interface AuthTrialBoxProps {
  readonly editor: CollectionEditor;
}

/** Asks the server what would be decided about a viewer, where it can say so: by which rule, and how quickly. */
const AuthTrialBox = observer(function AuthTrialBox({ editor }: AuthTrialBoxProps) {
  const { serverInfo, connection, config, draft } = useStores();
  const { told, isRunning, ask } = useTrial(editor);
  const [typed, setTyped] = useState<Tried>();
  const [isChecked, setChecked] = useState(false);
  const keys = editor.keys.filter((key) => !editor.isDeleted(key));
  const start = typed ?? { ...nobody, backend: keys[0] ?? "" };
  // The backend that was chosen may be gone.
  const tried = start.backend === "" || keys.includes(start.backend) ? start : { ...start, backend: "" };
  if (!serverInfo.can("try_auth")) return null;
  const put = (part: Partial<Tried>) => setTyped({ ...tried, ...part });
  const wrong = isChecked ? wrongIn(tried) : {};
  const isOfStream = tried.backend === "";
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const read = { ...tried, country: parseCountry(tried.country.trim()), ip: tried.ip.trim() };
    setTyped(read);
    setChecked(true);
    if (Object.keys(wrongIn(read)).length === 0) void ask(read);
  };
  const names = Object.keys(config.readList("streams")).filter((name) => name.includes(tried.stream));
  const played = serverInfo.info?.playback_protocols ?? servedProtocols("streams");
  return (
    <Panel title={authTrialText("authTrial.title")} help={authTrialText("authTrial.help")}>
      <form className={styles.box} noValidate onSubmit={handleSubmit}>
        <div className={styles.fields}>
          <Choice
            label={authTrialText("authTrial.ask")}
            options={[
              ...keys.map((key) => ({ value: key, label: editor.titleOf(key) })),
              { value: "", label: authTrialText("authTrial.ofStream") },
            ]}
            value={tried.backend}
            onChange={(backend) => put({ backend })}
          />
          <TextField
            label={authTrialText("authTrial.stream")}
            {...(!isOfStream && { help: authTrialText("authTrial.streamHelp") })}
            isRequired={isOfStream}
            value={tried.stream}
            error={wrong.stream}
            offered={names.slice(0, mostOffered).map((value) => ({ value }))}
            onChange={(stream) => put({ stream })}
          />
          <TextField
            label={authTrialText("authTrial.ip")}
            placeholder="203.0.113.7"
            isRequired
            value={tried.ip}
            error={wrong.ip}
            onChange={(ip) => put({ ip })}
          />
          <TextField
            label={authTrialText("authTrial.token")}
            isSecret
            value={tried.token}
            onChange={(token) => put({ token })}
          />
          <TextField
            label={authTrialText("authTrial.country")}
            help={authTrialText("authTrial.countryHelp")}
            value={tried.country}
            error={wrong.country}
            offered={countryCodes().map((code) => ({ value: code, label: countryName(code) ?? code }))}
            onChange={(country) => put({ country })}
          />
          <Choice
            label={authTrialText("authTrial.proto")}
            options={played.map((proto) => ({ value: proto, label: protocolInFull(proto) ?? proto }))}
            value={tried.proto}
            onChange={(proto) => put({ proto })}
          />
          <TextField
            label={authTrialText("authTrial.agent")}
            value={tried.agent}
            onChange={(agent) => put({ agent })}
          />
          {isOfStream && (
            <TextField
              label={authTrialText("authTrial.referer")}
              placeholder="https://tv.example.com/live"
              value={tried.referer}
              onChange={(referer) => put({ referer })}
            />
          )}
        </div>
        <div className={styles.go}>
          <Button type="submit" isBusy={isRunning} disabled={connection.isOffline}>
            {authTrialText("authTrial.try")}
          </Button>
          <span className={styles.note}>
            {authTrialText(connection.isOffline ? "authTrial.offline" : "authTrial.edited")}
          </span>
        </div>
      </form>
      <div role="status" className={styles.answer}>
        {told !== undefined && !isRunning && (
          <TrialAnswer
            trial={told.trial}
            failure={told.failure}
            editor={editor}
            isOld={told.tried !== tried || told.edits !== draft.edits}
          />
        )}
      </div>
    </Panel>
  );
});

/** The auth backends, with a box that tries them. */
export const authBackendList = listOverride("auth-backend", { BelowPanels: AuthTrialBox });

interface ChoiceProps {
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly value: string;
  readonly onChange: (value: string) => void;
}

function Choice({ label, ...select }: ChoiceProps) {
  return <Field label={label}>{({ className: _, ...control }) => <Select {...control} {...select} />}</Field>;
}

/** What is wrong with whom is asked about, by field; what is not an address at all the server says as well. */
function wrongIn({ backend, stream, ip, country }: Tried): { stream?: string; ip?: string; country?: string } {
  const isCountry = country === "" || countryName(country) !== undefined;
  return {
    ...(backend === "" && stream === "" && { stream: authTrialText("authTrial.streamMissing") }),
    ...(!/^(?=.*[.:])[\da-f.:]+$/i.test(ip.trim()) && { ip: authTrialText("authTrial.ipWrong") }),
    ...(!isCountry && { country: authTrialText("authTrial.countryWrong", { value: country }) }),
  };
}
