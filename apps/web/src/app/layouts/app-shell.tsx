import type { Session } from '@fonendo/contract/auth/auth.schema';
import { UnstyledButton } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { Link } from '@tanstack/react-router';
import { Menu as MenuIcon } from 'lucide-react';
import { lazy, type PropsWithChildren, Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { UndeliverableBanner } from '../../features/bounces/bounces.public.ts';
import { NotificationBell } from '../../features/notifications/notifications.public.ts';
import { PaletteArea, PaletteButton, usePaletteOpened } from '../../features/search/search.public.tsx';
import { useSession } from '../../platform/session/auth-state.ts';
import { DialogArea } from '../../ui/dialog-area.tsx';
import { keepFocus } from '../../ui/focus/kept-focus.ts';
import { Logo } from '../../ui/marks/logo.tsx';
import { TopBarPlace } from '../../ui/top-bar.tsx';
import type { SidebarEntry } from '../sidebar.ts';
import { ActingBanner } from '../user-menu/acting-banner.tsx';
import { ChosenHospitalBanner } from '../user-menu/chosen-hospital-banner.tsx';
import { LanguageSwitch } from '../user-menu/language-switch.tsx';
import { UserMenu } from '../user-menu/user-menu.tsx';
import classes from './app-shell.module.css';
import { ShellFooter } from './shell-footer.tsx';
import { Sidebar } from './sidebar.tsx';
import { SkipLink } from './skip-link.tsx';

const PhoneDrawer = lazy(() => import('./phone-drawer.tsx').then((module) => ({ default: module.PhoneDrawer })));

type Props = PropsWithChildren<{
  entries: readonly SidebarEntry[];
  /** `workplace`: dense sizes for pages that people work in all day. */
  density?: 'page' | 'workplace';
  topBar?: boolean;
  /** The sidebar as a rail of icons, and the page as large as the window. */
  rail?: boolean;
}>;

/** Sidebar, top bar and content. On phones the sidebar is a drawer and the user menu is in the top bar. */
export function AppShell({ children, entries, density = 'page', topBar = true, rail = false }: Props) {
  const session = useSession();
  const palette = usePaletteOpened(session !== null);
  useEffect(keepFocus, []);
  return (
    <div className={classes.frame} data-density={density} data-rail={rail || undefined}>
      <SkipLink />
      <ActingBanner />
      <ChosenHospitalBanner />
      {session?.undeliverable && (
        <Suspense>
          <UndeliverableBanner session={session} undeliverable={session.undeliverable} />
        </Suspense>
      )}
      <div className={classes.shell}>
        <aside className={classes.aside}>
          <SidebarContent session={session} entries={entries} rail={rail} />
        </aside>
        <div className={classes.column}>
          <PhoneBar session={session} entries={entries} onSearch={palette.open} />
          {topBar && (
            <header className={classes.topBar}>
              <TopBarPlace />
              {session && <PaletteButton onOpen={palette.open} />}
              <div className={classes.tools}>
                <LanguageSwitch />
                {session && <BellPlace />}
              </div>
            </header>
          )}
          <main id="content" tabIndex={-1} className={classes.content}>
            {children}
          </main>
          {!rail && <ShellFooter />}
          <DialogArea />
          {session && (
            <PaletteArea session={session} places={entries} opened={palette.opened} onClose={palette.close} />
          )}
        </div>
      </div>
    </div>
  );
}

/** The bell is loaded after the page; its space is reserved so that nothing moves. */
function BellPlace() {
  return (
    <div className={classes.bell}>
      <Suspense>
        <NotificationBell />
      </Suspense>
    </div>
  );
}

type NavigationProps = {
  session: Session | null;
  entries: readonly SidebarEntry[];
  rail?: boolean;
  onNavigate?: () => void;
};

function SidebarContent({ session, entries, rail = false, onNavigate }: NavigationProps) {
  const { t } = useTranslation();
  return (
    <>
      <Link
        to="/dashboard"
        className={classes.logo}
        aria-label={`${t('product')}: ${t('nav.home')}`}
        onClick={onNavigate}
      >
        <Logo size={28} wordmark={!rail} />
      </Link>
      <Sidebar entries={entries} rail={rail} onNavigate={onNavigate} />
      <div className={classes.foot}>{session && <UserMenu session={session} compact={rail} />}</div>
    </>
  );
}

function PhoneBar({ session, entries, onSearch }: NavigationProps & { onSearch: () => void }) {
  const { t } = useTranslation();
  const [opened, drawer] = useDisclosure(false);
  const [used, use] = useDisclosure(false);
  return (
    <header className={classes.phoneBar}>
      <UnstyledButton
        className={classes.menuButton}
        aria-label={t('nav.open')}
        aria-expanded={opened}
        onClick={() => {
          use.open();
          drawer.open();
        }}
      >
        <MenuIcon size={22} aria-hidden />
      </UnstyledButton>
      <Link to="/dashboard" aria-label={`${t('product')}: ${t('nav.home')}`} className={classes.phoneLogo}>
        <Logo size={26} wordmark />
      </Link>
      {session && <PaletteButton compact onOpen={onSearch} />}
      <LanguageSwitch />
      {session && <BellPlace />}
      {session && <UserMenu session={session} compact />}
      {used && (
        <Suspense>
          <PhoneDrawer opened={opened} onClose={drawer.close}>
            <SidebarContent session={session} entries={entries} onNavigate={drawer.close} />
          </PhoneDrawer>
        </Suspense>
      )}
    </header>
  );
}
