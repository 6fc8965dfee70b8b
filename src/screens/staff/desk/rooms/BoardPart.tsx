import type { DeskRoom, RoomPlan } from '@atrium/contract/rooms'
import { SkeletonRegion } from '@atrium/ui'
import { RoomBoard } from '@atrium/ui/rooms'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useGetRoomPlanQuery, useMovePeopleMutation } from '#api/roomsApi.ts'
import { href } from '#config/site.ts'
import { QueryError } from '#hooks/QueryError.tsx'
import { useLiveList } from '#hooks/useLiveList.ts'
import { useMutationToast } from '#hooks/useMutationToast.ts'
import { useOutcome } from '#hooks/useOutcome.ts'
import { useQueryError } from '#hooks/useQueryError.ts'
import { DeleteRoomPart } from './DeleteRoomPart.tsx'
import { RoomPart } from './RoomPart.tsx'

type Open = { what: 'add' } | { what: 'edit' | 'delete'; room: DeskRoom }

/** The page of labels with the badges of people. */
const badgesHref = (people: Readonly<RoomPlan['people']>) =>
  `${href('labels')}?${new URLSearchParams([['kind', 'badge'], ...people.map(({ idnumber }) => ['of', idnumber])])}`

/** The rooms with their people; people move by dragging, or by selection. */
export function BoardPart() {
  const { t } = useTranslation('roomsDesk')
  const query = useGetRoomPlanQuery(undefined, useLiveList())
  const { data: plan } = query
  const failure = useQueryError(!plan, query)
  const [open, setOpen] = useState<Open>()
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set())
  const [move] = useMovePeopleMutation()
  const moving = useMutationToast<'move'>('roomsDesk:moveFailure')
  const { outcome, showOutcome } = useOutcome()
  const close = (saved?: string) => {
    setOpen(undefined)
    showOutcome(saved)
  }

  if (failure) return <QueryError heading={t('failed')} failure={failure} />
  if (!plan) return <SkeletonRegion label={t('loading')} />

  const moveSelected = (people: Readonly<RoomPlan['people']>, roomId: number | null) => {
    const room = plan.rooms.find(({ id }) => id === roomId)?.name ?? t('noRoom')
    const change = async () => {
      await move({ people: people.map(({ id }) => id), roomId }).unwrap()
      setSelected(new Set())
    }
    showOutcome(undefined)
    void moving.act('move', change, t('selection.moved', { count: people.length, room }))
  }
  return (
    <>
      <RoomBoard
        plan={plan}
        failure={moving.failure}
        outcome={moving.outcome ?? outcome}
        selected={selected}
        onSelect={setSelected}
        onMove={(personId, roomId) =>
          void moving.act('move', () => move({ people: [personId], roomId }).unwrap(), undefined)
        }
        onMoveSelected={moveSelected}
        labelsHref={badgesHref}
        onAdd={() => setOpen({ what: 'add' })}
        onEdit={(room) => setOpen({ what: 'edit', room })}
        onDelete={(room) => setOpen({ what: 'delete', room })}
      />
      {open?.what === 'add' && <RoomPart onClose={close} />}
      {open?.what === 'edit' && <RoomPart room={open.room} onClose={close} />}
      {open?.what === 'delete' && <DeleteRoomPart room={open.room} onClose={close} />}
    </>
  )
}
