import { observer } from "mobx-react-lite";
import { SavingIndicator } from "../../components/shell/SavingIndicator.tsx";
import { useStores } from "../../context/useStores.ts";

const timeoutS = 10;

/** What is happening to the config that was sent, in the header of every page. */
export const SavingStatus = observer(function SavingStatus() {
  const { state } = useStores().save;
  if (state.kind === "running") return <Running since={state.since} />;
  return <SavingIndicator state={state.kind === "failed" ? { kind: "idle" } : state} />;
});

const Running = observer(function Running({ since }: { readonly since: number }) {
  const elapsedS = Math.max(Math.floor((useStores().clock.readMs() - since) / 1000), 0);
  return <SavingIndicator state={{ kind: "running", elapsedS, timeoutS }} />;
});
