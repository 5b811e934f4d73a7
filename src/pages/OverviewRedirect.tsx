import { Navigate, useLocation } from "react-router-dom";

/** The overview is the address of the item itself; `/overview` leads there. */
export function OverviewRedirect() {
  const { pathname, search, hash } = useLocation();
  return <Navigate replace to={{ pathname: pathname.replace(/\/overview\/?$/, ""), search, hash }} />;
}
