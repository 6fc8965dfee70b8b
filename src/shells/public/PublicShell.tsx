import { company, pages } from '@atrium/contract'
import { Footer, Navbar, SkipLink } from '@atrium/ui'
import { useTranslation } from 'react-i18next'
import { Outlet, useLocation } from 'react-router-dom'
import { constants } from '#config/constants.ts'
import { useFooter } from './useFooter.ts'
import { useNavbar } from './useNavbar.ts'

/** Their header film lies under the navbar. */
const pagesWithHero = [pages.home, pages.about, pages.services, pages.careers]

/** The frame of the public pages (spec 2): navbar, content, footer. */
export function PublicShell() {
  const { t } = useTranslation()
  const navbar = useNavbar()
  const footer = useFooter()
  const { pathname } = useLocation()
  const hasHero = pagesWithHero.some((page) => pathname === page || pathname === `${page}/`)
  return (
    <>
      <SkipLink label={t('skipToContent')} />
      <Navbar
        {...navbar}
        brand={company.name}
        overHero={hasHero}
        scrolledAfter={constants.navbarScrolledPx}
      />
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <Footer {...footer} brand={company.name} />
    </>
  )
}
