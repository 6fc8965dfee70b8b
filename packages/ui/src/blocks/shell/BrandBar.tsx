import { chakra, type SystemStyleObject } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Link } from '#primitives/Link.tsx'
import { Logo } from '#primitives/Logo.tsx'
import { defineSlotStyles } from '#theme/defineStyles.ts'
import { NavbarLanguages, type NavbarLanguagesProps } from './NavbarLanguages.tsx'

const styles = defineSlotStyles({
  root: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '2',
    minHeight: 'navbar',
    paddingInline: 'gutter',
    paddingBlock: '3',
  },
  brand: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 'target',
    marginInlineStart: '-1',
    paddingInline: '1',
    borderRadius: 'control',
  },
  end: { display: 'flex', alignItems: 'center', gap: '2' },
})

export interface BrandBarProps extends NavbarLanguagesProps {
  brand: string
  /** Where the logo leads, for the ear. */
  homeLabel: string
  homeHref: string
}

interface Props extends BrandBarProps {
  /** Its place on the page. */
  css?: SystemStyleObject | undefined
  /** Before the languages. */
  children?: ReactNode
}

/** The dark bar of a page that has no menu: the logo and the two other languages. */
export function BrandBar({ brand, homeLabel, homeHref, css, children, ...languages }: Props) {
  return (
    <chakra.div css={[styles.root ?? {}, css ?? {}]}>
      <Link variant="bare" href={homeHref} aria-label={homeLabel} css={styles.brand}>
        <Logo brand={brand} />
      </Link>
      <chakra.div css={styles.end}>
        {children}
        <NavbarLanguages {...languages} />
      </chakra.div>
    </chakra.div>
  )
}
