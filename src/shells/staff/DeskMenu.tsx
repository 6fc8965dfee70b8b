import { type DeskPageName, deskGroupOf } from '@atrium/contract/core'
import { SectionMenu, useLoaded } from '@atrium/ui/staff'
import { type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { href } from '#config/site.ts'
import { whenContentShown } from '#hooks/whenContentShown.ts'
import { useAppStore } from '#store/hooks.ts'
import { usePlaces } from './usePlaces.ts'

interface DeskMenuProps {
  /** The pages that are open to the person. */
  open: readonly DeskPageName[]
  children: ReactNode
}

/** The menu of the desk beside or above its page. How much waits comes after the content. */
export function DeskMenu({ open, children }: DeskMenuProps) {
  const { t } = useTranslation('staff')
  const { currentAs } = usePlaces()
  const counts = useWaitingCounts()
  const groups = open.map(deskGroupOf)
  const links = (['desk', ...open] as const).map((page, at) => {
    const Count = page === 'desk' ? undefined : counts?.[page]
    return {
      label: t(`desk.${page}`),
      href: href(page),
      isCurrent: page === 'desk' ? currentAs(page) === 'page' : currentAs(page) !== undefined,
      badge: Count && <Count />,
      startsGroup: at > 0 && groups[at - 1] !== groups[at - 2],
    }
  })
  return (
    <SectionMenu label={t('desk.label')} links={links} isLong>
      {children}
    </SectionMenu>
  )
}

const loadCounts = () => import(/* webpackChunkName: "waitingCounts" */ './waitingCounts.tsx')

function useWaitingCounts() {
  const store = useAppStore()
  const [isContentShown, setContentShown] = useState(false)
  useEffect(() => whenContentShown(store, () => setContentShown(true)), [store])
  return useLoaded(loadCounts, isContentShown)?.waitingCounts
}
