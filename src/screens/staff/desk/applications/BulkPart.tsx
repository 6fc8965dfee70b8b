import type { ApplicationRow, HiringStage } from '@atrium/contract/hiring'
import {
  applicantName,
  BulkApplicationDialog,
  type BulkKind,
  type BulkValues,
  useApplicationTexts,
} from '@atrium/ui/hiring'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useListTemplatesQuery } from '#api/hiringSettingsApi.ts'
import { useFormDraft } from '#hooks/useFormDraft.ts'
import { useMessageTexts } from '#hooks/useMessageTexts.ts'
import { useStaffUser } from '#hooks/useStaffUser.ts'
import { staffKey } from '#hooks/useTabState.ts'
import { bulkErrors, bulkSteps, languagesOf } from './bulkSteps.ts'
import { mailValues } from './mailValues.ts'
import type { useBulkApplications } from './useBulkApplications.ts'
import { useOwnerOptions } from './useOwnerOptions.ts'

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
  const people = useOwnerOptions()
  const { draft, onDraft, beginSending } = useFormDraft<BulkValues>(`${staffKey}applications.${kind}`, empty)
  const persons = useMemo(
    () =>
      selected.map((one) => ({
        id: one.id,
        name: applicantName(one),
        language: one.language,
        values: mailValues(one, sender),
      })),
    [selected, sender],
  )
  return (
    <BulkApplicationDialog
      kind={kind}
      selected={persons}
      languages={languagesOf(selected)}
      stages={stages.map(({ id }) => ({ value: id, label: stageName(id) }))}
      templates={templates}
      people={people}
      draft={draft ?? empty}
      onDraft={onDraft}
      translate={translate}
      validate={(values) =>
        bulkErrors(
          kind,
          values as BulkValues,
          selected,
          t(kind === 'tag' ? 'tags.missing' : 'bulk.chooseStage'),
        )
      }
      messages={bulk.messages}
      progress={bulk.running}
      onSubmit={async (values) => {
        const removeDraft = beginSending()
        const steps = bulkSteps(kind, values as BulkValues, selected, sender)
        if (!(await bulk.execute(steps, selected))) return {}
        removeDraft()
        return undefined
      }}
      onCancel={bulk.close}
    />
  )
}
