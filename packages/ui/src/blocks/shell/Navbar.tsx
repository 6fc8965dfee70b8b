import { company, pages } from '@atrium/contract/core'
import { chakra } from '@chakra-ui/react'
import { useEffect, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { StyledAnchor } from '#primitives/Anchor.tsx'
import { Container } from '#primitives/Container.tsx'
import { IconButton } from '#primitives/IconButton.tsx'
import { CloseIcon, MenuIcon } from '#primitives/icons.tsx'
import { CompanyLogo } from './CompanyLogo.tsx'
import { styles } from './Navbar.styles.ts'
import { NavbarLanguages, type NavbarLanguagesProps } from './NavbarLanguages.tsx'
import { useMenu } from './useMenu.ts'

/** The pages in order (spec 2), each with the first parts of its area's addresses. */
const links = [
  { page: 'home', areas: [] },
  { page: 'about', areas: ['/about'] },
  { page: 'services', areas: ['/service'] },
  { page: 'careers', areas: ['/career', '/app', '/sendCv'] },
  { page: 'contact', areas: ['/contact'] },
] as const

interface NavbarProps extends NavbarLanguagesProps {
  /** The path of the page: its link is marked as current. */
  place: string
  /** Past this many px of scrolling the bar takes its scrolled style (spec 9). */
  scrolledAfter: number
  /**
   * `true`: transparent over a dark header until the page is scrolled. `false`: solid from the start, and the
   * page begins below it (the bar leaves its room by itself).
   * @default false
   */
  overHero?: boolean | undefined
  /** Told when the menu of narrow windows opens and closes. */
  onMenuChange?: ((isOpen: boolean) => void) | undefined
}

/** The public site's top bar: pages, the two other languages, and a menu on narrow windows (spec 2). */
export function Navbar(props: NavbarProps) {
  const { place, language, languages, overHero = false } = props
  const { t } = useTranslation()
  const isScrolled = useScrolledPast(props.scrolledAfter)
  const menu = useMenu(props.onMenuChange)
  const panelId = useId()
  const open = menu.isOpen ? '' : undefined
  const solid = !overHero || isScrolled || menu.isOpen ? '' : undefined
  const scrolled = isScrolled && !menu.isOpen ? '' : undefined

  return (
    <>
      <chakra.header
        data-tone="dark"
        data-solid={solid}
        data-scrolled={scrolled}
        css={styles.root}
        {...menu.watch}
      >
        <Container css={styles.bar}>
          <StyledAnchor
            href={pages.home}
            aria-label={t('homeLink', { company: company.name })}
            css={styles.brand}
            onClick={menu.close}
          >
            <CompanyLogo />
          </StyledAnchor>
          <IconButton
            ref={menu.toggleRef}
            label={t(menu.isOpen ? 'nav.closeMenu' : 'nav.openMenu')}
            variant="onDark"
            aria-expanded={menu.isOpen}
            aria-controls={panelId}
            css={styles.toggle}
            onClick={menu.toggle}
          >
            {menu.isOpen ? <CloseIcon /> : <MenuIcon />}
          </IconButton>
          <chakra.nav id={panelId} aria-label={t('nav.label')} data-open={open} css={styles.nav}>
            <chakra.ul css={styles.links}>
              {links.map(({ page, areas }) => (
                <li key={page}>
                  <StyledAnchor
                    href={pages[page]}
                    css={styles.link}
                    onClick={menu.close}
                    {...((place === pages[page] ||
                      areas.some((area) => `${place}/`.startsWith(`${area}/`))) && {
                      'aria-current': 'page' as const,
                    })}
                  >
                    {t(`nav.${page}`)}
                  </StyledAnchor>
                </li>
              ))}
              {/* A wide window has it in the footer. */}
              <chakra.li display={{ md: 'none' }}>
                <StyledAnchor href={pages.staffLogin} css={styles.link} onClick={menu.close}>
                  {t('footer.staff')}
                </StyledAnchor>
              </chakra.li>
            </chakra.ul>
            <NavbarLanguages language={language} languages={languages} onChosen={menu.dismiss} />
          </chakra.nav>
        </Container>
      </chakra.header>
      {!overHero && <chakra.div css={styles.spacer} />}
    </>
  )
}

/** Whether the page is scrolled further than `limit` px. Renders again only when the answer changes. */
function useScrolledPast(limit: number): boolean {
  const [isPast, setPast] = useState(false)
  useEffect(() => {
    const read = () => setPast(window.scrollY > limit)
    // With the next frame: asked for at once, the browser would compute the layout of the page an extra time.
    const frame = requestAnimationFrame(read)
    window.addEventListener('scroll', read, { passive: true })
    return () => {
      cancelAnimationFrame(frame)
      window.removeEventListener('scroll', read)
    }
  }, [limit])
  return isPast
}
