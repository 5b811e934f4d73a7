import { describe, expect, it } from "vitest";
import { labelsOf, quickStyles } from "./quickPage.ts";

const body = `
  <dialog id="shut"><p>closed</p></dialog><dialog open><p>open</p></dialog>
  <div style="visibility: hidden"><p>unseen</p><b style="visibility: visible">seen</b></div>
  <div style="display: none"><p>gone</p></div><section hidden><p>hidden</p></section><div popover>later</div>
  <details><summary>more</summary><p>rest</p></details><p style="pointer-events: none"><button>dead</button></p>
  <table hidden><tbody><tr><td>cell</td></tr></tbody></table><ul><li>one</li></ul><svg><g></g></svg>
  <form><label for="a">A</label><label for="a">again</label><input id="a"><label>B <input type="checkbox"><select></select></label>
  <input type="hidden"><label for="a">other <input id="c"></label><textarea></textarea><button>go</button><noscript>no</noscript></form>`;

/** A page within the page, in which nothing was replaced. */
function untouched(): Window {
  const frame = document.body.appendChild(document.createElement("iframe"));
  const inner = frame.contentWindow;
  if (inner === null) throw new Error("The simulated page has no frames.");
  inner.document.body.innerHTML = body;
  return inner;
}

describe("the quick answers of the simulated page", () => {
  it("are those that it would have computed", () => {
    const window = untouched();
    const elements = [...window.document.body.querySelectorAll<HTMLElement>("*")];
    const computed = window.getComputedStyle.bind(window);
    const seen = (styles: typeof getComputedStyle) =>
      elements.map((element) => {
        const { display, visibility, pointerEvents, color } = styles(element);
        const isDead = pointerEvents === "none";
        return [element.outerHTML, display, visibility, isDead, color, styles(element).getPropertyValue("display")];
      });
    const expected = seen(computed);
    expect(seen(quickStyles(computed))).toEqual(expected);
    expect(new Set(expected.map((row) => row[1])).size).toBeGreaterThan(6);
  });

  it("name the labels of a field as the page does", () => {
    const window = untouched();
    for (const field of window.document.querySelectorAll<HTMLInputElement>("input, select, textarea, button")) {
      const { labels } = field;
      expect(labelsOf.call(field)).toEqual(labels === null ? null : [...labels]);
    }
    expect(window.document.querySelector("input")?.labels).toHaveLength(3);
  });
});
