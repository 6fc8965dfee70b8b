import { foldText, sortByName } from '@atrium/contract/core'
import { fullNameOf, type PersonRecord } from '@atrium/contract/people'
import { BulkDialog } from '@atrium/ui/people'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useListRoomsQuery } from '#api/employeesApi.ts'
import { firstNames } from '#hooks/bulkOutcome.ts'
import { useFormDraft } from '#hooks/useFormDraft.ts'
import { useLanguage } from '#hooks/useLanguage.ts'
import { useStaffUser } from '#hooks/useStaffUser.ts'
import { staffKey } from '#hooks/useTabState.ts'
import { type BulkAction, bulkSteps } from './bulkSteps.ts'
import type { useBulkChange } from './useBulkChange.ts'
import { useLanguageOptions } from './useLanguageOptions.ts'
import { usePeopleOptions } from './usePersonForm.ts'

interface BulkPartProps {
  action: BulkAction
  bulk: ReturnType<typeof useBulkChange>
  selected: readonly PersonRecord[]
  people: readonly PersonRecord[]
}

/** Asks what the selected people get, and says whom it changes. */
export function BulkPart({ action, bulk, selected, people }: BulkPartProps) {
  const { t } = useTranslation('people')
  const { language } = useLanguage()
  const { id: ownId } = useStaffUser()
  const choice = useChoice(action, selected, people)
  const start = useMemo(() => ({ choice: action === 'invitation' ? language : '' }), [action, language])
  const { draft, onDraft, beginSending } = useFormDraft<{ choice: string }>(
    `${staffKey}people.${action}`,
    start,
  )
  const stepsOf = (chosen: string) => bulkSteps(action, selected, chosen, ownId)
  const isInvitation = action === 'invitation'

  const groupsOf = (chosen: string) => {
    const steps = stepsOf(chosen)
    const linesOf = (lines: readonly string[]) =>
      firstNames(
        sortByName(lines, (line) => line),
        (number) => t('bulk.more', { number }),
      )
    const namesOf = (some: typeof steps) => linesOf(some.map(({ person }) => fullNameOf(person)))
    const again = steps.filter(({ step }) => step && 'accountId' in step)
    const changed = steps.filter(({ step }) => step && !('accountId' in step))
    const unchanged = steps.flatMap(({ person, why }) =>
      why ? t('bulk.one', { name: fullNameOf(person), why: t(`bulk.why.${why}`) }) : [],
    )
    return [
      {
        heading: t(isInvitation ? 'bulk.invites' : 'bulk.changes', { number: changed.length }),
        lines: namesOf(changed),
      },
      { heading: t('bulk.again', { number: again.length }), lines: namesOf(again) },
      {
        heading: t('bulk.stays', { number: unchanged.length }),
        lines: linesOf(unchanged),
      },
    ].filter(({ lines }) => lines.length > 0)
  }

  return (
    <BulkDialog
      title={t(`bulk.title.${action}`, { count: selected.length })}
      draft={draft ?? start}
      onDraft={onDraft}
      choice={choice}
      groupsOf={groupsOf}
      messages={bulk.messages}
      progress={bulk.running && { ...bulk.running, text: t('bulk.progress', { ...bulk.running }) }}
      validate={({ choice: chosen }: { choice?: string }) =>
        choice && !chosen ? { choice: t('bulk.choose') } : ({} as Record<string, string>)
      }
      onSubmit={async ({ choice: chosen = '' }: { choice?: string }) => {
        const removeDraft = beginSending()
        if (!(await bulk.execute(stepsOf(chosen)))) return {}
        removeDraft()
        return undefined
      }}
      buttons={{
        save: t(isInvitation ? 'account.inviteNow' : 'save'),
        saving: t(isInvitation ? 'account.inviting' : 'saving'),
        cancel: t(bulk.running ? 'bulk.stop' : 'cancel'),
      }}
      onCancel={bulk.close}
    />
  )
}

/** What there is to choose; nothing where everybody selected has an account. */
function useChoice(action: BulkAction, selected: readonly PersonRecord[], people: readonly PersonRecord[]) {
  const { t } = useTranslation('people')
  const { data: rooms = [] } = useListRoomsQuery()
  const languages = useLanguageOptions()
  const managers = usePeopleOptions(people)
  const placeholder = t('choose')
  if (action === 'invitation')
    return selected.some(({ account, leftAt }) => !account && !leftAt)
      ? { label: t('account.language'), placeholder, options: languages }
      : undefined
  if (action === 'room') {
    const options = rooms.map(({ roomname }) => ({ value: roomname, label: roomname }))
    return { label: t('room'), placeholder, options }
  }
  return {
    label: t('manager'),
    placeholder,
    options: managers,
    search: {
      listLabel: t('record.people'),
      nothingFound: t('record.nobodyFound'),
      notChosen: t('bulk.notChosen'),
      foldText,
    },
  }
}
