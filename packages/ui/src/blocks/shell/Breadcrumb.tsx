import { chakra } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { Link } from '#primitives/Link.tsx'
import { ChevronRightIcon } from '#primitives/moreIcons.tsx'
import { defineSlotStyles } from '#theme/defineStyles.ts'

/** On a phone all stand in one line: the page behind a crumb, and this page's heading, say it whole. */
const oneLine = { mdDown: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } } as const

/** Above and below a crumb: the link itself is as high as a finger needs. */
const air = { base: '3', md: '1.5' }

const styles = defineSlotStyles({
  list: {
    display: 'flex',
    flexWrap: { md: 'wrap' },
    textStyle: 'small',
    color: 'fg.muted',
    // The air of the links is no distance to what stands around them.
    marginBlock: { base: '-1.5', md: '0' },
  },
  item: {
    display: 'flex',
    alignItems: 'flex-start',
    minWidth: '0',
    maxWidth: 'full',
    // The first is short and the last says where we are: what stands between them gives way.
    mdDown: {
      '&:first-of-type': { flexShrink: 0 },
      // In the second place the last one gives way as well: nothing stands between.
      '&:nth-of-type(3)': { flexShrink: 0 },
    },
  },
  // In the middle of its crumb's first line, which is 6 px higher.
  arrow: {
    flexShrink: '0',
    fontSize: '0.75rem',
    marginInline: '1.5',
    marginTop: { base: 'calc({spacing.3} + 3px)', md: 'calc({spacing.1.5} + 3px)' },
  },
  link: { display: 'inline-block', minWidth: '0', paddingBlock: air, ...oneLine },
  current: {
    minWidth: '0',
    paddingBlock: air,
    color: 'fg',
    fontWeight: 'medium',
    ...oneLine,
  },
})

interface BreadcrumbProps {
  /** From the top down; the last one is this page and needs no `href`. */
  items: readonly { label: string; href?: string | undefined }[]
}

/** The way to this page. */
export function Breadcrumb({ items }: BreadcrumbProps) {
  const { t } = useTranslation()
  return (
    <nav aria-label={t('youAreHere')}>
      <chakra.ol css={styles.list}>
        {items.map((item, index) => (
          <chakra.li key={item.label} css={styles.item}>
            {index > 0 && <ChevronRightIcon css={styles.arrow} />}
            {item.href ? (
              <Link href={item.href} variant="plain" css={styles.link}>
                {item.label}
              </Link>
            ) : (
              <chakra.span aria-current="page" css={styles.current}>
                {item.label}
              </chakra.span>
            )}
          </chakra.li>
        ))}
      </chakra.ol>
    </nav>
  )
}
