import { observer } from "mobx-react-lite";
import { useRef } from "react";
import { Link, Outlet, useLocation } from "react-router-dom";
import { useEdges } from "../../components/controls/useEdges.ts";
import { useStores } from "../../context/StoresContext.ts";
import type { MenuGroup } from "../../model/entity/entityMenu.ts";
import { formatCount } from "../../model/units/formatQuantity.ts";
import { text } from "../../texts/text.ts";
import layout from "../media/MediaPage.module.css";
import nav from "../media/panel/SidePanel.module.css";

interface CollectionLayoutProps {
  readonly group: MenuGroup;
  /** The page of the tab itself, where it has one besides its lists. */
  readonly home?: string;
}

/** A tab with several lists: its lists at the side, and beside them one of them or an item's page. */
export function CollectionLayout({ group, home }: CollectionLayoutProps) {
  if (group.entities.length === 1 && home === undefined) return <Outlet />;
  return (
    <div className={layout.layout}>
      <aside className={nav.panel} aria-label={group.title}>
        <GroupNav group={group} home={home} />
      </aside>
      <div className={layout.main}>
        <Outlet />
      </div>
    </div>
  );
}

/** The lists of a tab, with how many items each has. */
const GroupNav = observer(function GroupNav({
  group,
  home,
}: Pick<CollectionLayoutProps, "group"> & { readonly home: string | undefined }) {
  const { config } = useStores();
  const { pathname } = useLocation();
  const lists = useRef<HTMLElement>(null);
  useEdges(lists);
  const current = (to: string) => (pathname === to ? "page" : pathname.startsWith(`${to}/`) ? "true" : undefined);
  // What is none of the lists is the tab's own, at whatever address.
  const isOwn = group.entities.every(({ route = "" }) => current(`/${route}`) === undefined);
  return (
    <nav ref={lists} className={nav.nav} aria-label={group.title}>
      {home !== undefined && (
        <Link className={nav.list} to={home} aria-current={current(home) ?? (isOwn ? "true" : undefined)}>
          {text("collection.settings")}
        </Link>
      )}
      {group.entities.map(({ name, collection = "", route = "", plural }) => (
        <Link key={name} className={nav.list} to={`/${route}`} aria-current={current(`/${route}`)}>
          {plural}
          <span className={nav.total}>{formatCount(Object.keys(config.readList(collection)).length)}</span>
        </Link>
      ))}
    </nav>
  );
});
