import { pages } from '@atrium/contract/core'
import type { Room } from '@atrium/contract/people'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { SkeletonRegion } from '#blocks/states/SkeletonRegion.tsx'
import { Message } from '#primitives/Message.tsx'
import { LookupList } from './LookupList.tsx'

interface RoomsPageProps {
  /** `undefined` while they load. */
  rooms: readonly Room[] | undefined
  /** Replaces the rooms: the error of the query. */
  error?: ReactNode
  /** A colleague can print labels. */
  isColleague: boolean
  /** The search in the rooms. */
  children: ReactNode
}

/** The page of all rooms. */
export function RoomsPage({ rooms, error, isColleague, children }: RoomsPageProps) {
  const { t } = useTranslation('lookup')
  const actions = [
    { label: t('rooms.printDoors'), href: `${pages.labels}?kind=door` },
    { label: t('rooms.allLabels'), href: pages.labels },
  ]
  return (
    <LookupList heading={t('rooms.title')} actions={isColleague && rooms ? actions : []}>
      {error}
      {!error && !rooms && <SkeletonRegion label={t('rooms.loading')} shape="cards" />}
      {rooms?.length === 0 && (
        <Message
          variant="inline"
          headingLevel={2}
          heading={t('rooms.emptyTitle')}
          text={t('rooms.emptyText')}
        />
      )}
      {rooms && rooms.length > 0 && children}
    </LookupList>
  )
}
