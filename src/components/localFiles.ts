/** Asks for files of the operator's machine. None where the window was closed without a choice. */
export function pickFiles(): Promise<readonly File[]> {
  return new Promise((resolve) => {
    const input = document.createElement("input");
    input.type = "file";
    input.multiple = true;
    // Some browsers forget an input that stands nowhere before anything was chosen.
    input.hidden = true;
    document.body.append(input);
    const end = () => {
      input.remove();
      resolve([...(input.files ?? [])]);
    };
    input.addEventListener("change", end);
    input.addEventListener("cancel", end);
    input.click();
  });
}

/** Gives the browser a text to keep as a file. */
export function saveFile(name: string, type: string, content: string): void {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
