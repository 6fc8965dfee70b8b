import { company, pages } from '@atrium/contract'
import { Navbar, SkipLink } from '@atrium/ui'
import { useCallback, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Outlet, useLocation } from 'react-router-dom'
import { constants } from '#config/constants.ts'
import type { ShellContext } from '#shells/shellContext.ts'
import { LazyFoot } from './LazyFoot.tsx'
import { useNavbar } from './useNavbar.ts'

/** Pages whose header film extends below the navbar. */
const pagesWithHero = [pages.home, pages.about, pages.services, pages.careers]

/** The frame of the public pages (spec 2): navbar, content, subscribe strip, footer, and the mobile application. */
export function PublicShell() {
  const { t } = useTranslation()
  const navbar = useNavbar()
  const { pathname } = useLocation()
  const hasHero = pagesWithHero.some((page) => pathname === page || pathname === `${page}/`)
  const [isBroken, setBroken] = useState(false)
  const isMenuOpen = useRef(false)
  const onMenuChange = useCallback((isOpen: boolean) => {
    isMenuOpen.current = isOpen
  }, [])
  return (
    <>
      <SkipLink label={t('skipToContent')} />
      <Navbar
        {...navbar}
        brand={company.name}
        overHero={hasHero && !isBroken}
        scrolledAfter={constants.navbarScrolledPx}
        onMenuChange={onMenuChange}
      />
      <main id="main" tabIndex={-1}>
        <Outlet context={setBroken satisfies ShellContext} />
      </main>
      <LazyFoot isMenuOpen={isMenuOpen} />
    </>
  )
}
