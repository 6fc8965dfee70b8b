import { DeskPage } from '@atrium/ui/desk'
import { Tabs } from '@atrium/ui/rooms'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { usePageTitle } from '#hooks/usePageTitle.ts'
import { BoardPart } from './rooms/BoardPart.tsx'
import { ComputersPart } from './rooms/ComputersPart.tsx'
import { addressedView, withView } from './rooms/roomsView.ts'

/** `/staff/desk/rooms`: who sits where, and with `?view=computers` which computer is with whom. */
export function RoomsDeskScreen() {
  const { t } = useTranslation(['roomsDesk', 'table'])
  usePageTitle(t('title'))
  const [params, setParams] = useSearchParams()
  return (
    <DeskPage heading={t('title')} lead={t('lead')}>
      <div>
        <Tabs
          label={t('view.label')}
          selected={addressedView(params)}
          onSelect={(view) => setParams((before) => withView(before, view), { preventScrollReset: true })}
          items={[
            { value: 'rooms', label: t('view.rooms'), panel: <BoardPart /> },
            { value: 'computers', label: t('view.computers'), panel: <ComputersPart /> },
          ]}
        />
      </div>
    </DeskPage>
  )
}
