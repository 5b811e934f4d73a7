import { type ChangeEvent, useRef } from "react";
import { Button } from "./Button.tsx";

interface FileButtonProps {
  readonly label: string;
  /** Endings and types that are offered, as `accept` of an input: `.json,application/json`. */
  readonly accept: string;
  readonly onFile: (file: File) => void;
}

/** A button that asks for a file of the operator's machine. */
export function FileButton({ label, accept, onFile }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  const handleChange = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const file = currentTarget.files?.[0];
    // The same file may be chosen again, once it is mended.
    currentTarget.value = "";
    if (file) onFile(file);
  };
  return (
    <>
      <Button icon="upload" onClick={() => input.current?.click()}>
        {label}
      </Button>
      <input ref={input} type="file" accept={accept} aria-label={label} hidden onChange={handleChange} />
    </>
  );
}
