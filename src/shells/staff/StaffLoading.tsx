import { staffMenu } from '@atrium/contract/core'
import { StaffFrameSkeleton } from '@atrium/ui/staff'
import { useFrame } from './useFrame.ts'
import { usePlaces } from './usePlaces.ts'

/** The frame of the staff area without personal data: the server renders it for every page of the area. */
export function StaffLoading() {
  const { barHeight, language, languages } = useFrame('area')
  const { currentAs } = usePlaces()
  return (
    <StaffFrameSkeleton
      barHeight={barHeight}
      language={language}
      languages={languages}
      menu={staffMenu.map((page) => ({ page, current: currentAs(page) }))}
    />
  )
}
