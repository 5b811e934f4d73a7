import { Component, type ReactNode } from "react";

interface HiddenWhenBrokenProps {
  readonly children: ReactNode;
  readonly log: (error: Error) => void;
}

/** Leaves out what cannot be drawn, and says so in the log: the page around it works without. */
export class HiddenWhenBroken extends Component<HiddenWhenBrokenProps, { readonly isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError(): { isBroken: boolean } {
    return { isBroken: true };
  }

  override componentDidCatch(error: unknown): void {
    const why = error instanceof Error ? error.message : String(error);
    this.props.log(new Error(`The DVR timeline cannot be drawn: ${why}`));
  }

  override render(): ReactNode {
    return this.state.isBroken ? null : this.props.children;
  }
}
