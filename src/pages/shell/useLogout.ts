import { useState } from "react";
import { useStores } from "../../context/useStores.ts";

/** Logging out, with a question first where a draft would be lost. */
export interface Logout {
  readonly isAsking: boolean;
  readonly ask: () => void;
  readonly confirm: () => void;
  readonly cancel: () => void;
}

export function useLogout(): Logout {
  const { clipboard, draft, session } = useStores();
  const [isAsking, setIsAsking] = useState(false);
  const confirm = () => {
    draft.forget();
    clipboard.forget();
    void session.logout();
  };
  return {
    isAsking,
    ask: () => (draft.count > 0 ? setIsAsking(true) : confirm()),
    confirm,
    cancel: () => setIsAsking(false),
  };
}
