import { SkeletonRegion } from '@atrium/ui'
import { DayRows, TodayCard, TodayPart } from '@atrium/ui/today'
import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { href } from '#config/site.ts'
import { QueryError } from '#hooks/QueryError.tsx'
import { useQueryError } from '#hooks/useQueryError.ts'

/** How many are listed. */
const shown = 5

interface WaitingCardProps {
  heading: string
  /** The page where it is decided. */
  page: 'leave' | 'changes' | 'inbox'
  /** All that waits; each row leads to the page, or to its place there (`anchor`). */
  rows: readonly (Omit<ComponentProps<typeof DayRows>['items'][number], 'href'> & { anchor?: string })[]
  isKnown: boolean
  queries: Parameters<typeof useQueryError>[1][]
  /** The words of a failure. */
  failed: string
}

/** The first few waiting entries of one page; renders nothing when there are none. */
export function WaitingCard({ heading, page, rows, isKnown, queries, failed }: WaitingCardProps) {
  const { t } = useTranslation('desk')
  const failure = useQueryError(!isKnown, ...queries)
  const more = rows.length - shown
  if (isKnown && rows.length === 0) return null
  return (
    <TodayCard heading={heading} link={{ label: t(`overview.to.${page}`), href: href(page) }}>
      <TodayPart nothing={more > 0 ? t('overview.more', { count: more }) : undefined}>
        {failure && <QueryError variant="banner" heading={failed} failure={failure} />}
        {!isKnown && !failure && <SkeletonRegion label={t('overview.loading')} shape="rows" count={2} />}
        {isKnown && (
          <DayRows
            label={heading}
            kind="waiting"
            items={rows
              .slice(0, shown)
              .map(({ anchor, ...row }) => ({ ...row, href: href(page) + (anchor ? `#${anchor}` : '') }))}
          />
        )}
      </TodayPart>
    </TodayCard>
  )
}
