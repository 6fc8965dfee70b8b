import { chakra, useSlotRecipe } from '@chakra-ui/react'
import { Container } from '#primitives/Container.tsx'
import { Link } from '#primitives/Link.tsx'
import { Logo } from '#primitives/Logo.tsx'
import { footerRecipe } from './Footer.recipe.ts'

interface FooterLink {
  label: string
  href: string
}

interface FooterColumn {
  title: string
  links: readonly FooterLink[]
}

interface FooterProps {
  brand: string
  /** What the company does, in one line. */
  tagline: string
  columns: readonly FooterColumn[]
  /** The company elsewhere on the net, under the tagline. */
  social?: readonly FooterLink[] | undefined
  /** Names the list of `social`. */
  socialLabel: string
  copyright: string
  /** Beside the copyright: privacy and the like. */
  legal?: readonly FooterLink[] | undefined
}

/** The foot of every public page: the same links in the same order everywhere. */
export function Footer(props: FooterProps) {
  const { brand, tagline, columns, social = [], socialLabel, copyright, legal = [] } = props
  const styles = useSlotRecipe({ recipe: footerRecipe })()
  const linkOf = ({ label, href }: FooterLink) => (
    <li key={href + label}>
      <Link href={href} variant="plain" css={styles.link}>
        {label}
      </Link>
    </li>
  )
  return (
    <chakra.footer data-tone="dark" data-keep-clear="" css={styles.root}>
      <Container>
        <chakra.div css={styles.top}>
          <chakra.div css={styles.about}>
            <Logo brand={brand} />
            <chakra.p css={styles.tagline}>{tagline}</chakra.p>
            {social.length > 0 && (
              <chakra.ul aria-label={socialLabel} css={styles.social}>
                {social.map(linkOf)}
              </chakra.ul>
            )}
          </chakra.div>
          <chakra.div css={styles.columns}>
            {columns.map((column) => (
              <div key={column.title}>
                <chakra.h2 css={styles.title}>{column.title}</chakra.h2>
                <chakra.ul css={styles.list}>{column.links.map(linkOf)}</chakra.ul>
              </div>
            ))}
          </chakra.div>
        </chakra.div>
        <chakra.div css={styles.bottom}>
          <p>{copyright}</p>
          {legal.length > 0 && <chakra.ul css={styles.social}>{legal.map(linkOf)}</chakra.ul>}
        </chakra.div>
      </Container>
    </chakra.footer>
  )
}
