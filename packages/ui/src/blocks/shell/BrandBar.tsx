import { company, pages } from '@atrium/contract/core'
import { chakra, type SystemStyleObject } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from '#primitives/Link.tsx'
import { defineSlotStyles } from '#theme/defineStyles.ts'
import { CompanyLogo } from './CompanyLogo.tsx'
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

interface BrandBarProps extends NavbarLanguagesProps {
  /** Its place on the page. */
  css?: SystemStyleObject | undefined
  /** Before the languages. */
  children?: ReactNode
}

/** The dark bar of a page that has no menu: the logo and the two other languages. */
export function BrandBar({ css, children, ...languages }: BrandBarProps) {
  const { t } = useTranslation()
  return (
    <chakra.div css={[styles.root ?? {}, css ?? {}]}>
      <Link
        variant="bare"
        href={pages.home}
        aria-label={t('homeLink', { company: company.name })}
        css={styles.brand}
      >
        <CompanyLogo />
      </Link>
      <chakra.div css={styles.end}>
        {children}
        <NavbarLanguages {...languages} />
      </chakra.div>
    </chakra.div>
  )
}
