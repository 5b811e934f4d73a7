import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { streamOutputForm } from "../../src/generated/forms/stream.output.ts";
import { generatedHarness } from "./fixtures/generatedHarness.tsx";

const prefix = () => screen.getByRole<HTMLInputElement>("textbox", { name: "URL prefix" });

describe("a setting that stores valid values only", () => {
  it("makes no edit of what breaks its rules, and tells the page so until it is mended", async () => {
    const problems: (string | undefined)[] = [];
    const page = await generatedHarness(streamOutputForm, {
      value: { name: "news" },
      onTextProblem: (_, message) => problems.push(message),
    });
    await page.user.type(prefix(), "cdn");
    await page.user.tab();
    expect(page.edits).toEqual([]);
    await waitFor(() => expect(problems.at(-1)).toBe("Please specify in http://example.com:8080 format"));
    expect(prefix().getAttribute("aria-invalid")).toBe("true");
    await page.user.clear(prefix());
    await page.user.type(prefix(), "http://cdn");
    await page.user.tab();
    expect(page.edits).toEqual([{ path: ["url_prefix"], value: "http://cdn" }]);
    await waitFor(() => expect(problems.at(-1)).toBeUndefined());
  });
});
