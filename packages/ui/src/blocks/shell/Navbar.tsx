import { chakra } from '@chakra-ui/react'
import { useId } from 'react'
import { StyledAnchor } from '#primitives/Anchor.tsx'
import { Container } from '#primitives/Container.tsx'
import { IconButton } from '#primitives/IconButton.tsx'
import { CloseIcon, MenuIcon } from '#primitives/icons.tsx'
import { Logo } from '#primitives/Logo.tsx'
import { styles } from './Navbar.styles.ts'
import { NavbarLanguages, type NavbarLanguagesProps } from './NavbarLanguages.tsx'
import { useMenu } from './useMenu.ts'
import { useScrolledPast } from './useScrolledPast.ts'

interface NavbarLink {
  label: string
  href: string
  /** Only in the menu of narrow windows: a wide window has it elsewhere. @default false */
  isInMenu?: boolean | undefined
  /** @default false */
  isCurrent?: boolean | undefined
}

interface NavbarProps extends NavbarLanguagesProps {
  /** The company's name, in the logo. */
  brand: string
  /** Names the logo's link; contains the brand, which is what stands on it: "Caspora, home page". */
  homeLabel: string
  homeHref: string
  /** Names the navigation. */
  label: string
  links: readonly NavbarLink[]
  openMenuLabel: string
  closeMenuLabel: string
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
  const { brand, homeLabel, homeHref, label, links, overHero = false } = props
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
          <StyledAnchor href={homeHref} aria-label={homeLabel} css={styles.brand} onClick={menu.close}>
            <Logo brand={brand} />
          </StyledAnchor>
          <IconButton
            ref={menu.toggleRef}
            label={menu.isOpen ? props.closeMenuLabel : props.openMenuLabel}
            variant="onDark"
            aria-expanded={menu.isOpen}
            aria-controls={panelId}
            css={styles.toggle}
            onClick={menu.toggle}
          >
            {menu.isOpen ? <CloseIcon /> : <MenuIcon />}
          </IconButton>
          <chakra.nav id={panelId} aria-label={label} data-open={open} css={styles.nav}>
            <chakra.ul css={styles.links}>
              {links.map((link) => (
                <chakra.li key={link.href} {...(link.isInMenu && { display: { md: 'none' } })}>
                  <StyledAnchor
                    href={link.href}
                    css={styles.link}
                    onClick={menu.close}
                    {...(link.isCurrent && { 'aria-current': 'page' as const })}
                  >
                    {link.label}
                  </StyledAnchor>
                </chakra.li>
              ))}
            </chakra.ul>
            <NavbarLanguages
              language={props.language}
              languages={props.languages}
              languagesLabel={props.languagesLabel}
              onChosen={menu.dismiss}
            />
          </chakra.nav>
        </Container>
      </chakra.header>
      {!overHero && <chakra.div css={styles.spacer} />}
    </>
  )
}
