/**
 * Two questions that Testing Library asks of every element for every role it looks for, answered quickly. The simulated
 * page matches its whole default style sheet for each, or searches the document once for each label: three quarters of
 * the time of the tests of pages. What is answered is the same, as `quickPage.test.tsx` compares.
 */

const asked = new Set(["display", "visibility", "pointerEvents", "pointer-events"]);
const displayByKind = new Map<string, string>();
const quickOnes = new WeakSet<typeof getComputedStyle>();

/** Replaces `getComputedStyle` and `labels` in the page of the tests; a page with style sheets is computed as before. */
export function answerQuickly(): void {
  // Test files may share a page.
  if (quickOnes.has(window.getComputedStyle)) return;
  const computed = window.getComputedStyle.bind(window);
  window.getComputedStyle = quickStyles(computed);
  quickOnes.add(window.getComputedStyle);
  for (const kind of [HTMLInputElement, HTMLSelectElement, HTMLTextAreaElement, HTMLButtonElement]) {
    Object.defineProperty(kind.prototype, "labels", { configurable: true, get: labelsOf });
  }
}

/** Answers as `computed` does, which it asks where it must. */
export function quickStyles(computed: typeof getComputedStyle): typeof getComputedStyle {
  return (element, pseudo) => {
    if (document.styleSheets.length > 0 || (pseudo ?? "") !== "") return computed(element, pseudo);
    return styleOf(element, computed);
  };
}

/** The few properties that are asked for all the time; any other makes the page compute them all. */
function styleOf(element: Element, computed: typeof getComputedStyle): CSSStyleDeclaration {
  const quick = (name: string): string => {
    if (name === "display") return displayOf(element, computed);
    return name === "visibility" ? inherited(element, name, "visible") : inherited(element, "pointer-events", "auto");
  };
  const getPropertyValue = (name: string): string =>
    asked.has(name) ? quick(name) : computed(element).getPropertyValue(name);
  const answers: ProxyHandler<CSSStyleDeclaration> = {
    get(_, name) {
      if (name === "getPropertyValue") return getPropertyValue;
      if (typeof name === "string" && asked.has(name)) return quick(name);
      const whole = computed(element);
      const value: unknown = Reflect.get(whole, name);
      return typeof value === "function" ? value.bind(whole) : value;
    },
  };
  return new Proxy({} as CSSStyleDeclaration, answers);
}

function inline(element: Element, property: string): string {
  const { style } = element as Partial<ElementCSSInlineStyle>;
  return element.hasAttribute("style") ? (style?.getPropertyValue(property) ?? "") : "";
}

/** By what the default style sheet goes by: the tag, and the few attributes that hide or show. */
function displayOf(element: Element, computed: typeof getComputedStyle): string {
  const own = inline(element, "display");
  if (own !== "") return own;
  const marks = ["hidden", "open", "popover"].filter((name) => element.hasAttribute(name));
  const type = element.localName === "input" ? (element.getAttribute("type") ?? "") : "";
  const inSummary = element.localName === "summary" ? (element.parentElement?.localName ?? "") : "";
  const key = [element.namespaceURI, element.localName, type, inSummary, ...marks].join(" ");
  let display = displayByKind.get(key);
  if (display === undefined) displayByKind.set(key, (display = computed(element).display));
  return display;
}

/** Unlike `display`. */
function inherited(element: Element, property: string, initial: string): string {
  for (let at: Element | null = element; at !== null; at = at.parentElement) {
    const own = inline(at, property);
    if (own !== "" && own !== "inherit") return own;
  }
  return initial;
}

/** Of a field: those that name it, and the one around it. */
export function labelsOf(this: HTMLInputElement): readonly HTMLLabelElement[] | null {
  if (this.type === "hidden") return null;
  return [...this.ownerDocument.getElementsByTagName("label")].filter((label) =>
    label.hasAttribute("for")
      ? this.id !== "" && label.htmlFor === this.id
      : label.contains(this) && label.control === this,
  );
}
