import type { LeaveRequest } from '@atrium/contract/leave'
import { decisions, leaveRules } from '@atrium/contract/leave'
import { LeaveCard, type LeaveCardProps } from '@atrium/ui/leave'
import { useTranslation } from 'react-i18next'
import { useLeaveTexts } from '#features/leave/useLeaveTexts.ts'
import { requestAnchor } from '#screens/staff/desk/requestAnchor.ts'
import { useDecision } from './useDecision.ts'
import { useRequestFacts } from './useRequestFacts.ts'

interface WaitingRequestProps extends Pick<LeaveCardProps, 'selection'> {
  request: LeaveRequest
  onDecided: () => void
  onChanged: () => void
}

/** A request that waits for the person, or did until a moment ago. */
export function WaitingRequest({ request, selection, onDecided, onChanged }: WaitingRequestProps) {
  const { t } = useTranslation('leave')
  const { formatDays, stepsOf } = useLeaveTexts()
  const factsOf = useRequestFacts()
  const { words, error, busy, failure, take, onWords } = useDecision(request, { onDecided, onChanged })
  const { name, position, unit, state, days, message, steps, isMine } = request
  const possible = decisions.filter((decision) => isMine && leaveRules[decision].from.includes(state))
  return (
    <LeaveCard
      id={requestAnchor(request)}
      selection={selection}
      formLabel={t('decide.formLabel', { name, days: formatDays(days) })}
      name={name}
      about={[position, unit].filter(Boolean).join(' · ')}
      state={t(`states.${state}`)}
      facts={factsOf(request)}
      message={message}
      steps={{ label: t('steps.label'), steps: stepsOf(steps) }}
      words={{
        label: t('decide.words'),
        hint: t(state === 'cancelRequested' ? 'decide.hintCancel' : 'decide.hintWish'),
        value: words,
        error,
        onChange: onWords,
      }}
      actions={possible.map((decision) => ({
        label: t(`decide.${decision}`),
        fullLabel: t('decide.named', { action: t(`decide.${decision}`), name, days: formatDays(days) }),
        isMain: decision === 'grant' || decision === 'grantCancel',
        isLoading: busy === decision,
        onPress: () => void take(decision),
      }))}
      failure={failure}
    />
  )
}
