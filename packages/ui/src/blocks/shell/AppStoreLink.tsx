import { company } from '@atrium/contract/core'
import { chakra } from '@chakra-ui/react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { VisuallyHidden } from '#primitives/VisuallyHidden.tsx'
import { visuallyHidden } from '#primitives/visuallyHidden.ts'
import { defineSlotStyles } from '#theme/defineStyles.ts'
import { CompanyLogo } from './CompanyLogo.tsx'
import { useClearPlace } from './useClearPlace.ts'

/** The page leaves less than the width of the words beside its container. */
const narrowMargin = '@media (max-width: 100em)'

const styles = defineSlotStyles({
  root: {
    position: 'fixed',
    zIndex: 'raised',
    insetInlineEnd: 'max({spacing.4}, env(safe-area-inset-right))',
    bottom: 'max({spacing.4}, env(safe-area-inset-bottom))',
    // Not by `bottom`: a page whose parts change place by layout counts as unsteady (CLS).
    translate: '0 calc(-1 * var(--lift, 0px))',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2.5',
    minWidth: '14',
    minHeight: '14',
    paddingInline: '4',
    borderRadius: 'full',
    borderWidth: 'hairline',
    borderColor: 'border.hairline',
    backgroundColor: 'bg.raised',
    color: 'fg',
    boxShadow: 'floating',
    textDecoration: 'none',
    transitionProperty: 'opacity, visibility, background-color',
    transitionDuration: 'fast',
    _hover: { backgroundColor: 'bg.quiet' },
    // Hidden from the keyboard too; while it has the focus it stays.
    '&[data-hidden]:not(:focus-visible)': { opacity: 0, visibility: 'hidden' },
    _print: { display: 'none' },
  },
  mark: { height: '6', color: 'bg.primary' },
  texts: {
    display: 'grid',
    textStyle: 'control',
    // Where the words would leave the margin of the page they are for the ear, until the pointer asks for them.
    [narrowMargin]: { 'a:not(:hover) > &': visuallyHidden },
  },
  small: { fontSize: 'xs', fontWeight: 'body', color: 'fg.muted' },
})

/**
 * The floating link to the mobile application (spec 2): a round mark in the margin of the page; its words show where
 * the margin has room, and on hover. It never lies over words, a control, the subscribe strip or the footer: it moves up
 * a step, or goes until there is room.
 */
export function AppStoreLink() {
  const { t } = useTranslation()
  const ref = useRef<HTMLAnchorElement>(null)
  const lift = useClearPlace(ref)
  return (
    <aside aria-label={t('app.get')}>
      <chakra.a
        ref={ref}
        href={company.appStore}
        target="_blank"
        rel="noreferrer"
        data-tone="light"
        data-hidden={lift === undefined ? '' : undefined}
        style={{ ['--lift' as string]: `${lift ?? 0}px` }}
        css={styles.root}
      >
        <CompanyLogo isSmall css={styles.mark} />
        <chakra.span css={styles.texts}>
          <chakra.span css={styles.small}>{`${t('app.get')} `}</chakra.span>
          <span>{t('app.store')}</span>
          <VisuallyHidden>{` (${t('app.newTab')})`}</VisuallyHidden>
        </chakra.span>
      </chakra.a>
    </aside>
  )
}
