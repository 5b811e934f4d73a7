import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { everyWidget } from "./fixtures/everyWidget.ts";
import { formHarness } from "./fixtures/formHarness.tsx";

const box = (name: string) => screen.getByRole<HTMLInputElement>("textbox", { name });
const list = (name: string) => screen.getByRole<HTMLSelectElement>("combobox", { name });
const words = (select: HTMLSelectElement) => [...select.options].map(({ text }) => text);

describe("the unit widget", () => {
  it("offers days and hours, and seconds only for a value that needs them [S171, C499]", () => {
    const page = formHarness(everyWidget, { value: { keep: 172_800 } });
    expect(words(list("Unit of Keep for"))).toEqual(["days", "hours"]);
    page.show({ value: { keep: 90 } });
    expect(words(list("Unit of Keep for"))).toEqual(["days", "hours", "seconds"]);
    expect(box("Keep for").value).toBe("90");
  });

  it("offers Gigabits, Megabits and Kilobits per second and multiplies by 1024 a step [S172, C500]", async () => {
    const page = formHarness(everyWidget, { value: {} });
    expect(words(list("Unit of Total bandwidth"))).toEqual([
      "Gigabits per second",
      "Megabits per second",
      "Kilobits per second",
    ]);
    expect(list("Unit of Total bandwidth").selectedOptions[0]?.text).toBe("Megabits per second");
    await page.user.type(box("Total bandwidth"), "3");
    await page.user.tab();
    expect(page.value()["bandwidth"]).toBe(3 * 1_048_576);
    await page.user.selectOptions(list("Unit of Total bandwidth"), "Gigabits per second");
    expect(page.value()["bandwidth"]).toBe(3 * 1_073_741_824);
    await page.user.selectOptions(list("Unit of Total bandwidth"), "Kilobits per second");
    expect(page.value()["bandwidth"]).toBe(3 * 1024);
  });

  it("offers Gigabytes, Megabytes and Kilobytes [S173]", async () => {
    const page = formHarness(everyWidget, { value: { space: 2_147_483_648 } });
    expect(words(list("Unit of Disk space"))).toEqual(["Gigabytes", "Megabytes", "Kilobytes"]);
    expect(box("Disk space").value).toBe("2");
    await page.user.selectOptions(list("Unit of Disk space"), "Kilobytes");
    expect(page.value()["space"]).toBe(2048);
  });

  it("stores whole bytes, bits and seconds, whatever part of a larger unit is typed", async () => {
    const page = formHarness(everyWidget, { value: {} });
    await page.user.type(box("Total bandwidth"), "0.3");
    await page.user.tab();
    expect(page.value()["bandwidth"]).toBe(314_573);
    await page.user.clear(box("Total bandwidth"));
    await page.user.type(box("Total bandwidth"), "0,7");
    await page.user.selectOptions(list("Unit of Total bandwidth"), "Kilobits per second");
    expect(page.value()["bandwidth"]).toBe(717);
  });

  it("stays with the unit that a number is typed in, and goes by the value once that comes from elsewhere", async () => {
    const page = formHarness(everyWidget, { value: { keep: 172_800 } });
    const unit = () => list("Unit of Keep for").selectedOptions[0]?.text;
    const put = async (text: string) => {
      await page.user.clear(box("Keep for"));
      await page.user.type(box("Keep for"), text);
      await page.user.tab();
    };
    await put("1.5");
    expect([page.value()["keep"], box("Keep for").value, unit()]).toEqual([5400, "1.5", "hours"]);
    await put("0.3");
    expect([page.value()["keep"], box("Keep for").value, unit()]).toEqual([1080, "0.3", "hours"]);
    await put("1.50");
    expect([page.value()["keep"], box("Keep for").value, unit()]).toEqual([5400, "1.5", "hours"]);
    page.show({ value: { keep: 90 } });
    expect([box("Keep for").value, unit()]).toEqual(["90", "seconds"]);
  });

  it("asks what a point before three digits means where no number is shown so, as 1.500", async () => {
    const page = formHarness(everyWidget, { value: { bandwidth: 3 * 1_048_576 } });
    const asked = () => screen.queryByText(/^This can be read in two ways\./)?.textContent;
    const put = async (text: string) => {
      await page.user.clear(box("Total bandwidth"));
      await page.user.paste(text);
      await page.user.tab();
    };
    await put("1.500");
    expect(asked()).toBe("This can be read in two ways. Write 1500, or 1.5 for a decimal.");
    expect(page.edits.filter(({ value }) => value !== undefined)).toEqual([]);
    for (const text of ["1.125", "0.500", "1.50"]) {
      await put(text);
      expect(asked(), text).toBeUndefined();
    }
    expect(page.value()["bandwidth"]).toBe(1.5 * 1_048_576);
    expect([box("Total bandwidth").value, list("Unit of Total bandwidth").selectedOptions[0]?.text]).toEqual([
      "1.5",
      "Megabits per second",
    ]);
  });

  it("asks what a comma before three digits means, and stores nothing until that is said", async () => {
    const page = formHarness(everyWidget, { value: { bandwidth: 3 * 1_048_576 } });
    const asked = () => screen.queryByText("This can be read in two ways. Write 1500, or 1.5 for a decimal.");
    await page.user.clear(box("Total bandwidth"));
    await page.user.paste(" 1,500 ");
    await page.user.tab();
    expect(asked()).toBeTruthy();
    expect(box("Total bandwidth").value).toBe(" 1,500 ");
    await page.user.selectOptions(list("Unit of Total bandwidth"), "Gigabits per second");
    expect(page.edits.filter(({ value }) => value !== undefined)).toEqual([]);
    await page.user.clear(box("Total bandwidth"));
    await page.user.paste("1500");
    await page.user.tab();
    expect(asked()).toBeNull();
    expect(page.value()["bandwidth"]).toBe(1500 * 1_073_741_824);
  });

  it("shows a value that comes back in its own unit, whichever was chosen for another one", async () => {
    const page = formHarness(everyWidget, { value: { bandwidth: 100 * 1_048_576 } });
    await page.user.selectOptions(list("Unit of Total bandwidth"), "Gigabits per second");
    expect(page.value()["bandwidth"]).toBe(100 * 1_073_741_824);
    page.show({ value: { bandwidth: 100 * 1_048_576 } });
    expect(box("Total bandwidth").value).toBe("100");
    expect(list("Unit of Total bandwidth").selectedOptions[0]?.text).toBe("Megabits per second");
  });

  it.each([
    ["0,125", 0.125],
    ["12,5", 12.5],
    ["1,2345", 1.2345],
    ["1.125", 1.125],
  ])("takes %s for the decimal that it can only be", async (typed, amount) => {
    const page = formHarness(everyWidget, { value: {} });
    await page.user.click(box("Total bandwidth"));
    await page.user.paste(typed);
    await page.user.tab();
    expect(page.value()["bandwidth"]).toBe(Math.round(amount * 1_048_576));
  });
});
