import { useState } from "react";
import { Button, IconButton } from "../../../src/components/controls/Button.tsx";
import { Checkbox, Switch, ToggleChip } from "../../../src/components/controls/Toggles.tsx";
import { CopyButton } from "../../../src/components/controls/CopyButton.tsx";
import { Field } from "../../../src/components/controls/TextField.tsx";
import { RadioGroup, Select } from "../../../src/components/controls/Choices.tsx";
import { SearchField } from "../../../src/components/controls/SearchField.tsx";
import { Panel } from "../../../src/components/data/Panel.tsx";
import { FieldBadge } from "../../../src/components/states/Badge.tsx";
import fields from "../../../src/theme/fields.module.css";
import styles from "./gallery.module.css";

/** Buttons, switches and fields in all states. */
export function Controls() {
  const [isOn, setIsOn] = useState(true);
  const [mode, setMode] = useState<"static" | "demand">("static");
  const [level, setLevel] = useState("notice");
  const [query, setQuery] = useState("news");
  return (
    <>
      <Panel title="Buttons">
        <div className={styles.row}>
          <Button variant="primary">Save changes</Button>
          <Button icon="plus">Add stream</Button>
          <Button variant="ghost">Discard</Button>
          <Button variant="danger" icon="trash">
            Delete
          </Button>
          <Button variant="primary" isBusy>
            Saving
          </Button>
          <Button disabled>Disabled</Button>
          <Button size="small">Small</Button>
          <Button size="small" variant="ghost" icon="undo">
            Undo
          </Button>
          <IconButton icon="settings" label="Settings" />
          <IconButton icon="pin" label="Pin" isPressed />
          <IconButton icon="trash" label="Remove" tone="danger" size="small" />
          <CopyButton value="rtmp://host/static/news" />
          <CopyButton value="rtmp://host/static/news" label="Copy the address" />
        </div>
        <div className={styles.row}>
          <Switch isOn={isOn} onChange={setIsOn}>
            Thumbnails
          </Switch>
          <Switch isOn={!isOn} onChange={() => setIsOn(!isOn)}>
            Off
          </Switch>
          <Switch isOn disabled onChange={() => {}}>
            Disabled
          </Switch>
          <Checkbox isChecked={isOn} onChange={setIsOn}>
            Ticked
          </Checkbox>
          <Checkbox isChecked={false} onChange={() => {}}>
            Not ticked
          </Checkbox>
          <Checkbox isChecked="mixed" onChange={() => {}}>
            Mixed
          </Checkbox>
          <RadioGroup
            label="Mode"
            value={mode}
            onChange={setMode}
            options={[
              { value: "static", label: "Static" },
              { value: "demand", label: "On demand" },
            ]}
          />
        </div>
        <div className={styles.row}>
          <SearchField label="Filter" value={query} onChange={setQuery} placeholder="Filter by name, title, source" />
          <ToggleChip isOn count={9987} onChange={() => {}}>
            online
          </ToggleChip>
          <ToggleChip isOn={false} count={201} onChange={() => {}}>
            waiting
          </ToggleChip>
          <ToggleChip isOn={false} count={52} onChange={() => {}}>
            error
          </ToggleChip>
        </div>
      </Panel>
      <Panel title="Limits" help="What one viewer may do on this stream." actions={<FieldBadge state="unsaved" />}>
        <div className={styles.form}>
          <Field label="Stream name" isRow isRequired error="this name is already used">
            {(control) => <input {...control} defaultValue="news" />}
          </Field>
          <Field label="Client timeout" isRow help="An on-demand stream turns off after the last client leaves.">
            {(control) => (
              <span className={fields.group}>
                <input {...control} className={`${fields.input} ${fields.number}`} defaultValue={60} />
                <span className={fields.unit}>seconds</span>
                <FieldBadge state="default" />
              </span>
            )}
          </Field>
          <Field
            label="Source URL"
            isRow
            warning="This name contains special characters. Application may not work properly."
          >
            {(control) => (
              <input {...control} className={`${fields.input} ${fields.changed}`} defaultValue="udp://239.0.0.1:1234" />
            )}
          </Field>
          <Field label="Log level" isRow>
            {(control) => (
              <Select
                {...control}
                value={level}
                onChange={setLevel}
                options={["default", "debug", "notice", "error"].map((value) => ({ value, label: value }))}
              />
            )}
          </Field>
          <Field label="Comment" isRow>
            {(control) => <textarea {...control} className={fields.textarea} placeholder="For the colleagues" />}
          </Field>
          <Field label="Disabled" isRow>
            {(control) => <input {...control} disabled defaultValue="cannot be changed here" />}
          </Field>
        </div>
      </Panel>
    </>
  );
}
