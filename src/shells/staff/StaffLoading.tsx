import { staffMenu } from '@atrium/contract/core'
import { StaffFrameSkeleton } from '@atrium/ui/staff'
import { useTranslation } from 'react-i18next'
import { href } from '#config/site.ts'
import { useFrame } from './useFrame.ts'
import { usePlaces } from './usePlaces.ts'

/** The frame of the staff area without personal data: the server renders it for every page of the area. */
export function StaffLoading() {
  const { t } = useTranslation(['staff', 'common'])
  const { currentAs } = usePlaces()
  return (
    <StaffFrameSkeleton
      {...useFrame('area')}
      label={t('menu.label')}
      loadingLabel={t('common:loading')}
      entries={staffMenu.map((page) => ({
        label: t(`nav.${page}`),
        href: href(page),
        icon: page,
        current: currentAs(page),
      }))}
    />
  )
}
