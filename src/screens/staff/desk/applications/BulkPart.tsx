import type { ApplicationRow, HiringStage, Stage } from '@atrium/contract/hiring'
import {
  applicantName,
  BulkApplicationDialog,
  type BulkKind,
  type BulkPerson,
  type BulkValues,
  useApplicationTexts,
} from '@atrium/ui/hiring'
import { useTranslation } from 'react-i18next'
import { useListTemplatesQuery } from '#api/hiringSettingsApi.ts'
import { usePermissions } from '#features/profile/usePermissions.ts'
import { useOutcomeMessages } from '#hooks/useBulkRun.ts'
import { useFormDraft } from '#hooks/useFormDraft.ts'
import { useMessageTexts } from '#hooks/useMessageTexts.ts'
import { useStaffUser } from '#hooks/useStaffUser.ts'
import { staffKey } from '#hooks/useTabState.ts'
import { useColleagueOptions } from '../useColleagueOptions.ts'
import { bulkErrors, bulkSteps, hasMail, noOwner, reachedBy, whyUnmoved } from './bulkSteps.ts'
import { mailValues } from './mailValues.ts'
import type { useBulkApplications } from './useBulkApplications.ts'

interface BulkPartProps {
  kind: BulkKind
  bulk: ReturnType<typeof useBulkApplications>
  selected: readonly ApplicationRow[]
  stages: readonly HiringStage[]
}

const empty: BulkValues = {}

/** The form of a change of several applications; a mail is previewed for each applicant. */
export function BulkPart({ kind, bulk, selected, stages }: BulkPartProps) {
  const { t } = useTranslation('applications')
  const translate = useMessageTexts()
  const { stageName } = useApplicationTexts(stages)
  const sender = applicantName(useStaffUser())
  const { data: templates = [] } = useListTemplatesQuery()
  const people = useColleagueOptions()
  const messagesOf = useOutcomeMessages()
  const { draft, onDraft, beginSending } = useFormDraft<BulkValues>(`${staffKey}applications.${kind}`, empty)
  // A person who may add people hires with the form of the record, one application at a time.
  const mayAdd = usePermissions().permissions?.includes('people.manage')
  const personOf = (one: ApplicationRow): BulkPerson => ({
    id: one.id,
    name: applicantName(one),
    language: one.language,
    values: mailValues(one, sender),
  })
  const effectOf = (stage: string) => {
    const unmoved = selected.flatMap((one) => {
      const why = whyUnmoved(one, stage)
      return why ? [{ id: one.id, name: applicantName(one), result: 'failed' as const, why }] : []
    })
    const whys = new Map(unmoved.map(({ id, why }) => [id, t(`bulk.why.${why}`)]))
    const messages = messagesOf(
      unmoved,
      (_result, count) => t('bulk.unmoved', { count }),
      ({ id }) => whys.get(id) ?? '',
    )
    return {
      reached: reachedBy('move', { stage }, selected).map(personOf),
      unmoved: messages.map((message) => ({ ...message, tone: 'warning' as const })),
    }
  }
  return (
    <BulkApplicationDialog
      kind={kind}
      selected={selected.map(personOf)}
      stages={stages
        .filter(({ id }) => id !== 'hired' || !mayAdd)
        .map(({ id }) => ({ value: id, label: stageName(id) }))}
      effectOf={effectOf}
      templates={templates}
      people={[{ value: noOwner, label: t('owner.none') }, ...people]}
      draft={draft ?? empty}
      onDraft={onDraft}
      translate={translate}
      validate={(values) =>
        bulkErrors(kind, values as BulkValues, selected, {
          noStage: t('bulk.chooseStage'),
          nothingMoves: t('bulk.nothingMoves'),
          noTag: t('tags.missing'),
          noOwner: t('owner.notChosen'),
        })
      }
      messages={bulk.messages}
      progress={bulk.running}
      onSubmit={async (values) => {
        const removeDraft = beginSending()
        const typed = values as BulkValues
        const stage = stageName(typed.stage as Stage)
        const done = kind === 'move' && hasMail(kind, typed) ? 'moveAndMail' : kind
        const nameDone = (count: number) => t(`bulk.done.${done}`, { count, stage })
        if (!(await bulk.execute(bulkSteps(kind, typed, selected, sender), selected, nameDone))) return {}
        removeDraft()
        return undefined
      }}
      onCancel={bulk.close}
    />
  )
}
