import { Component, type ReactNode } from "react";

interface HiddenWhenBrokenProps {
  readonly children: ReactNode;
}

/** Leaves out what cannot be drawn, and says so in the log: the page around it works without. */
export class HiddenWhenBroken extends Component<HiddenWhenBrokenProps, { readonly isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError(): { isBroken: boolean } {
    return { isBroken: true };
  }

  override componentDidCatch(error: unknown): void {
    console.error("The DVR timeline cannot be drawn.", error);
  }

  override render(): ReactNode {
    return this.state.isBroken ? null : this.props.children;
  }
}
