import { languages, toTag } from '@atrium/contract/core'
import type { RecordRequest } from '@atrium/contract/people'
import { ChangeCard } from '@atrium/ui/desk'
import { useDateOf } from '@atrium/ui/i18n'
import { useTranslation } from 'react-i18next'
import { useChangesOf } from '#features/recordRequests/useChangesOf.ts'
import { requestAnchor } from '#screens/staff/desk/requestAnchor.ts'
import { useChangeDecision } from './useChangeDecision.ts'

interface WaitingChangeProps {
  request: RecordRequest
  onDecided: () => void
  onChanged: () => void
}

/** A request that waits, or did until a moment ago. */
export function WaitingChange({ request, onDecided, onChanged }: WaitingChangeProps) {
  const { t } = useTranslation('changes')
  const dateOf = useDateOf()
  const changesOf = useChangesOf()
  const { typed, errors, busy, failure, take, onType } = useChangeDecision(request, { onDecided, onChanged })
  const { name, position, unit, state, reason, createdAt, changes, present } = request
  const isWaiting = state === 'sent'
  return (
    <ChangeCard
      id={requestAnchor(request)}
      name={name}
      about={[position, unit, t('asked', { day: dateOf(createdAt) })].filter(Boolean).join(' · ')}
      state={t(`states.${state}`)}
      changes={changesOf(request)}
      nothing={t('nothing')}
      reason={reason}
      fields={
        isWaiting && changes.position !== undefined
          ? languages.map((language) => ({
              label: t(`decide.${toTag(language)}`),
              hint: t('decide.now', { position: present.position[language] || t('nothing') }),
              value: typed[language],
              error: errors[`position.${language}`],
              onChange: (text: string) => onType({ [language]: text }),
            }))
          : []
      }
      words={{
        label: t('decide.words'),
        hint: t('decide.hint'),
        value: typed.words,
        error: errors.words,
        onChange: (words) => onType({ words }),
      }}
      actions={
        isWaiting
          ? (['grant', 'decline'] as const).map((decision) => ({
              label: t(`decide.${decision}`),
              fullLabel: t('decide.named', { action: t(`decide.${decision}`), name }),
              isMain: decision === 'grant',
              isLoading: busy === decision,
              onPress: () => void take(decision),
            }))
          : []
      }
      failure={failure}
    />
  )
}
