import { Link, SkeletonRegion } from '@atrium/ui'
import { DeskSection } from '@atrium/ui/desk'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { href } from '#config/site.ts'
import { QueryError } from '#hooks/QueryError.tsx'
import { useQueryError } from '#hooks/useQueryError.ts'

/** How many that wait are shown. */
const most = 5

interface WaitingSectionProps<Entry> {
  heading: string
  /** The page that has all of them. */
  page: 'leave' | 'changes' | 'inbox'
  /** Those that wait, and those that did since the overview was opened. */
  entries: readonly Entry[]
  isWaiting: (entry: Entry) => boolean
  isKnown: boolean
  queries: Parameters<typeof useQueryError>[1][]
  /** The words of a failure. */
  failed: string
  /** Draws an entry with its decision. */
  children: (entry: Entry) => ReactNode
}

/** The first entries of a page that wait, to decide in place, and the way to the rest; nothing when there are none. */
export function WaitingSection<Entry>(props: WaitingSectionProps<Entry>) {
  const { heading, page, entries, isWaiting, isKnown, queries, failed, children } = props
  const { t } = useTranslation('desk')
  const failure = useQueryError(!isKnown, ...queries)
  if (isKnown && entries.length === 0) return null
  const rest = entries.filter(isWaiting).slice(most)
  return (
    <DeskSection heading={heading}>
      {failure && <QueryError variant="banner" heading={failed} failure={failure} />}
      {!isKnown && !failure && <SkeletonRegion label={t('overview.loading')} shape="rows" count={2} />}
      {entries.filter((entry) => !rest.includes(entry)).map(children)}
      {rest.length > 0 && (
        <Link variant="plain" href={href(page)} justifySelf="start">
          {t('overview.more', { count: rest.length, page: t(`pages.${page}.title`) })}
        </Link>
      )}
    </DeskSection>
  )
}
