import { DeskPage } from '@atrium/ui/desk'
import { Tabs } from '@atrium/ui/rooms'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { usePageTitle } from '#hooks/usePageTitle.ts'
import { BoardPart } from './rooms/BoardPart.tsx'
import { ComputersPart } from './rooms/ComputersPart.tsx'

const viewParam = 'view'

/** `/staff/desk/rooms`: who sits where, and with `?view=computers` which computer is with whom. */
export function RoomsDeskScreen() {
  const { t } = useTranslation(['roomsDesk', 'table'])
  usePageTitle(t('title'))
  const [params, setParams] = useSearchParams()
  const select = (view: 'rooms' | 'computers') =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before)
        if (view === 'computers') next.set(viewParam, view)
        else next.delete(viewParam)
        return next
      },
      { preventScrollReset: true },
    )
  return (
    <DeskPage heading={t('title')} lead={t('lead')}>
      <div>
        <Tabs
          label={t('view.label')}
          selected={params.get(viewParam) === 'computers' ? 'computers' : 'rooms'}
          onSelect={select}
          items={[
            { value: 'rooms', label: t('view.rooms'), panel: <BoardPart /> },
            { value: 'computers', label: t('view.computers'), panel: <ComputersPart /> },
          ]}
        />
      </div>
    </DeskPage>
  )
}
