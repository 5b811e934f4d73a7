import type { DOMAttributes, ReactElement } from "react";
import { Focusable, Tooltip as AriaTooltip, TooltipTrigger } from "react-aria-components";
import { classes } from "../classes.ts";
import styles from "./Tooltip.module.css";

interface TooltipProps {
  readonly text: string;
  /** One focusable element, best a button or a link. */
  readonly children: ReactElement<DOMAttributes<Element>, string>;
}

/** A few words more about a control, on hover and on focus; nothing that is not said elsewhere. */
export function Tooltip({ text, children }: TooltipProps) {
  return (
    <TooltipTrigger delay={400} closeDelay={80}>
      <Focusable>{children}</Focusable>
      <AriaTooltip offset={6} className={classes(styles.tooltip)}>
        {text}
      </AriaTooltip>
    </TooltipTrigger>
  );
}
