import type { IsoDay } from '@atrium/contract/days'
import type { MeetingRoom, RoomState } from '@atrium/contract/rooms'
import { chakra } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { SelectField } from '#forms/SelectField.tsx'
import { useDayNames } from '#i18n/useDayNames.ts'
import { Text } from '#primitives/Text.tsx'
import { useDayList } from './useDayList.ts'

interface RoomChoice extends Pick<MeetingRoom, 'roomname' | 'capacity'> {
  /** At the time in the form; left out while it is not known, and for a series. */
  state?: RoomState | undefined
  /** The days of the series on which another meeting has it. */
  conflictDays: readonly IsoDay[]
}

export interface RoomFieldProps {
  /** Those to choose from. */
  rooms: readonly RoomChoice[]
  chosen?: RoomChoice | undefined
  /** The rooms did not load, or the chosen room cannot be booked. */
  problem?: 'failed' | 'notBookable' | 'notBookableNow' | undefined
  /** How many people meet. */
  people: number
  /** How many meetings the series has; 0 where its days are not known, and without one. */
  seriesDays: number
  /** The only day of the series that could be checked. */
  checkedDay?: IsoDay | undefined
  /** Whether the rooms are from the offline copy, without what is known of them. */
  isOffline: boolean
}

/** The room of a meeting. A busy or too small room can be chosen; a note warns about it. */
export function RoomField(props: RoomFieldProps) {
  const { rooms, chosen, problem, people, seriesDays: count, checkedDay, isOffline } = props
  const { t } = useTranslation('meeting')
  const { formatDayOfYear } = useDayNames()
  const listDays = useDayList()
  const isSmall = ({ capacity }: RoomChoice) => capacity < people

  /** What is known of a room, in the list: "busy until 11:30". */
  const formatState = ({ state, conflictDays }: RoomChoice) => {
    const taken = conflictDays.length
    if (count > 0)
      return taken > 0 ? t('room.seriesTaken', { taken, count }) : t('room.seriesFree', { count })
    if (state?.kind === 'busy') return t('room.busyUntil', { time: state.until })
    if (state?.kind === 'busyLater') return t('room.busyFrom', { time: state.from })
    return state && t('room.free')
  }
  const formatDays = (taken: readonly IsoDay[]) => {
    if (taken.length === 0) return t('room.isSeriesFree', { count })
    return t('room.isSeriesTaken', { taken: taken.length, count, days: listDays(taken) })
  }
  const formatChosen = (room: RoomChoice) => {
    const { state, conflictDays, capacity } = room
    const notes = [
      isOffline && t('room.offline'),
      state?.kind === 'free' && t('room.isFree'),
      state?.kind === 'busy' && t('room.isBusyUntil', { time: state.until }),
      state?.kind === 'busyLater' && t('room.isBusyFrom', { time: state.from }),
      count > 0 && formatDays(conflictDays),
      isSmall(room) && t('room.isSmall', { seats: capacity, people }),
      checkedDay && t('room.oneDay', { day: formatDayOfYear(checkedDay) }),
    ]
    return notes.filter(Boolean).join(' ')
  }

  const note = problem ? t(`room.${problem}`) : chosen && formatChosen(chosen)
  const isBusy = chosen?.state && chosen.state.kind !== 'free'
  const isClash = chosen
    ? isSmall(chosen) || chosen.conflictDays.length > 0 || isBusy
    : problem !== undefined && problem !== 'failed'
  return (
    <div>
      <SelectField
        name="roomname"
        label={t('fields.room')}
        placeholder={t('room.none')}
        options={rooms.map((room) => ({
          value: room.roomname,
          label: [
            t('room.option', { name: room.roomname, seats: room.capacity }),
            formatState(room),
            isSmall(room) && t('room.tooSmall'),
          ]
            .filter(Boolean)
            .join(' · '),
        }))}
      />
      <chakra.div role="status" css={{ '&:not(:empty)': { marginTop: '1.5' } }}>
        {note && (
          <Text size="small" tone={isClash ? 'danger' : 'muted'}>
            {note}
          </Text>
        )}
      </chakra.div>
    </div>
  )
}
