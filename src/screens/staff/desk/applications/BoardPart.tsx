import type { Stage } from '@atrium/contract/hiring'
import { Message } from '@atrium/ui'
import { cardElement, Excerpt, StageBoard, UndoNote, useApplicationTexts } from '@atrium/ui/hiring'
import { useLocation } from 'react-router-dom'
import { href } from '#config/site.ts'
import { usePermissions } from '#features/profile/usePermissions.ts'
import { useToday } from '#hooks/useNow.ts'
import { useSecondsLeft } from '#hooks/useSecondsLeft.ts'
import { staffKey, useTabState } from '#hooks/useTabState.ts'
import { LazyMail } from './LazyMail.tsx'
import { NothingFound } from './NothingFound.tsx'
import type { useApplications } from './useApplications.ts'
import { useMove } from './useMove.ts'

type BoardPartProps = Pick<
  ReturnType<typeof useApplications>,
  'rows' | 'stages' | 'vacancyOf' | 'nameOf' | 'search'
>

/** The applications by stage. */
export function BoardPart({ rows, stages, vacancyOf, nameOf, search: { found, wanted } }: BoardPartProps) {
  const { search } = useLocation()
  const today = useToday()
  const { stageName } = useApplicationTexts(stages)
  const canMove = usePermissions().permissions?.includes('hiring.manage') ?? false
  const moves = useMove(stageName)
  const secondsLeft = useSecondsLeft(moves.last?.undoableUntil ?? null)
  const [unfolded = [], setUnfolded] = useTabState<Stage[]>(`${staffKey}applicationStages`)
  const asked = rows.find(({ id }) => id === moves.asked?.id)
  if (rows.length === 0) return <NothingFound />
  return (
    <>
      <StageBoard
        stages={stages}
        note={
          <>
            {moves.failure && <Message variant="banner" tone="danger" {...moves.failure} />}
            <UndoNote
              outcome={moves.outcome}
              secondsLeft={secondsLeft}
              isUndoing={moves.isUndoing}
              onUndo={() => moves.undoMove()}
              returnFocus={() => (moves.last ? cardElement(moves.last) : null)}
            />
          </>
        }
        applications={rows}
        unfolded={unfolded}
        onUnfold={found ? undefined : setUnfolded}
        today={today}
        canMove={canMove}
        hrefOf={({ id }) => `${href('application', { id })}${search}`}
        vacancyOf={vacancyOf}
        ownerOf={({ ownerId }) => nameOf(ownerId)}
        excerptOf={({ id }) => {
          const text = found?.get(id)
          return text && <Excerpt text={text} wanted={wanted} />
        }}
        onMoveTo={moves.requestMove}
      />
      {moves.asked && asked && (
        <LazyMail
          application={asked}
          moves={moves}
          onClose={moves.onClose}
          returnFocus={() => (moves.asked ? cardElement(moves.asked) : null)}
        />
      )}
    </>
  )
}
