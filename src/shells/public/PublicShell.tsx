import { type PageName, pageAt } from '@atrium/contract/core'
import { Navbar, SkipLink } from '@atrium/ui'
import { Suspense, useCallback, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Outlet, useLocation } from 'react-router-dom'
import { constants } from '#config/constants.ts'
import { whenHydrated } from '#hooks/alive.ts'
import { LazyPart } from '#hooks/LazyPart.tsx'
import { useLanguage } from '#hooks/useLanguage.ts'
import { loadInTheEnd } from '#hooks/waits.ts'
import type { ShellContext } from '#shells/shellContext.ts'
import type { ShellFootProps } from './ShellFoot.tsx'

/** Pages whose header film extends below the navbar. */
const pagesWithHero: readonly (PageName | undefined)[] = ['home', 'about', 'services', 'careers']

interface PublicShellProps {
  /** The page of an unknown address: a dark page under the navbar alone. @default false */
  isNotFound?: boolean
}

/** The frame of the public pages (spec 2): navbar, content, subscribe strip, footer, and the mobile application. */
export function PublicShell({ isNotFound }: PublicShellProps) {
  const { t } = useTranslation()
  const { language, choices } = useLanguage()
  const { pathname } = useLocation()
  const hasHero = isNotFound || pagesWithHero.includes(pageAt(pathname))
  const [isBroken, setBroken] = useState(false)
  const isMenuOpen = useRef(false)
  const onMenuChange = useCallback((isOpen: boolean) => {
    isMenuOpen.current = isOpen
  }, [])
  return (
    <>
      <SkipLink label={t('skipToContent')} />
      <Navbar
        place={pathname}
        language={language}
        languages={choices}
        overHero={hasHero && !isBroken}
        scrolledAfter={constants.navbarScrolledPx}
        onMenuChange={onMenuChange}
      />
      {/* As high as the window: what follows does not show before the content has come. */}
      <main id="main" tabIndex={-1} style={{ minHeight: '100dvh' }}>
        <Outlet context={setBroken satisfies ShellContext} />
      </main>
      {!isNotFound && <LazyFoot isMenuOpen={isMenuOpen} />}
    </>
  )
}

const loadFoot = async () => {
  await whenHydrated
  const { ShellFoot } = await loadInTheEnd(() => import(/* webpackChunkName: "foot" */ './ShellFoot.tsx'))
  return ShellFoot
}

/** The foot, in a chunk of its own; until it is loaded, the server-rendered foot stays and works without it. */
const LazyFoot = (props: ShellFootProps) => (
  <Suspense>
    <LazyPart load={loadFoot} {...props} />
  </Suspense>
)
